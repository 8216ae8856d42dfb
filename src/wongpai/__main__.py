"""`python -m wongpai`: the same as the command `wongpai`."""

from wongpai.cli.main import main

if __name__ == "__main__":
    main()
