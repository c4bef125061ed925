"""Small components of the page beside the picture: a panel of facts and a list of code lines."""
