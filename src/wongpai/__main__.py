"""`python -m wongpai`: the same as the command `wongpai`."""

from wongpai.cli import run

if __name__ == "__main__":
    run()
