/// The numbers of the learning rules, each in one place (Learning; Rewards, Ledgers).
public enum LearningRules {
    /// Questions that count and pay on one household day: more than anybody reads.
    public static let mostQuestionsOfDay = 2_000
    /// Showings of a question after a wrong first answer, before it is explained and the lesson goes on.
    public static let retries = 2
    /// Questions of a quiz where nobody says how many.
    static func questionsOfQuiz(_ tier: AgeTier) -> Int { tier == .preschool ? 5 : 10 }
    /// The most questions of a quiz.
    public static let mostQuestionsOfQuiz = 20
    /// Seconds that a quiz may have.
    public static let secondsOfQuiz = 30...3_600
    /// Wrong first answers in a row after which a known question and a rest are offered.
    public static let missesBeforeRest = 3
    /// Rapid answers of the last ``rapidWindow`` after which they are offered.
    static let rapidBeforeRest = 3
    /// Answers that are looked at for rapid ones.
    static let rapidWindow = 5
    /// Answers that took more than so many times the child's usual are far over it.
    static let timesUsual: Int64 = 3
    /// No answer is far over the usual before so many milliseconds.
    static let slowestUsual: Int64 = 20_000
    /// First answers that must be known before anything is usual.
    static let answersOfUsual = 10
    /// First answers after a rest before slow or rapid ones offer another.
    static let answersBetweenRests = 5
    /// Rapid answers after which a question is asked again; with the next one it is explained and the lesson goes on.
    public static let rapidAnswers = 2
    /// Finished and abandoned activities that are kept, so that late repeats of an answer find their reply.
    public static let closedActivities = 8
    /// Stars of a right first answer.
    public static let starsPerRightAnswer = 1
    /// Stars that each further hint of a question costs; the first is free.
    public static let starsPerFurtherHint = 2
    /// Stars for the next hint of a question.
    static func price(ofHintAfter given: Int) -> Int { given == 0 ? 0 : starsPerFurtherHint }
    /// Reward points of a right first answer.
    public static let pointsPerRightAnswer = 10
    /// Reward points that each hint takes off its question, never below 0.
    public static let pointsPerHint = 2
    /// Reward points of a right first answer after so many hints.
    static func points(afterHints hints: Int) -> Int { max(0, pointsPerRightAnswer - pointsPerHint * hints) }
    /// Reward points of every fifth right answer of a run.
    public static let pointsPerFifth = 5
    /// Percent of the score that passes.
    public static let passingPercent = 70
    /// Runs shorter than this are not told.
    public static let shortestToldRun = 3
    /// Questions with fewer choices know no rule about places.
    public static let choicesWithPlace = 3
    /// Answers at the same place running from which on they count as guessed.
    public static let guessedPlaces = 4
    /// How many of these have to be wrong.
    public static let wrongPlaces = 3
    /// A tap faster than this is no answer to what was shown, in milliseconds.
    public static let fastestTapMilliseconds: Int64 = 400
    /// The same for typing, in milliseconds.
    public static let fastestTypingMilliseconds: Int64 = 600
    /// The most narration that is taken off a response time, in milliseconds.
    public static let longestNarrationMilliseconds: Int64 = 60_000
    /// The longest absence of a front-end that the clock of a quiz counts, in milliseconds.
    static let longestChargedAbsence: Int64 = 300_000
    /// Of a silence between two calls no more than this counts as learning, in milliseconds.
    public static let longestSilenceMilliseconds: Int64 = 300_000

    /// Extra stars when a run of right answers reaches this length.
    public static func runBonus(at run: Int) -> Int {
        switch run {
        case 3: 1
        case 5: 2
        case 7: 3
        default: run > 0 && run.isMultiple(of: 10) ? 5 : 0
        }
    }
}
