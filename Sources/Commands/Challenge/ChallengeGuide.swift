import API
import Household
import Words

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
        say("which")
        for (index, offer) in offers.enumerated() { option(index + 1, text(of: offer)) }
        option(offers.count + 1, language.say("guide.own"))
        let choice = try number("number", 1...offers.count + 1, usual: 1)
        var params =
            choice <= offers.count ? try from(offers[choice - 1]) : try ownChallenge()
        params.bonusPercent = try number(
            "bonus", Challenge.possibleBonuses, usual: params.bonusPercent ?? Challenge.usualBonus)
        return params
    }

    private func text(of offer: ChallengeTemplates.Offer) -> String {
        let (title, about) = (offer.template.title, offer.template.description)
        let told = language.say("label", ["name": .saying(title), "text": .saying(about)])
        let text = Saying.Value.text(told)
        if offer.fits { return told }
        return offer.largestTarget.map { language.say("guide.fitsWith", ["offer": text, "target": .number($0)]) }
            ?? language.say("guide.fitsNot", ["offer": text])
    }

    private func from(_ offer: ChallengeTemplates.Offer) throws -> ChallengeCreate.Params {
        var params = ChallengeCreate.Params(
            children: children, template: offer.template.id, bonusPercent: offer.template.bonusPercent)
        var goal = offer.template.goal
        if goal.kind == .activityMinutes { goal.activities = [try activity()] }
        if goal.kind != .streakDays || !offer.fits {
            let most = ChallengeGoal.possibleTargets(of: goal.kind)
            goal.target = try number(
                goal.kind == .streakDays ? "daysInRow" : "minutes", most,
                usual: offer.fits ? goal.target : offer.largestTarget ?? goal.target)
        }
        if goal != offer.template.goal { params.goal = goal }
        return params
    }

    private func ownChallenge() throws -> ChallengeCreate.Params {
        let title = try title()
        say("counts")
        let kinds = ChallengeGoal.Kind.allCases
        for (index, kind) in kinds.enumerated() { option(index + 1, language.say("guide.kind.\(kind.rawValue)")) }
        let kind = kinds[try number("number", 1...kinds.count, usual: 1) - 1]
        var goal = ChallengeGoal(kind, 0)
        if kind == .activityMinutes {
            goal.activities = [try activity()]
            goal.period = .week
        }
        let (question, usual) = Self.target(of: kind)
        goal.target = try number(question, ChallengeGoal.possibleTargets(of: kind), usual: usual)
        if kind == .dailyMinutes { goal.daysRequired = try number("onDays", ChallengeGoal.possibleDays, usual: 5) }
        return ChallengeCreate.Params(children: children, title: title, goal: goal)
    }

    /// What is asked for, and what most families take.
    private static func target(of kind: ChallengeGoal.Kind) -> (question: String, usual: Int) {
        switch kind {
        case .dailyMinutes: ("minutesADay", 15)
        case .weeklyMinutes, .weekendMinutes, .activityMinutes: ("minutes", 60)
        case .streakDays: ("daysInRow", 5)
        case .masteredSkills: ("skills", 2)
        case .fluentFacts: ("facts", 10)
        }
    }

    // MARK: Questions

    private var language: Language { session.language }

    /// Says a text by its key behind `guide.`.
    private func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) {
        Output.out(language.say("guide." + key, values) + "\n")
    }

    private func option(_ number: Int, _ text: String) { Output.out("  \(number)  \(text.printable)\n") }

    private func line(_ question: String, _ usual: String = "") throws -> String {
        Output.out(language.say("guide.question", ["what": .text(language.say("guide." + question) + usual)]) + " ")
        guard let line = read() else { throw Problem(.refused, language.say("guide.none")) }
        return line.trimmed
    }

    private func title() throws -> String {
        while true {
            let answer = try line("title")
            if (1...Challenge.longestTitle).contains(answer.count) { return answer }
            say("write.title", ["count": .number(Challenge.longestTitle)])
        }
    }

    private func number(_ question: String, _ bounds: ClosedRange<Int>, usual: Int) throws -> Int {
        while true {
            let answer = try line(question, " [\(usual)]")
            if answer.isEmpty { return usual }
            if let number = Int(answer), bounds.contains(number) { return number }
            say("write.number", ["from": .number(bounds.lowerBound), "to": .number(bounds.upperBound)])
        }
    }

    private func activity() throws -> ActivityRef {
        while true {
            let answer = try line("activity")
            if let activity = try? PolicyArguments.activity(answer) { return activity }
            say("write.activity")
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
