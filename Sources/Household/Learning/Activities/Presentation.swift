/// One showing of a question, with everything that was chosen for it. It knows where the right answer sits, so it never
/// leaves the daemon: front-ends get a `QuestionView`.
public struct Presentation: Hashable, Sendable {
    /// From 1, over the whole activity: the last part of the presentation's id.
    public var number: Int
    /// The question that is shown.
    public var question: QuestionID
    /// From 0: the place of the question in the plan.
    public var place: Int
    /// How many questions are planned.
    public var total: Int
    /// 1 until the first answer that was read, which is scored; more for retries.
    public var attempt: Int
    /// What is shuffled, in the order shown: the ids of options, of right tiles or of items, or the texts of a word bank.
    public var order: [String]
    /// Where the right one sat in the last two presentations with three or more choices, this one included.
    public var rightPlaces: [Int]
    /// Hints given for the question so far.
    public var hintsGiven: Int
    /// Rapid answers to the question so far, which are no tries.
    public var rapidAnswers: Int
    /// Whether it stands beside the plan, for a rest.
    public var isExtra: Bool
    /// Why a fact is asked in a practice.
    public var part: FactPart?

    /// All members of a presentation.
    public init(
        number: Int, question: QuestionID, place: Int, total: Int, attempt: Int, order: [String],
        rightPlaces: [Int], hintsGiven: Int, rapidAnswers: Int = 0, isExtra: Bool = false,
        part: FactPart? = nil
    ) {
        self.number = number
        self.question = question
        self.place = place
        self.total = total
        self.attempt = attempt
        self.order = order
        self.rightPlaces = rightPlaces
        self.hintsGiven = hintsGiven
        self.rapidAnswers = rapidAnswers
        self.isExtra = isExtra
        self.part = part
    }

    /// The first presentation of an activity.
    init(first question: Question, total: Int, seed: UInt64) {
        self.init(
            number: 1, question: question.id, place: 0, total: total, attempt: 1, order: [], rightPlaces: [],
            hintsGiven: 0)
        arrange(question, seed: seed, except: nil)
    }

    /// The place in the plan of the question after this one.
    var nextPlace: Int { isExtra ? place : place + 1 }

    /// How its choices are arranged.
    var arrangement: Arrangement { Arrangement(order: order, rightPlaces: rightPlaces) }

    /// The same question once more, as it was arranged.
    func retry(arranged arrangement: Arrangement) -> Presentation {
        var next = self
        next.number += 1
        next.attempt += 1
        next.take(arrangement)
        return next
    }

    /// The same question after a rapid answer, as it was arranged: the same try.
    func again(arranged arrangement: Arrangement) -> Presentation {
        var next = self
        next.number += 1
        next.rapidAnswers += 1
        next.take(arrangement)
        return next
    }

    /// The next question, as it was arranged. One beside the plan stands at the place of the planned one that follows it.
    func next(
        _ question: QuestionID, arranged arrangement: Arrangement, isExtra: Bool = false, part: FactPart? = nil
    ) -> Presentation {
        var next = self
        next.number += 1
        next.question = question
        next.place = nextPlace
        next.isExtra = isExtra
        next.part = part
        next.attempt = 1
        next.hintsGiven = 0
        next.rapidAnswers = 0
        next.take(arrangement)
        return next
    }

    /// Another question at the same place, as it was arranged.
    func replaced(by question: QuestionID, arranged arrangement: Arrangement) -> Presentation {
        var next = self
        next.number += 1
        next.question = question
        next.hintsGiven = 0
        next.rapidAnswers = 0
        next.take(arrangement)
        return next
    }

    /// Another question at the same place.
    func replaced(by question: Question, seed: UInt64) -> Presentation {
        var next = replaced(by: question.id, arranged: Arrangement(order: [], rightPlaces: rightPlaces))
        next.arrange(question, seed: seed, except: nil)
        return next
    }

    private mutating func take(_ arrangement: Arrangement) {
        order = arrangement.order
        rightPlaces = arrangement.rightPlaces
    }

    /// The question once more, in another order; in the same one where an answer has parts, which may stay.
    func retry(of question: Question, seed: UInt64) -> Presentation {
        retry(arranged: arrangement).reshuffled(question, seed: seed)
    }

    /// The question after a rapid answer, reshuffled where a retry is.
    ///
    /// - Parameter guessed: the place that was chosen again and again. The right answer is at another one, so that who
    ///   looks now does not lengthen the row of places by being right.
    func again(_ question: Question, seed: UInt64, guessed: Int?) -> Presentation {
        again(arranged: arrangement).reshuffled(question, seed: seed, awayFrom: guessed)
    }

    private func reshuffled(_ question: Question, seed: UInt64, awayFrom guessed: Int? = nil) -> Presentation {
        if question.body.content.hasParts { return self }
        var next = self
        next.arrange(question, seed: seed, except: order, awayFrom: guessed)
        return next
    }

    /// The question after this one.
    func next(_ question: Question, seed: UInt64, isExtra: Bool = false) -> Presentation {
        var next = next(
            question.id, arranged: Arrangement(order: [], rightPlaces: rightPlaces), isExtra: isExtra)
        next.arrange(question, seed: seed, except: nil)
        return next
    }

    private mutating func arrange(
        _ question: Question, seed: UInt64, except previous: [String]?, awayFrom guessed: Int? = nil
    ) {
        let content = question.body.content
        let choices = content.choices
        var random = SeededRandom(seed: seed, stream: UInt64(number))
        guard choices.count >= LearningRules.choicesWithPlace else {
            order = random.shuffle(choices)
            return
        }
        guard let right = content.rightChoice else { return arrange(content, except: previous, &random) }
        let others = choices.filter { $0 != right }
        let worn = rightPlaces.count == 2 && rightPlaces[0] == rightPlaces[1] ? rightPlaces[0] : nil
        let free = choices.indices.filter { $0 != worn && $0 != guessed }
        var rightPlace = 0
        // Three or more choices have at least two orders left; the bound only keeps the function total.
        for _ in 0..<64 {
            rightPlace = free[random.number(below: free.count)]
            order = random.shuffle(others)
            order.insert(right, at: rightPlace)
            if order != previous { break }
        }
        rightPlaces.append(rightPlace)
        if rightPlaces.count > 2 { rightPlaces.removeFirst(rightPlaces.count - 2) }
    }

    /// Three or more that have no single right place: not in the order before, and in none that tells the answer.
    private mutating func arrange(
        _ content: any QuestionContent, except previous: [String]?, _ random: inout SeededRandom
    ) {
        // At least half of the orders are good; the bound only keeps the function total.
        for _ in 0..<64 {
            order = random.shuffle(content.choices)
            if order != previous, !content.isTelling(order) { break }
        }
    }

    /// Whether the question still has the choices that were shown; a new version of a pack may have changed them.
    func fits(_ question: Question) -> Bool {
        let choices = question.body.content.choices
        return choices.count == order.count && choices.allSatisfy(order.contains)
    }
}
