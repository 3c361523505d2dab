import API
import Client
import JSONRPC
import Shapes
import Testing

@testable import Commands

@Suite struct ProgressAndDeadlineTests {
    private static let report =
        #"{"jsonrpc":"2.0","id":ID,"result":{"healthy":true,"rows":9,"childCount":2,"damaged":[],"damagedCount":0,"#
        + #""file":[],"snapshot":"same","snapshotRow":9,"state":"same","differences":[],"disk":"ample","tookMilliseconds":1}}"#

    private static func progress(_ done: Int, _ total: Int?) -> String {
        #"{"jsonrpc":"2.0","method":"progress","params":{"progressToken":1,"done":\#(done)"#
            + (total.map { #","total":\#($0)"# } ?? "") + "}}"
    }

    @Test("Progress is asked for when somebody wants to hear it, and told before the result")
    func progress() throws {
        try inFolder { folder in
            let news = [Self.progress(0, nil), Self.progress(4, 9), Self.progress(9, 9), Self.report]
            let daemon = StandIn(in: folder, [.reply(news.joined(separator: "\n")), .reply(Self.report)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            var heard: [String] = []
            connection.onProgress = { done, total, _ in heard.append("\(done) of \(total.map(String.init) ?? "?")") }
            let first = try connection.call(DaemonDoctor.method, Nothing())
            #expect(first.healthy)
            #expect(heard == ["0 of ?", "4 of 9", "9 of 9"])
            connection.onProgress = nil
            _ = try connection.call(DaemonDoctor.method, Nothing())
            #expect(daemon.lines.map { $0.contains(#""progressToken":1"#) } == [true, false])
        }
    }

    @Test("A line of progress never says that all is done before it is")
    func line() {
        #expect(ProgressLine.text("Reading", 998, 999) == "Reading: 99 % of 999\u{1B}[K")
        #expect(ProgressLine.text("Reading", 999, 999) == "Reading: 100 % of 999\u{1B}[K")
        #expect(ProgressLine.text("Reading", 5, nil) == "Reading: 5\u{1B}[K")
        #expect(ProgressLine.text("Reading", 0, 0) == "Reading: 0\u{1B}[K")
    }

    @Test(
        "A member is added behind those that are there",
        arguments: [("{}", #"{"a":1}"#), (#"{"b":2}"#, #"{"b":2,"a":1}"#), ("{ }", #"{ "a":1}"#)])
    func member(object: String, expected: String) {
        var bytes = Array(object.utf8)
        ParamsObject.add("a", "1", to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
}
