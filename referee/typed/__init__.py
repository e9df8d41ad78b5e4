"""What people type or say, read: names, numbers, small words, how often something is meant."""
