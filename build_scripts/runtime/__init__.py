"""All surgery on Pyodide: what the page's Python starts from. README.md tells each trick."""
