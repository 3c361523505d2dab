import API
import Household
import Words

/// What a finished activity brought, for the child.
struct LearnEnding {
    var end: LearnEnd
    var canvas: Canvas

    var lines: [PaintedLine] {
        let summary = end.summary
        var lines = wrapped(canvas.said(summary.say), .bold)
        if let sprint = summary.sprint {
            lines += sprintLines(sprint, summary)
        } else if summary.kind != .copying, summary.gradedQuestions > 0 {
            lines.append(PaintedLine())
            lines += wrapped(
                canvas.say(
                    "learn.end.right", ["right": .number(summary.right), "total": .number(summary.gradedQuestions)]))
        }
        if summary.stars > 0 {
            let stars = String(repeating: "\u{2605}", count: min(30, summary.stars))
            lines.append(
                PaintedLine(stars, .yellow)
                    + PaintedLine(
                        "  " + canvas.say("learn.end.stars", ["count": .number(summary.stars)])))
        }
        if summary.isNewBest, summary.isPassed, summary.sprint == nil {
            lines += wrapped(canvas.say("learn.end.best"), .green)
        }
        if let days = summary.reviewInDays {
            lines += wrapped(canvas.say("learn.end.review", ["count": .number(days)]))
        }
        return lines + earnedLines + rewardLines
    }

    private func sprintLines(_ sprint: SprintResult, _ summary: ActivitySummary) -> [PaintedLine] {
        var lines = [PaintedLine()] + wrapped(canvas.say("learn.end.sprint", ["count": .number(sprint.right)]))
        if summary.isNewBest { lines += wrapped(canvas.say("learn.end.best"), .green) }
        if sprint.isGoalReached == true, let goal = sprint.goal {
            lines += wrapped(canvas.say("learn.end.goal", ["count": .number(goal)]), .green)
        }
        if !sprint.missed.isEmpty {
            let facts = sprint.missed.prefix(6).map(\.fact).joined(separator: "   ")
            lines += wrapped(canvas.say("learn.end.look", ["facts": .text(facts)]))
        }
        return lines
    }

    private var earnedLines: [PaintedLine] {
        var lines: [PaintedLine] = []
        for badge in end.earned.badges ?? [] {
            lines += wrapped(
                "\u{2726} "
                    + canvas.say(
                        "learn.end.badge",
                        ["title": .text(canvas.said(badge.title)), "about": .text(canvas.said(badge.description))]),
                .yellow)
        }
        if let sticker = end.earned.sticker {
            let sign = canvas.hasPictures ? ThingSigns.picture(of: sticker) ?? "" : ""
            lines += wrapped("\u{2726} " + canvas.say("learn.end.sticker") + (sign.isEmpty ? "" : " " + sign), .yellow)
        }
        if let streak = end.earned.dayStreak { lines += wrapped(canvas.said(streak.say)) }
        if let minutes = end.earned.minutes {
            lines += wrapped(canvas.say("learn.end.minutes", ["count": .number(minutes)]), .green)
        }
        for challenge in end.earned.challenges ?? [] {
            lines += wrapped(
                "\u{2726} " + canvas.say("learn.end.challenge", ["title": .text(canvas.said(challenge.title))]), .yellow
            )
        }
        return lines.isEmpty ? [] : [PaintedLine()] + lines
    }

    private var rewardLines: [PaintedLine] {
        guard let rewards = end.rewards else { return [] }
        return [PaintedLine()] + wrapped(canvas.said(rewards.say), .dim)
    }

    private func wrapped(_ text: String, _ style: Style = .plain) -> [PaintedLine] {
        PaintedLine.wrapped(text, to: canvas.width, style)
    }
}
