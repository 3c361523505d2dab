import Household
import Testing

/// How often a front-end renews a lease is one number, wherever it is told.
@Suite struct BeatTests {
    private static let seconds = Lease.beat / .second

    @Test(
        "Pages and examples renew as often",
        arguments: [
            ("docs/ask-lease-obey.md", "call again every \(seconds) seconds"),
            ("docs/ask-lease-obey.md", "kidd.event(timeout=\(seconds))"),
            ("examples/python/obey.py", "kidd.event(timeout=\(seconds))"),
            ("examples/python/README.md", "`time.renewLease` every \(seconds) s"),
            ("examples/python/play_lesson.py", "RENEW_SECONDS = \(seconds) "),
            ("examples/shell/learn.sh", "read -rt \(seconds) "),
            ("rpc-spec/methods/time.md", "Renew every \(seconds) s"),
            ("rpc-spec/methods/activity.md", "renew it yourself every \(seconds) s"),
            ("rpc-spec/methods/life-of-a-lesson.md", "every \(seconds) seconds"),
        ])
    func pages(path: String, words: String) throws {
        let text = try Repository.text(path).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains(words), "\(path)")
    }
}
