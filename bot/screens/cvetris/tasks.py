"""The page that explains the four tasks of a game, with what each is worth to the reader now."""

from bot.screens.contract import Page
from bot.screens.language import Line, line
from engines.cvetris.view import View


def _tasks(view: View) -> tuple[Line, ...]:
    told = [line("cvetris-tasks-title" if view.viewer is not None else "cvetris-tasks-title-public")]
    for number, task in enumerate(view.tasks):
        rule = line(f"cvetris-task-rule-{task}")
        if view.viewer is None:
            told.append(line("cvetris-task-told", rule=rule))
        else:
            told.append(line("cvetris-task-worth", rule=rule, points=view.worths[view.viewer].tasks[number]))
    return tuple(told)


TASKS = Page(name="tasks", label="cvetris-button-tasks", lines=_tasks)
