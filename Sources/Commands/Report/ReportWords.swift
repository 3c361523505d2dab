import API
import Household
import Words

/// What the text and the page of a report say in the same words.
struct ReportWords {
    let page: Page

    /// Fewer answers tell nothing of how sure a child is.
    static let fewAnswers = 10

    func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        page.say("report." + key, values)
    }

    /// `Weekly report`.
    func title(_ range: ReportRange) -> String {
        range == .weekly ? say("weekly") : say("dashboard", ["days": .number(FamilyReport.dashboardDays)])
    }

    /// `Mon 16 Nov to Sun 22 Nov`.
    func span(_ report: FamilyReport.Result) -> String {
        say("span", ["first": .text(day(report.first)), "last": .text(day(report.last))])
    }

    /// Of a range that is over: what of it is told as it stands today; nil where that is no difference.
    func today(_ report: FamilyReport.Result) -> String? { report.last < report.today ? say("today") : nil }

    /// `Sat 7 Nov`, within a sentence.
    func day(_ day: Day) -> String {
        page.clock.day(day).split(separator: " ").joined(separator: " ")
    }

    /// `75 to 90 of 100 (32 of 39 were right)`; too few answers are told as too few.
    func right(_ accuracy: Accuracy) -> String {
        let counts: KeyValuePairs<String, Saying.Value> = [
            "right": .number(accuracy.right), "answers": .number(accuracy.answers),
            "low": .number(accuracy.lowest), "high": .number(accuracy.highest),
        ]
        return accuracy.answers < Self.fewAnswers ? say("right.few", counts) : say("right.is", counts)
    }

    /// `75 to 90`, for a column.
    func rightBriefly(_ accuracy: Accuracy?) -> String {
        guard let accuracy else { return Self.nothing }
        guard accuracy.answers >= Self.fewAnswers else { return say("right.tooFew") }
        return say("right.short", ["low": .number(accuracy.lowest), "high": .number(accuracy.highest)])
    }

    /// Where there is no number.
    static let nothing = "–"

    func learned(_ seconds: Int) -> String { seconds == 0 ? Self.nothing : page.length(doneSeconds: seconds) }

    /// Screen time beside learning.
    func other(_ day: ReportDay) -> String {
        day.otherSeconds == 0
            ? Self.nothing : page.length(screenSeconds: day.screenSeconds, besideLearning: day.learningSeconds)
    }

    /// `45 min of learning, 39 min of other screen time`.
    func time(_ totals: ReportTotals) -> String {
        say(
            "time.is",
            [
                "learning": .text(page.length(doneSeconds: totals.learningSeconds)),
                "other": .text(
                    page.length(screenSeconds: totals.screenSeconds, besideLearning: totals.learningSeconds)),
            ])
    }

    /// `3 lessons, 41 answers, 20 stars; answered in 3 sittings`: sittings are of answers alone.
    func done(_ totals: ReportTotals) -> String {
        let done = say(
            "done.is",
            [
                "lessons": .number(totals.lessons), "answers": .number(totals.answers), "stars": .number(totals.stars),
            ])
        guard totals.sessions > 0 else { return done }
        return say("done.sittings", ["done": .text(done), "sittings": .number(totals.sessions)])
    }

    func limit(of day: ReportDay) -> String {
        day.isBefore ? page.say("usage.notAdded") : day.limitMinutes.map(page.length(minutes:)) ?? Self.nothing
    }

    func seconds(_ milliseconds: Int) -> String { ShowFacts.seconds(milliseconds, page) }

    func subject(_ subject: ReportSubject) -> String {
        subject.title.isEmpty ? say("unknownSubject") : subject.title
    }

    /// A kind of question by its name in the catalogue; one that has none is told as it is.
    func kind(_ kind: QuestionKind) -> String {
        let key = "kind.\(kind.rawValue)"
        return page.language.has(key) ? page.said(Saying(key)) : kind.rawValue
    }

    func strategy(_ strategy: FactStrategy) -> String { page.said(Saying("strategy.\(strategy.rawValue)")) }

    func band(_ band: FactBand, of domain: FactDomain) -> String { page.said(domain.title(of: band)) }

    /// `6 + 7`.
    func family(_ family: FactFamily, of domain: FactDomain) -> String {
        family.facts(in: domain).first.map { page.said($0.words) } ?? ""
    }

    /// Names one after the other; of many the first ones, and how many more there are.
    func list(_ names: [String], most: Int) -> String {
        let more = names.count - most
        let rest = more > 0 ? [say("more", ["count": .number(more)])] : []
        let all = Array(names.prefix(most)) + rest
        // Languages differ in what stands before a semicolon.
        return all.dropFirst().reduce(all.first ?? "") { say("listed", ["names": .text($0), "name": .text($1)]) }
    }

    /// The best result, which may be an old one, and says that it is the best.
    func skill(_ skill: ReportSkill) -> String {
        say("titled.best", ["title": .text(skill.title), "percent": .number(skill.percent)])
    }

    /// What a parent types to see the answers that a sentence counts.
    func trace(_ need: SkillNeed, of child: StudyReport) -> String {
        "kidctl mastery explain \(child.child.rawValue) \(need.skill.rawValue)"
    }

    func titled(_ title: String, _ percent: Int) -> String {
        say("titled", ["title": .text(title), "percent": .number(percent)])
    }

    func mistake(_ mistake: ReportMistake) -> String {
        let times = say("times", ["count": .number(mistake.count)])
        return say(
            "mistake",
            [
                "times": .text(times), "title": .text(page.said(mistake.title)), "say": .text(page.said(mistake.say)),
            ])
    }
}

extension Accuracy {
    /// The lower end of what is likely, of 100.
    var lowest: Int { lowestPermille / 10 }
    /// The upper end.
    var highest: Int { (highestPermille + 9) / 10 }
}

extension ReportDay {
    /// Screen time beside learning.
    var otherSeconds: Int { max(0, screenSeconds - learningSeconds) }
}
