import QuestionKinds
import SampleFamily
import Testing

@testable import Household
@testable import Packs

/// Whoever answers the shipped lessons without a look at them earns next to no minutes; whoever knows them does.
@Suite("Blind robots at the shipped lessons")
struct BlindRobotTests {
    /// How answers are chosen.
    enum Way: CaseIterable {
        /// Always the first one, always the last one, in turn, or any.
        case first, last, inTurn, any
        /// A child who knows three of four, in its head or to the question.
        case knowing, threeOfFour

        static let blind: [Way] = [.first, .last, .inTurn, .any]
    }

    private let library: Library
    private let calendar = HouseholdCalendar(zone: .utc)

    init() throws { library = try EmbeddedPacks.all.reduce(Library()) { try $0.installing($1).get() } }

    /// Whether minutes are earned by a lesson that was answered in a way.
    private func earns(_ lesson: LessonID, _ way: Way, seed: UInt64) throws -> Bool {
        try play(lesson, way, seed: seed).earns
    }

    /// The same, and how many percent of what is graded were right at first.
    private func play(_ lesson: LessonID, _ way: Way, seed: UInt64) throws -> (earns: Bool, percent: Int) {
        var random = SeededRandom(seed: seed)
        var child = ChildState(
            profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2018, month: 1)),
            handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
        var now = Moment(
            wall: Instant(milliseconds: 1_800_000_000_000), mono: 0, bootTime: 0, boot: BootID(rawValue: "boot"))
        var context: LearningContext {
            LearningContext(
                library: library, filter: ContentFilter(), tier: .elementary, hintsOffered: true, now: now,
                day: calendar.day(at: now.wall))
        }
        let id: ActivityID = "a1"
        var facts = try child.learning.start(.lesson(lesson), as: id, seed: seed, replace: false, in: context).facts
        child.apply(facts.map(Fact.learning))
        while let activity = child.learning.openActivity(withID: id), let current = activity.current {
            now = now.advanced(by: 5_000)
            let question = try #require(ActivityQuestions(of: activity, in: library)?.question(current.question))
            let chosen = answer(to: question, shown: current, way, &random)
            let shown = PresentationID(id, current.number)
            facts = try child.learning.answer(shown, of: id, with: #require(chosen), in: context).facts
            child.apply(facts.map(Fact.learning))
        }
        let done = try #require(child.learning.closed.last)
        let percent = done.tally.right * 100 / max(1, done.gradedQuestions)
        guard case .finished(let end)? = facts.last, EarnedMinutes(by: .learning(.finished(end))) != nil else {
            return (false, percent)
        }
        let turn = TurnContext(library: library, badges: BadgeSet(shipped: []), calendar: calendar, moment: now)
        return (child.hasWorked(at: lesson, on: turn.day, in: turn), percent)
    }

    private func answer(
        to question: Question, shown current: Presentation, _ way: Way, _ random: inout SeededRandom
    ) -> Answer? {
        let content = question.body.content
        let solutions = Solutions(question: question)
        guard let right = content.solution else { return solutions.right.first }
        let isRight =
            switch way {
            case .knowing: random.number(below: 4) > 0
            case .threeOfFour: current.place % 4 != 3
            // Where no place can be pressed, a blind answer is as good as its kind says.
            default: Double(random.number(below: 10_000)) < content.blindChance * 10_000
            }
        guard Way.blind.contains(way) else { return isRight ? right : solutions.wrong.first }
        let places = content is YesNo ? ["yes", "no"] : content.rightChoice == nil ? [] : current.order
        let pressed: String? =
            switch way {
            case .first: places.first
            case .last: places.last
            case .inTurn: current.number.isMultiple(of: 2) ? places.first : places.last
            default: places.isEmpty ? nil : places[random.number(below: places.count)]
            }
        guard let pressed else { return isRight ? right : solutions.wrong.first }
        switch content {
        case is YesNo: return Answer(YesOrNo(pressed == "yes"))
        case is FillInBlank: return .tile(pressed)
        case is Pattern: return .elements([pressed])
        default: return .option(pressed)
        }
    }

    private var lessons: [LessonID] { library.packs.flatMap(\.lessons).map(\.id) }

    /// Of a hundred lessons, how many earn.
    private func share(_ way: Way, seeds: Range<UInt64>) throws -> Int {
        var earned = 0
        for lesson in lessons { for seed in seeds where try earns(lesson, way, seed: seed) { earned += 1 } }
        return earned * 100 / (lessons.count * seeds.count)
    }

    @Test("One place, two in turn, or any: fewer than one lesson in fourteen earns", arguments: Way.blind)
    func blind(way: Way) throws { #expect(try share(way, seeds: 0..<4) < 7) }

    @Test("Whoever knows three of four earns by most lessons, and by each of which three of four were right")
    func knowing() throws {
        #expect(try share(.knowing, seeds: 0..<3) >= 75)
        // In lessons with questions that are not graded, fewer than three of four of the others may be.
        let plays = try lessons.map { ($0, try play($0, .threeOfFour, seed: 0)) }.filter { $0.1.percent >= 75 }
        #expect(plays.count * 10 >= lessons.count * 9)
        let unpaid = plays.filter { !$0.1.earns }.map(\.0)
        #expect(unpaid.isEmpty, "\(unpaid)")
    }
}
