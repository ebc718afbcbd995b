"""What the page asks of the school: lessons, classes and the laboratory."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from frontier.games import all_games

from . import asked
from .table import Table

if TYPE_CHECKING:
    from frontier.school.desk import Desk

    from . import wire
    from .lab import Laboratory


class School(Table):
    """The teacher's desk and the laboratory; a step that is begun lies on the table."""

    def lesson(self, request: wire.AskLesson) -> wire.LaidLesson:
        """Read a lesson and put it on the desk."""
        return {"lesson": self.desk.read(request.get("lesson"))}

    def lesson_follow(self, request: wire.AskLessonLink) -> wire.LaidLesson:
        """Read a lesson from its link and put it on the desk."""
        return {"lesson": self.desk.follow(asked.text(request, "link"))}

    def lesson_step(self, request: wire.AskStep) -> wire.BegunStep:
        """Lay a fresh copy of a step's match on the table, or one that is played on."""
        number = request.get("step")
        match, pupil, began = self.desk.begin(number, request.get("actions", ()))
        self.lay(match)
        opened = self.opened({"seat": request.get("seat", pupil)})
        return {**opened, "step": number, "pupil": pupil, "began": began}

    def lesson_try(self, request: wire.AskTry) -> wire.Attempted:
        """Play the pupil's action, or one of the others where it is played on, and judge it."""
        judged = self.desk.attempt(request.get("picks"), self.match)
        return {**self.standing({"seat": judged.seat}, judged.move), "verdict": judged.verdict}

    def lesson_answer(self, request: wire.AskAnswer) -> wire.Answered:
        """Judge what the pupil answers to the question of a step."""
        return {"verdict": self.desk.answer(request.get("answer"), self.match)}

    def lesson_solutions(self, request: wire.AskSolutions) -> wire.Solutions:
        """Carry on finding the actions that a check would accept."""
        return self.desk.solutions(request, asked.milliseconds(request))

    def lesson_grade(self, request: wire.AskSolutions) -> wire.Grade:
        """Carry on finding out which levels would find a right action."""
        return self.desk.grade(request, asked.milliseconds(request))

    def lesson_verify(self, request: wire.AskVerification) -> wire.Verification:
        """Carry on finding out whether every step can be solved."""
        return self.desk.verify(request.get("lesson"), asked.milliseconds(request))

    def lesson_link(self, request: wire.AskVerification) -> wire.LinkedLesson:
        """Carry on verifying a lesson; once every step is known to be solvable, give its link."""
        return self.desk.link(request.get("lesson"), asked.milliseconds(request))

    def statements(self, request: wire.AskStatements) -> wire.Offers:
        """List what statements can be about in a position."""
        return self.desk.statements(request)

    def assignment_link(self, request: wire.AskAssignmentLink) -> wire.WrittenLink:
        """Write what a class is given to do as the text of a link."""
        from frontier.school.assignment import read_assignment, write_assignment

        assignment = read_assignment(request.get("assignment"), all_games())
        return {"link": write_assignment(assignment, all_games())}

    def assignment(self, request: wire.AskAssignment) -> wire.ReadAssignment:
        """Tell what a class is given to do by a link."""
        from frontier.school.assignment import read_assignment_link

        link = asked.text(request, "link")
        return {"assignment": read_assignment_link(link, all_games()).written()}

    def result_link(self, request: wire.AskResultLink) -> wire.WrittenLink:
        """Write what a pupil has done as the text of a link."""
        classroom = self.desk.classroom(asked.text(request, "assignment"), request.get("lesson"))
        return {"link": classroom.write(request.get("done"))}

    def result(self, request: wire.AskResult) -> wire.ReadResult:
        """Replay what a pupil has handed in by a link."""
        classroom = self.desk.classroom(asked.text(request, "assignment"), request.get("lesson"))
        return {"result": classroom.read(asked.text(request, "link"))}

    def lab_series(self, request: wire.AskSeries) -> wire.Series:
        """Begin a series of games of bots, or carry on with it."""
        return self.lab.series(request)

    def lab_brief(self, request: wire.NothingAsked) -> wire.BriefTold:
        """Write down for a bot the moment at which the match is."""
        return self.lab.brief(self.on_table())

    def lab_write(self, request: wire.AskBot) -> wire.WrittenBot:
        """Write a bot as a file and as a link."""
        return self.lab.write(request)

    def lab_read(self, request: wire.AskReadBot) -> wire.ReadBot:
        """Read a bot from its link, or from its file."""
        return self.lab.read(request)

    @cached_property
    def desk(self) -> Desk:
        """The teacher's desk, which is put up when it is first asked for."""
        from frontier.school.desk import Desk

        return Desk(all_games())

    @cached_property
    def lab(self) -> Laboratory:
        """The bot laboratory, which is opened when it is first asked for."""
        from .lab import Laboratory

        return Laboratory()
