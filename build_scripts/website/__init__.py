"""Makes the site out of web/ and the core, and serves it."""
