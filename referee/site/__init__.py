"""The website: pages from the compiled rule base, and the thin MkDocs hook that builds them."""
