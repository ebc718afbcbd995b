"""The doors of the house: the page's and the terminal's. They know everybody; nobody knows them."""
