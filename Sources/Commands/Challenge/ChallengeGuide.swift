import API
import Household

/// Asks a parent on the terminal for a challenge, step by step.
struct ChallengeGuide {
    let children: [String]
    let session: Invocation
    /// Reads the next line; nil at the end of input.
    var read: () -> String? = { readLine() }

    /// What to give, once all is answered.
    func params() throws -> ChallengeCreate.Params {
        let answer = try session.call(ChallengeTemplates.method, ChildParams(child: children[0]))
        let offers = answer.value.templates
        say("Which challenge?\n")
        for (index, offer) in offers.enumerated() {
            let fit =
                offer.fits
                ? "" : offer.largestTarget.map { " (fits the limits with \($0))" } ?? " (does not fit the limits)"
            say("  \(index + 1)  \(offer.template.title): \(offer.template.description)\(fit)\n")
        }
        say("  \(offers.count + 1)  One of your own\n")
        let choice = try number("Number", 1...offers.count + 1, usual: 1)
        var params =
            choice <= offers.count ? try from(offers[choice - 1]) : try ownChallenge()
        params.bonusPercent = try number(
            "Bonus in percent of the points of its days", Challenge.possibleBonuses,
            usual: params.bonusPercent ?? Challenge.usualBonus)
        return params
    }

    private func from(_ offer: ChallengeTemplates.Offer) throws -> ChallengeCreate.Params {
        var params = ChallengeCreate.Params(
            children: children, template: offer.template.id, bonusPercent: offer.template.bonusPercent)
        var goal = offer.template.goal
        if goal.kind == .activityMinutes { goal.activities = [try activity()] }
        if goal.kind != .streakDays || !offer.fits {
            let most = ChallengeGoal.possibleTargets(of: goal.kind)
            goal.target = try number(
                goal.kind == .streakDays ? "Days in a row" : "Minutes", most,
                usual: offer.fits ? goal.target : offer.largestTarget ?? goal.target)
        }
        if goal != offer.template.goal { params.goal = goal }
        return params
    }

    private func ownChallenge() throws -> ChallengeCreate.Params {
        let title = try text("What is it called")
        say(
            """
            What counts?
              1  Days with so many minutes of learning
              2  Minutes of learning in a week
              3  Minutes of learning on a weekend
              4  Minutes with a subject, pack or app in a week
              5  Learning days in a row
              6  New skills mastered
              7  New math facts fluent

            """)
        let kinds = ChallengeGoal.Kind.allCases
        let kind = kinds[try number("Number", 1...kinds.count, usual: 1) - 1]
        var goal = ChallengeGoal(kind, 0)
        switch kind {
        case .dailyMinutes:
            goal.target = try number("Minutes a day", ChallengeGoal.possibleTargets(of: kind), usual: 15)
            goal.daysRequired = try number("On how many days", ChallengeGoal.possibleDays, usual: 5)
        case .weeklyMinutes, .weekendMinutes, .activityMinutes:
            if kind == .activityMinutes {
                goal.activities = [try activity()]
                goal.period = .week
            }
            goal.target = try number("Minutes", ChallengeGoal.possibleTargets(of: kind), usual: 60)
        case .streakDays: goal.target = try number("Days", ChallengeGoal.possibleTargets(of: kind), usual: 5)
        case .masteredSkills: goal.target = try number("Skills", ChallengeGoal.possibleTargets(of: kind), usual: 2)
        case .fluentFacts: goal.target = try number("Math facts", ChallengeGoal.possibleTargets(of: kind), usual: 10)
        }
        return ChallengeCreate.Params(children: children, title: title, goal: goal)
    }

    // MARK: Questions

    private func say(_ text: String) { Output.out(text) }

    private func line(_ question: String) throws -> String {
        say(question + ": ")
        guard let line = read() else { throw Problem(.refused, "nothing was created") }
        return line.trimmed
    }

    private func text(_ question: String) throws -> String {
        while true {
            let answer = try line(question)
            if (1...Challenge.longestTitle).contains(answer.count) { return answer }
            say("Write 1 to \(Challenge.longestTitle) characters.\n")
        }
    }

    private func number(_ question: String, _ bounds: ClosedRange<Int>, usual: Int) throws -> Int {
        while true {
            let answer = try line("\(question) [\(usual)]")
            if answer.isEmpty { return usual }
            if let number = Int(answer), bounds.contains(number) { return number }
            say("Write a number from \(bounds.lowerBound) to \(bounds.upperBound).\n")
        }
    }

    private func activity() throws -> ActivityRef {
        while true {
            let answer = try line("Which one, such as pack=kindergarten-math, subject=math or app=tuxpaint")
            if let activity = try? PolicyArguments.activity(answer) { return activity }
            say("Write subject=, pack= or app= and its name.\n")
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
