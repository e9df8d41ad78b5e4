"""What people type or say, read: numbers, small words, how often something is meant."""
