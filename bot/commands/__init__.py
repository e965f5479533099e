"""The commands of `raznotsvet`: each module has `HELP`, `arguments(parser)` and `run(args, settings) -> exit code`."""
