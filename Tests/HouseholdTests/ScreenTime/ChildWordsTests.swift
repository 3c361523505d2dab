import Testing
import Words

@testable import Household

@Suite("Words for the child")
struct ChildWordsTests {
    @Test(
        "Minutes are told in words, the nearest ones, and less than one as such",
        arguments: [
            (Milliseconds(300_000), "Five more minutes, then it is time to rest."),
            (299_999, "Five more minutes, then it is time to rest."),
            (170_000, "Three more minutes, then it is time to rest."),
            (149_000, "Two more minutes, then it is time to rest."),
            (60_000, "One more minute, then it is time to rest."),
            (59_999, "Less than a minute, then it is time to rest."),
            (1, "Less than a minute, then it is time to rest."),
        ])
    func warnings(left: Milliseconds, sentence: String) {
        #expect(ChildWords.warning(left, before: .quietHours) == sentence)
    }

    @Test(
        "What comes after the last minutes is told as it is: only the end of a session is a break",
        arguments: [
            (LimitRule.session, "it is time for a break"), (.allowedWindow, "it is time for other things"),
            (.budget, "this rests for today"), (.quietHours, "it is time to rest"), (.daily, "it is time to rest"),
            (.weekly, "it is time to rest"),
        ])
    func ends(rule: LimitRule, end: String) {
        #expect(ChildWords.warning(170_000, before: rule) == "Three more minutes, then \(end).")
    }

    @Test("Only whole minutes are offered, and only few of them")
    func active() {
        #expect(ChildWords.active(nil) == "Off you go, have fun!")
        #expect(ChildWords.active(9 * 3600) == "Off you go, have fun!")
        #expect(ChildWords.active(12 * 60 + 29) == "Off you go! There are twelve minutes for you.")
        #expect(ChildWords.active(45 * 60) == "Off you go! There are 45 minutes for you.")
    }

    @Test("No sentence blames", arguments: TimeState.allCases)
    func kind(state: TimeState) {
        let sentence = ChildWords.sentence(for: state).description.lowercased()
        #expect(!sentence.isEmpty)
        for word in ["limit", "blocked", "forbidden", "not allowed", "too much", "exceeded", "error", "no more"] {
            #expect(!sentence.contains(word))
        }
    }
}
