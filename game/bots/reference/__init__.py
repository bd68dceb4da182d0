"""The bots of the first version, kept unchanged as a yardstick for the arena.

Whether a change makes a bot stronger can only be measured against something that the change does
not touch. So everything that decides a move of `easy-1`, `medium-1` and `hard-1` is copied here
from the modules of the same name in `game.bots`; only facts are shared: the rules, and what can be
counted. The window and the network never offer these bots. A test replays games of theirs and
expects the same moves; do not improve anything in this folder.
"""
