import Testing

@testable import Daemon

/// What systemd's journal reads of the daemon's log.
@Suite struct JournalLogTests {
    @Test("Each line has the priority of its level, also in a text of several lines") func priorities() {
        #expect(JournalLog.lines("a\nb", .error) == "<3>a\n<3>b\n")
        let levels = [JournalLog.lines("x", .debug), JournalLog.lines("x", .info), JournalLog.lines("x", .warning)]
        #expect(levels == ["<7>x\n", "<6>x\n", "<4>x\n"])
    }

    @Test("Only the stream that systemd names leads to the journal") func stream() {
        #expect(!JournalLog.isRead([:]))
        #expect(!JournalLog.isRead(["JOURNAL_STREAM": "1:2"]))
    }
}
