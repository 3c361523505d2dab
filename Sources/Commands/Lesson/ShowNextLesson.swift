import API
import ArgumentParser
import Household

struct ShowNextLesson: Verb {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: "What should the child do now?",
        usage: "kidctl lesson next <child> [options]",
        discussion: """
            Shows the open activity, else a mastered skill that is due to be looked at
            again, else a few math facts a day for a child that has begun with them, else,
            after three lessons of a subject, a quiz that mixes it, else the next lesson
            that the child has not passed, else one to repeat.

            EXAMPLES:
              kidctl lesson next mia
              kidctl lesson next mia --subject math
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: "Only of this subject.")
    var subject: String?

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let answer = try session.call(LessonNext.method, LessonNext.Params(child: child, subject: subject))
        session.show(answer) { result, page in
            let said = [result.welcomeBack?.say.printable, result.say.printable].compactMap { $0 }.joined(separator: " ")
            var text = page.paragraph(said) + page.paragraph(result.why.printable)
            if let review = result.review {
                text += page.facts([("Skill", review.skill.rawValue), ("Name", review.title.printable)])
            }
            if let mix = result.mix { text += page.facts([("Subject", mix.subject.printable)]) }
            guard let lesson = result.lesson else { return text }
            text += page.facts(
                [
                    ("Lesson", lesson.id.rawValue), ("Subject", lesson.subject),
                    ("Time", HumanDuration.text(minutes: lesson.estimatedMinutes)),
                    ("Level", "\(lesson.difficulty) of 5"),
                ]
                    + (result.place.map {
                        [
                            (
                                "Activity",
                                "\($0.activity), \($0.kind.rawValue), question \($0.number) of \($0.total), \($0.state.rawValue)"
                            )
                        ]
                    } ?? []))
            return text
        }
    }
}
