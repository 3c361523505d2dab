import Household
import Testing

/// Which events of a child are kept (Reports, Local event log).
@Suite struct EventLogTests {
    private func events(_ count: Int) -> [LoggedEntry] {
        (0..<count).map { LoggedEntry(.screenAppeared(screen: "s\($0)")) }
    }

    @Test("The oldest events go when there are more than are kept, and never more are kept", arguments: [1, 7, 100])
    func bounded(size: Int) {
        var log = EventLog()
        var sent = 0
        var cuts = 0
        for _ in 0..<(3 * EventLog.most / size) {
            let taken = log.taking(events(size))
            #expect(taken.first == sent && taken.keptFrom >= log.first && taken.keptFrom <= taken.first)
            if taken.keptFrom > log.first { cuts += 1 }
            log = taken.after
            sent += size
            guard log.next == sent, log.count <= EventLog.most, log.count >= min(sent, EventLog.most - 1_000) else {
                Issue.record("\(log) after \(sent)")
                return
            }
        }
        // Not with every call.
        #expect(cuts > 30 && cuts <= 42)
    }

    @Test("The state is that of the last fact, whichever rows before it are gone")
    func absolute() {
        var facts: [ChildFact] = []
        var log = EventLog()
        for turn in 1...400 {
            let taken = log.taking(events(100))
            facts.append(.logged(taken))
            log = taken.after
            if turn % 90 == 0 {
                log = EventLog(first: log.next - 50, next: log.next)
                facts.append(.logTrimmed(log))
            }
            if turn % 170 == 0 {
                log = log.cleared
                facts.append(.logCleared(log))
            }
        }
        for gone in stride(from: 0, to: facts.count, by: 13) {
            var child = Self.child
            child.apply(facts.dropFirst(gone).map(Fact.child))
            #expect(child.log == log)
        }
    }

    @Test("Facts of the log alone count as none of the child's records; with others, or a parent's, they do")
    func versions() {
        var child = Self.child
        child.apply([.child(.logged(EventLog().taking(events(3))))])
        child.apply([.child(.logTrimmed(EventLog(first: 1, next: 3)))])
        #expect(child.version == 0 && child.log.count == 2)
        child.apply([.child(.logCleared(child.log.cleared))])
        #expect(child.version == 1 && child.log == EventLog(first: 3, next: 3))
        child.apply([.time(.unlocked(by: "Anna")), .child(.logged(child.log.taking(events(1))))])
        #expect(child.version == 2 && child.log.count == 1)
    }

    @Test("Events are kept for 13 months, or for as long as answers if that is less")
    func months() {
        #expect(EventLog.months(keeping: nil) == 13 && EventLog.months(keeping: 120) == 13)
        #expect(EventLog.months(keeping: 13) == 13 && EventLog.months(keeping: 1) == 1)
    }

    private static let child = ChildState(
        profile: ChildProfile(id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
        handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
}
