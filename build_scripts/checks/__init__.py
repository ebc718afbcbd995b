"""What test.py runs: steps side by side, the tools of lint, and what a change can touch."""
