"""Where tables are shown. Each platform is a folder, and the only place that imports its chat SDK."""
