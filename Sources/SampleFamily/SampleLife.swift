import API
import Daemon
import Household

/// The days of the made-up family, one after another.
final class SampleLife {
    private let household: SampleHousehold
    private let time: SampleTime
    private var learners: [SampleLearner]
    private var parent: SampleParent
    private var random: SeededRandom
    private let tell: (_ week: Int) -> Void

    /// No session begins so shortly before the present.
    private static let lastMinutes: Milliseconds = 50 * .minute

    init(
        household: SampleHousehold, time: SampleTime, server: Server, seed: UInt64,
        tell: @escaping (_ week: Int) -> Void
    ) {
        self.household = household
        self.time = time
        learners = SampleChild.all.enumerated().map { index, child in
            SampleLearner(child, household, time, server, seed: seed, stream: UInt64(index) + 1)
        }
        parent = SampleParent(household: household)
        random = SeededRandom(seed: seed, stream: 0)
        self.tell = tell
    }

    func run() throws {
        try household.setUp()
        guard time.days.days.count > 1 else { return }
        try household.arrange()
        for (number, day) in time.days.days.enumerated() {
            if number % 7 == 0 { tell(number / 7 + 1) }
            try live(day, number: number)
        }
        time.wait(until: time.days.present - 4 * .minute)
        try household.ask(SampleChild.mia.id, minutes: 15, reason: SampleChild.mia.reasons[0])
        time.wait(until: time.days.present)
    }

    private func live(_ day: Day, number: Int) throws {
        if number % 7 == 0, reach(day, 10 * 60) { try parent.begin(week: number / 7) }
        for index in learners.indices {
            let rhythm = learners[index].child.day
            let isWeekend = [.saturday, .sunday].contains(day.weekday)
            // The first days are full of zeal.
            let isLearningDay =
                random.number(below: 100) < (isWeekend ? rhythm.learns.weekend : rhythm.learns.weekday) || number < 2
            guard reach(day, rhythm.begin + random.number(below: 30)), isLearningDay else { continue }
            try learners[index].learn(minutes: pick(rhythm.learning))
            time.pass(seconds: 60 * (3 + random.number(below: 10)))
            if random.number(below: 100) < 70 { try learners[index].play(minutes: pick(rhythm.play), parent) }
        }
    }

    /// Waits for a time of the day; false where it lies beyond what is lived.
    private func reach(_ day: Day, _ minute: Int) -> Bool {
        let moment = time.days.instant(day, minute)
        guard max(moment, time.now) < time.days.present - Self.lastMinutes else { return false }
        time.wait(until: moment)
        return true
    }

    private func pick(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + random.number(below: range.count)
    }
}
