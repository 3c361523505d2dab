import QuestionKinds
import Testing
import Words

@testable import Household

/// Matching and dragAndDrop in a lesson: the order of every presentation, the guessing guard, the retries.
struct ArrangedKindsTests {
    /// A learner in a lesson of `count` questions of the two kinds in turn, and a choice at the end.
    private func learner(of count: Int, seed: UInt64 = 7) throws -> Learner {
        var questions = (0..<count).map { index in
            PackFixture.question(
                QuestionID(rawValue: "a\(index)"),
                index.isMultiple(of: 2) ? QuestionBody(PackFixture.fourPairs) : QuestionBody(PackFixture.fourItems))
        }
        questions.append(PackFixture.question("last", QuestionBody(PackFixture.fourOptions)))
        var learner = try Learner(library(questions))
        try learner.start("one", seed: seed)
        return learner
    }

    private func library(_ questions: [Question]) throws -> Library {
        var draft = PackFixture.draft
        draft.lessons.removeLast()
        draft.lessons[0].lesson.questions = questions
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: questions.map(\.id))
        ]
        return try PackFixture.library(draft)
    }

    @Test("No order tells the answer, and a retry keeps it: what is right may stay", arguments: 0..<60 as Range<UInt64>)
    func ordersTellNothing(seed: UInt64) throws {
        var learner = try learner(of: 12, seed: seed)
        var before: Presentation?
        while let current = learner.book.open?.current, current.question != "last" {
            let content = try learner.question.body.content
            #expect(current.order.sorted() == content.choices.sorted())
            #expect(!content.isTelling(current.order))
            if current.attempt == 2 { #expect(current.order == before?.order) }
            before = current
            if current.attempt == 1, current.place.isMultiple(of: 3) {
                try learner.answerWrong()
            } else {
                try learner.answerRight()
            }
        }
    }

    @Test("Over many seeds every other order of the right side comes, each equally often")
    func everyOtherOrder() {
        let question = PackFixture.question("q", QuestionBody(PackFixture.fourPairs))
        var counts: [[String]: Int] = [:]
        for seed in 0..<23_000 as Range<UInt64> {
            counts[Presentation(first: question, total: 1, seed: seed).order, default: 0] += 1
        }
        #expect(counts.count == 23)
        #expect(counts[["nest", "lake", "hive", "kennel"]] == nil)
        for count in counts.values { #expect((850...1150).contains(count)) }
    }

    @Test("Two pairs come in either order: if they never stood straight, that would tell")
    func twoPairs() {
        var body = PackFixture.fourPairs
        body.left.removeLast(2)
        body.right.removeLast(2)
        body.pairs.removeLast(2)
        let question = PackFixture.question("q", QuestionBody(body))
        let straight = (0..<1000 as Range<UInt64>).count {
            Presentation(first: question, total: 1, seed: $0).order == ["nest", "lake"]
        }
        #expect((430...570).contains(straight))
    }

    @Test("Right and wrong answers count as those of every kind")
    func answersCount() throws {
        var learner = try learner(of: 2)
        let wrong = try learner.answerWrong()
        #expect(wrong.outcome == .tryAgain)
        #expect(wrong.say == "No pair goes together yet. Let’s begin with Bird.")
        #expect(wrong.question?.attempt == 2)
        #expect(try learner.answerRight().isRectified)
        let right = try learner.answerRight()
        #expect(right.outcome == .correct)
        #expect(right.stars == 1)
        #expect(right.points == 10)
    }

    @Test("A retry that is asked for again tells what was answered before, and which parts of it were right")
    func askedAgain() throws {
        var learner = try learner(of: 1)
        #expect(try learner.view().question?.rightParts == nil)
        var pairs = PackFixture.fourPairs.pairs
        (pairs[0].right, pairs[1].right) = (pairs[1].right, pairs[0].right)
        let told = try learner.answer(.pairs(pairs))
        let right = pairs.dropFirst(2).map(\.left)
        #expect(told.rightParts.map(Set.init) == Set(right))
        for view in [try learner.view(), try learner.pause(), try learner.resume()] where view.state == .running {
            #expect(view.question?.rightParts.map(Set.init) == Set(right))
            #expect(view.question?.lastAnswer == .pairs(pairs))
        }
        // Another question begins with nothing.
        try learner.answerRight()
        #expect((try? learner.view())?.question?.rightParts == nil)
    }

    @Test("An answer of the wrong shape costs no attempt")
    func wrongShapesCostNothing() throws {
        var learner = try learner(of: 1)
        let before = learner.book
        for answer in [Answer.pairs([]), .placements([]), .option("nest")] {
            guard case .wrongShape = learningRefusal({ try learner.answer(answer) }) else {
                Issue.record("taken: \(answer)")
                continue
            }
        }
        #expect(learner.book == before)
        #expect(try learner.answerRight().stars == 1)
    }

    @Test("They are tapped: the bound of taps tells guesses from answers", arguments: [(399, true), (400, false)])
    func fastTaps(milliseconds: Int64, isRapid: Bool) throws {
        for skipped in 0...1 {
            var learner = try learner(of: 2)
            for _ in 0..<skipped { try learner.answerRight() }
            try learner.shown()
            learner.wait(milliseconds)
            #expect(try learner.answerRight().isRapid == isRapid)
        }
    }

    @Test("They have no single place: a row of places neither grows by them nor ends")
    func rowsOfPlaces() throws {
        let choice = QuestionBody(PackFixture.fourOptions)
        let bodies: [QuestionBody] = [choice, QuestionBody(PackFixture.fourPairs), QuestionBody(PackFixture.fourItems)]
        let questions = (0..<30).map { PackFixture.question(QuestionID(rawValue: "q\($0)"), bodies[$0 % 3]) }
        var learner = try Learner(library(questions))
        try learner.start("one")
        var (count, wrong) = (0, 0)
        while count < 6 {
            if try learner.question.kind == MultipleChoice.kind {
                let order = try #require(learner.book.open?.current?.order)
                let reply = try learner.answer(.option(order[0]))
                count += 1
                if reply.outcome != .correct { wrong += 1 }
                #expect(reply.isRapid == (count >= 4 && wrong >= 3))
            } else {
                let before = learner.book.open
                #expect(try !learner.answerRight().isRapid)
                #expect(learner.book.open?.samePlaces == before?.samePlaces)
                #expect(learner.book.open?.lastPlace == before?.lastPlace)
            }
        }
        #expect(wrong >= 3)
    }

    @Test("A wrong answer says which of its parts are right, and none after the last retry")
    func rightParts() throws {
        var learner = try learner(of: 2)
        let pairs = PackFixture.fourPairs.pairs
        // The first two change their partners.
        let swapped = [
            MatchedPair(left: pairs[0].left, right: pairs[1].right),
            MatchedPair(left: pairs[1].left, right: pairs[0].right),
        ]
        let order = learner.book.open?.current?.order
        for attempt in 1...3 {
            let reply = try learner.answer(.pairs(swapped + pairs.dropFirst(2)))
            let right = PackFixture.fourPairs.left.map(\.id).filter { pairs.dropFirst(2).map(\.left).contains($0) }
            #expect(reply.rightParts == (attempt < 3 ? right : nil))
            if attempt < 3 { #expect(learner.book.open?.current?.order == order) }
        }
        var other = try Learner.inLesson(of: 3)
        #expect(try other.answerWrong().rightParts == nil)
    }

    @Test("A presentation goes on only while the question has the tiles that were shown")
    func changedPacks() throws {
        let shown = Presentation(
            first: PackFixture.question("q", QuestionBody(PackFixture.fourPairs)), total: 1, seed: 1)
        var other = PackFixture.fourPairs
        other.right[0].id = "tree"
        other.pairs[0].right = "tree"
        #expect(!shown.fits(PackFixture.question("q", QuestionBody(other))))
        #expect(!shown.fits(PackFixture.question("q", QuestionBody(PackFixture.fourItems))))
        #expect(shown.fits(PackFixture.question("q", QuestionBody(PackFixture.fourPairs))))
    }

    @Test("A view tells neither the solution nor what is said about a tile")
    func viewsTellNothing() throws {
        var learner = try learner(of: 4)
        while let view = try learner.view().question, view.kind != MultipleChoice.kind {
            let text = String(describing: view)
            for secret in ["pairs", "placements", "explanation", "swims", "sweet", "Secret hint", "Secret explanation"]
            {
                #expect(!text.contains(secret))
            }
            try learner.answerRight()
        }
    }
}
