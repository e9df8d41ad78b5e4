"""One small file per kind of page; each returns ``{path: Markdown}`` and touches nothing."""
