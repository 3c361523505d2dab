import API
import ArgumentParser
import Household
import Words

struct ShowNextLesson: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "lesson next", usage: "<child> [options]", isAbout: true,
            examples: """
                kidctl lesson next mia
                kidctl lesson next mia --subject math
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "Only of this subject.")
    var subject: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(LessonNext.method, LessonNext.Params(child: child, subject: subject))
        session.show(answer) { result, page in
            let said = [result.welcomeBack?.say.printable, result.say.printable].compactMap { $0 }.joined(
                separator: " ")
            var facts: [(String, String)] = []
            if let review = result.review {
                facts += [
                    (page.say("head.skill"), review.skill.rawValue), (page.say("head.name"), review.title.printable),
                ]
            }
            if let mix = result.mix { facts.append((page.say("head.subject"), mix.subject.printable)) }
            if let lesson = result.lesson { facts += Self.facts(lesson, result.place, page) }
            if let questions = result.questions { facts.append((page.say("head.questions"), page.number(questions))) }
            return page.paragraph(said) + page.paragraph(result.why.printable)
                + (facts.isEmpty ? "" : page.facts(facts))
        }
    }

    private static func facts(
        _ lesson: LessonList.Entry, _ place: LessonNext.Place?, _ page: Page
    ) -> [(String, String)] {
        var facts = [
            (page.say("head.lesson"), lesson.id.rawValue), (page.say("head.subject"), lesson.subject),
            (page.say("head.time"), page.length(minutes: lesson.estimatedMinutes)),
            (page.say("lesson.level"), page.language.say(lesson.difficulty, of: 5)),
        ]
        if let place {
            let text = page.say(
                "lesson.activityAt",
                [
                    "id": .text("\(place.activity)"), "kind": .text(place.kind.rawValue),
                    "number": .number(place.number),
                    "total": .number(place.total), "state": .key("kidctl.lesson.state.\(place.state.rawValue)"),
                ])
            facts.append((page.say("lesson.activity"), text))
        }
        return facts
    }
}
