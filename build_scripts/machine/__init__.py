"""What this machine has and lacks: Python and Node tools, a browser, locks, progress."""
