/// What was answered in one or several activities, beside what blind choices would come to (Screen time, earned time).
struct BlindAnswers {
    /// Of each graded question, how likely a blind choice is right.
    private(set) var chances: [Double] = []
    /// How many were right at first.
    private(set) var right = 0

    /// Takes in the graded first answers of an activity. One that was too quick to be read is one of them, and is not right.
    mutating func take(_ activity: Activity, in library: Library) {
        let questions = ActivityQuestions(of: activity, in: library)
        let graded = activity.state == .finished ? activity.gradedQuestions : activity.firstAnswers.count
        let known = activity.firstAnswers.compactMap { questions?.question($0.question)?.body.content.blindChance }
        chances += known + Array(repeating: 0, count: max(0, graded - known.count))
        right += activity.tally.right
    }

    /// How likely blind choices are right as often as this, or more often: 0 to 1.
    var likelihood: Double {
        // How likely each number of right ones is, from none on.
        var numbers = [1.0]
        for chance in chances {
            numbers.append(0)
            for index in numbers.indices.reversed() {
                numbers[index] = numbers[index] * (1 - chance) + (index > 0 ? numbers[index - 1] * chance : 0)
            }
        }
        return numbers.dropFirst(right).reduce(0, +)
    }

    /// Whether the result tells work from blind choices.
    var isSurpassed: Bool {
        right * 100 >= chances.count * RewardRules.percentBeyondBlind
            || likelihood * 100 <= Double(RewardRules.percentOfBlind)
    }
}

extension ChildState {
    /// Whether what was done of a lesson on a day tells work from blind choices: all that was tried of it on the day, as far
    /// as that is kept, so that beginning again until chance is kind gains nothing.
    func hasWorked(at lesson: LessonID, on day: Day, in context: TurnContext) -> Bool {
        var answers = BlindAnswers()
        for activity in learning.closed
        where activity.kind == .lesson && activity.lesson == lesson && context.calendar.day(at: activity.lastAt) == day
        {
            answers.take(activity, in: context.library)
        }
        return answers.isSurpassed
    }
}
