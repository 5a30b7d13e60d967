"""What Giganten and its remake Black Gold have in common: most of their rules.

Notes in the code cite Giganten's. Which of its own rules a frame comes from, each game says itself (`Game.shared`).
"""
