"""The bot laboratory: what a pupil's bot is told, how its code is run, and matches between bots.

A bot never gets the match, its seed, the deck or another hand: it gets a *brief*, a deal that its
seat cannot tell from the real position, and answers with a *reply*. Whoever plays the match and
whoever runs the code need not be the same Python, and in the page they are not.
"""
