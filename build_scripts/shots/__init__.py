"""Pictures: of every screen, and the icons of the page."""
