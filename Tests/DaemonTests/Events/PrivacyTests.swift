import HouseholdTesting
import Testing

/// A child hears of itself alone.
@Suite struct PrivacyTests {
    @Test(
        "Whatever happens in the family, a child's events name no sibling, no parent, no reason and no account",
        arguments: 1...6 as ClosedRange<UInt64>)
    func randomStory(seed: UInt64) throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"child":"mia"}"#)
        let all = try daemon.client()
        try all.unlock()
        try all.call("events.subscribe")
        let random = FixedRandom(seed: seed)
        for step in 0..<60 {
            let name = ["mia", "ben", "Ben"][Int(random.next() % 3)]
            try act(Int(random.next() % 9), step, name, parent, daemon)
        }
        let heard = try child.allEvents()
        #expect(!heard.isEmpty)
        for event in heard {
            #expect(event.child == "mia", "\(event.text)")
            for word in ["ben", "Ben", "Anna", "anna", "secretly", "54321", "\"by\"", "\"why\"", "uid", "parent\""] {
                #expect(!event.text.contains(word), "\(word) in \(event.text)")
            }
        }
        let told = try all.allEvents()
        #expect(Set(told.map(\.child)).isSuperset(of: ["mia", "ben"]))
        #expect(!told.contains { $0.text.contains("54321") })
        #expect(
            told.filter { $0.child == "mia" && $0.topic != "household" }.count
                >= heard.count { $0.topic != "household" })
    }

    private func act(_ kind: Int, _ step: Int, _ name: String, _ parent: TestClient, _ daemon: TestDaemon) throws {
        let child = #""child":"\#(name)""#
        switch kind {
        case 0: try parent.call("time.grant", "{\(child),\"minutes\":\(step % 9 + 1),\"why\":\"secretly\"}")
        case 1: try parent.call("time.lock", "{\(child),\"why\":\"secretly\"}")
        case 2: try parent.call("time.unlock", "{\(child)}")
        case 3: try parent.call("policy.set", "{\(child),\"dailyMinutes\":\(step)}")
        case 4: try parent.call("filter.set", "{\(child),\"pausedSubjects\":[{\"subject\":\"math\"}]}")
        case 5: try parent.call("child.update", "{\(child),\"avatar\":\"fox-\(step)\"}")
        case 6: try parent.refusalOrResult("time.beginLease", "{\(child),\"lease\":\"l\(step)\"}")
        case 7: daemon.pass(seconds: 20)
        default:
            if name == "mia" { return daemon.pass(seconds: 5) }
            try parent.call("child.update", "{\(child),\"uids\":\(step % 2 == 0 ? "[54321]" : "[]")}")
        }
    }
}

extension TestClient {
    fileprivate func refusalOrResult(_ method: String, _ params: String) throws { _ = try ask(method, params) }
}
