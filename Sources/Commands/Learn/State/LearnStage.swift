import API
import Household
import Words

/// A question that is shown, with what was typed so far.
struct AskedQuestion {
    var question: QuestionView
    var pad: any AnswerPad
    /// Things to count that can be ticked off; nil: there are none.
    var marks: ThingMarks?
    /// What an earlier try left.
    var earlier = AnswerPads.Earlier()
    /// What the part of the lesson begins with, at its first question.
    var section: SectionView?
    var hints: [String] = []
    /// What the next hint costs was told.
    var knowsPrice = false
    /// kidd has said that the next hint costs more stars than there are: it is not offered any more.
    var lacksStars = false
    /// The answer is on its way.
    var isSent = false
}

/// Something to read between two questions.
struct Between {
    var lines: [Between.Part]
    /// What comes after it; nil: kidd is asked.
    var next: QuestionView?
    /// What an earlier try of it left.
    var earlier = AnswerPads.Earlier()
    /// A rest is offered.
    var offersRest = false

    /// One thing to read or to look at.
    enum Part {
        case text(String, Style)
        case picture(Picture)
    }
}

/// A list to choose from with arrows, letters, or numbers.
struct LearnMenu: Equatable {
    /// What a line leads to.
    enum Goal: Equatable {
        case begin(LearnWish)
        case resume(ActivityID)
        /// Gives up what is open, and begins this instead.
        case replace(LearnWish)
        /// The list of subjects, to learn a lesson or for a quiz about one.
        case lessons(forQuiz: Bool)
        /// The subjects again.
        case subjects
        /// The lessons of a subject.
        case subject(String)
        /// The list of clocks for a quiz.
        case clocks(LearnWish)
        /// The list of ways to find math facts.
        case strategies(FactDomain = .addSubtract)
        case ask(minutes: Int)
        case back
    }

    /// A line.
    struct Item: Equatable {
        var text: String
        /// Beside it, such as the best result.
        var note = ""
        var goal: Goal
    }

    var title: String
    var items: [Item]
    /// Where Escape leads to.
    var back: Goal
    private(set) var current = 0
    private var digits = ""

    init(title: String, items: [Item], back: Goal = .back) {
        self.title = title
        self.items = items
        self.back = back
    }

    /// Items are named by letters as long as there are enough of them.
    var hasLetters: Bool { items.count <= 12 }

    /// The name of a line.
    func name(of place: Int) -> String { hasLetters ? Letters.of(place) : "\(place + 1)" }

    /// Whether a line of the list has this name, or this number.
    func names(_ text: String) -> Bool {
        items.indices.contains { (hasLetters && name(of: $0) == text.uppercased()) || "\($0 + 1)" == text }
    }

    /// The goal that a key has chosen; nil when it only moved, and `isUnused` for one that is none of the list's.
    mutating func press(_ key: LearnKey, page: Int) -> (goal: Goal?, isUnused: Bool) {
        guard !items.isEmpty else { return (nil, true) }
        switch key {
        case .up: current = (current + items.count - 1) % items.count
        case .down, .next: current = (current + 1) % items.count
        case .left: current = max(0, current - page)
        case .right: current = min(items.count - 1, current + page)
        case .enter:
            digits = ""
            return (items[current].goal, false)
        case .character(let character):
            if hasLetters, let place = Letters.place(of: character, among: items.count) {
                current = place
                return (nil, false)
            }
            guard character.isASCII, character.isNumber else { return (nil, true) }
            digits += String(character)
            if Int(digits).map({ $0 > items.count }) == true { digits = String(character) }
            if let number = Int(digits), items.indices.contains(number - 1) { current = number - 1 }
        case .backspace: digits = ""
        case .escape, .time, .end: return (nil, true)
        }
        return (nil, false)
    }
}

/// What a finished activity brought.
struct LearnEnd {
    var summary: ActivitySummary
    var earned: EarnedNow
    /// The child's stars in all, once kidd has told.
    var rewards: RewardsSummary.Result?
}

/// What is on the screen.
enum LearnStage {
    /// Nothing is known yet.
    case opening
    case menu(LearnMenu)
    case lessons(LearnMenu)
    case question(AskedQuestion)
    case between(Between)
    case ended(LearnEnd)
    /// Time is over, or something may not be now; kidd's words. `mayGoOn`: it may again, and Enter goes on.
    case resting(String, mayGoOn: Bool)
    /// The last words.
    case left(String)
}
