import Glibc
import HouseholdTesting
import NIOCore
import Testing

@testable import Web

/// One connection of a page is one of kidd, and lines go untouched.
@Suite struct BridgeTests {
    /// A gateway with a stand-in for kidd, and a page that is connected through it.
    private struct Pipe {
        let rig: Rig
        let kidd: StandInKidd
        let page: Browser
        let line: StandInKidd.Line

        init(receiveBuffer: Int32? = nil, _ change: (inout WebLimits) -> Void = { _ in }) throws {
            rig = try Rig(change)
            kidd = try StandInKidd(path: rig.kidd)
            page = try rig.socket(receiveBuffer: receiveBuffer)
            line = try kidd.accepted()
        }
    }

    // MARK: Who gets one

    @Test("A page gets its connection with its cookie and from its own origin alone")
    func upgrades() throws {
        let rig = try Rig()
        let kidd = try StandInKidd(path: rig.kidd)
        let cookie = try rig.cookie()
        func status(_ headers: [String]) throws -> Int { try rig.get(rig.way, headers).status }
        let good = rig.upgrade(cookie)
        #expect(try status(good) == 101)
        _ = try kidd.accepted()
        // The cookie goes to every port of the machine: without the page's own part it opens nothing.
        for way in ["/ws", "/ws?page=", "/ws?page=" + String(repeating: "0", count: 64)] {
            #expect(try rig.get(way, good).status == 403, "\(way)")
        }
        #expect(try status(good.filter { !$0.hasPrefix("Origin") }) == 403)
        #expect(try status(good.filter { !$0.hasPrefix("Cookie") }) == 403)
        #expect(try status(good + ["Origin: http://\(rig.host)"]) == 403)
        for origin in [
            "http://evil.example", "https://\(rig.host)", "null", "http://127.0.0.1:1", "http://localhost:\(rig.port)",
        ] {
            #expect(try status(rig.upgrade(cookie, origin: origin)) == 403, "\(origin)")
        }
        #expect(try status(["Cookie: " + cookie, "Origin: http://\(rig.host)"]) == 426)
        #expect(try status(good.filter { !$0.hasPrefix("Sec-WebSocket-Version") }) == 426)
        #expect(try rig.get(rig.way, rig.upgrade(cookie), host: "evil.example").status == 421)
    }

    @Test("More pages than there are places are refused, and a place that is given back is one again")
    func places() throws {
        let rig = try Rig { $0.sockets = 1 }
        let kidd = try StandInKidd(path: rig.kidd)
        let cookie = try rig.cookie()
        var first: Browser? = try rig.socket(cookie)
        let line = try kidd.accepted()
        #expect(try rig.get(rig.way, rig.upgrade(cookie)).status == 503)
        #expect(first?.send(Browser.frame(Browser.closing, [0x03, 0xe8])) == true)
        #expect(try first?.hearsEnd() == true)
        first = nil
        #expect(try line.heard() == nil)
        _ = try rig.socket(cookie)
    }

    @Test("Pages that come at once get no more places than there are, though kidd has taken none of them yet")
    func placesAtOnce() throws {
        let rig = try Rig { $0.sockets = 2 }
        let kidd = try StandInKidd(path: rig.kidd)
        let headers = rig.upgrade(try rig.cookie())
        let browsers = try (0..<12).map { _ in try rig.browser() }
        for browser in browsers { browser.send(rig.request(rig.way, headers)) }
        let replies = try browsers.map { try $0.page(isHead: true).status }
        #expect(replies.count { $0 == 101 } == 2 && replies.count { $0 == 503 } == 10, "\(replies)")
        _ = kidd
    }

    // MARK: Lines

    @Test("A message is a line and a line is a message, byte for byte")
    func lines() throws {
        let pipe = try Pipe()
        let odd = "{ \"a\" : 1.0, \"b\":\"Ä\u{1F600}\\u0000\" , \"a\":2 }"
        pipe.page.say(odd)
        #expect(try pipe.line.heard() == odd)
        pipe.page.say("")
        pipe.page.say("not even JSON")
        #expect(try pipe.line.heard() == "")
        #expect(try pipe.line.heard() == "not even JSON")
        pipe.line.say(odd + "\nsecond\nthi")
        #expect(try pipe.page.message() == odd)
        #expect(try pipe.page.message() == "second")
        pipe.line.say("rd\n")
        #expect(try pipe.page.message() == "third")
    }

    @Test("A message in pieces is one line, with a ping between them")
    func fragments() throws {
        let pipe = try Pipe()
        pipe.page.send(Browser.frame(Browser.text, Array("{\"a".utf8), isLast: false))
        pipe.page.send(Browser.frame(Browser.ping, Array("hi".utf8)))
        #expect(try pipe.page.frame() == Browser.Frame(opcode: Browser.pong, isLast: true, bytes: Array("hi".utf8)))
        pipe.page.send(Browser.frame(Browser.continuation, Array("\":".utf8), isLast: false))
        for byte in Browser.frame(Browser.continuation, Array("1}".utf8)) { pipe.page.send([byte]) }
        #expect(try pipe.line.heard() == "{\"a\":1}")
    }

    @Test("The longest message passes, and the longest reply")
    func longest() throws {
        let pipe = try Pipe()
        let long = String(repeating: "x", count: 1 << 20)
        pipe.page.say(long)
        #expect(try pipe.line.heard() == long)
        let line = pipe.line
        let reply = String(repeating: "y", count: 3 << 20)
        let writer = Writer { line.say(reply + "\n") }
        #expect(try pipe.page.message() == reply)
        writer.wait()
    }

    // MARK: What ends it

    @Test(
        "What is no line of text ends the connection with the code that says why",
        arguments: [
            (1003, Browser.frame(Browser.binary, [1, 2, 3])),
            (1007, Browser.frame(Browser.text, [0xff, 0xfe])),
            (1007, Browser.frame(Browser.text, Array("{}\n{}".utf8))),
            (1007, Browser.frame(Browser.text, Array("{}\r".utf8))),
            (1002, Browser.frame(Browser.continuation, [1])),
            (1002, Browser.frame(Browser.text, [0x7b], isMasked: false)),
            (1002, Browser.frame(Browser.ping, [1], isMasked: false)),
            (1002, Browser.frame(Browser.text, [0x7b], isLast: false) + Browser.frame(Browser.text, [0x7d])),
            (1002, Browser.frame(Browser.ping, [], isLast: false)),
            (1002, Browser.frame(Browser.ping, [UInt8](repeating: 0, count: 126))),
            (1002, [0xc1, 0x80, 0, 0, 0, 0]),
            (1002, Browser.frame(3, [])),
            (1009, [0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 1, 0, 0, 0, 0]),
            (1009, [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
        ] as [(Int, [UInt8])])
    func faults(code: Int, bytes: [UInt8]) throws {
        let pipe = try Pipe()
        pipe.page.send(bytes)
        #expect(try pipe.page.closingCode() == code)
        #expect(try pipe.line.heard() == nil)
        #expect(pipe.line.begun == "")
    }

    @Test("A message that grows too long in pieces ends the connection, and so do too many pieces")
    func tooLong() throws {
        let long = try Pipe()
        let half = [UInt8](repeating: UInt8(ascii: "x"), count: 600_000)
        long.page.send(Browser.frame(Browser.text, half, isLast: false))
        long.page.send(Browser.frame(Browser.continuation, half))
        #expect(try long.page.closingCode() == 1009)
        #expect(try long.line.heard() == nil && long.line.begun == "")
        let many = try Pipe { $0.messagePieces = 3 }
        many.page.send(Browser.frame(Browser.text, [0x20], isLast: false))
        for _ in 0..<3 { many.page.send(Browser.frame(Browser.continuation, [], isLast: false)) }
        #expect(try many.page.closingCode() == 1009)
    }

    @Test("Without kidd the page is told to try again later, and with it the next try holds")
    func withoutKidd() throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        #expect(try rig.socket(cookie).closingCode() == 1013)
        let kidd = try StandInKidd(path: rig.kidd)
        let page = try rig.socket(cookie)
        page.say("{}")
        #expect(try kidd.accepted().heard() == "{}")
    }

    @Test("When kidd goes, what it said last arrives, then the reason")
    func kiddGoes() throws {
        let rig = try Rig()
        let kidd = try StandInKidd(path: rig.kidd)
        let page = try rig.socket()
        var line: StandInKidd.Line? = try kidd.accepted()
        line?.say("good bye\nhalf a li")
        line = nil
        #expect(try page.message() == "good bye")
        #expect(try page.closingCode() == 1001)
    }

    @Test("When the page goes, kidd's connection ends; half of a message is never said", arguments: [true, false])
    func pageGoes(politely: Bool) throws {
        let rig = try Rig()
        let kidd = try StandInKidd(path: rig.kidd)
        var page: Browser? = try rig.socket()
        let line = try kidd.accepted()
        page?.send(Browser.frame(Browser.text, Array("half".utf8), isLast: false))
        if politely { page?.finishSending() }
        if !politely { page = nil }
        #expect(try line.heard() == nil && line.begun == "")
    }

    @Test("When the gateway ends, every page is told")
    func gatewayEnds() throws {
        let rig = try Rig()
        let kidd = try StandInKidd(path: rig.kidd)
        let page = try rig.socket()
        let line = try kidd.accepted()
        let gateway = rig.gateway
        let writer = Writer { gateway.stop() }
        #expect(try page.closingCode() == 1001)
        #expect(try line.heard() == nil)
        writer.wait()
        #expect(throws: TestFault.self) { _ = try rig.browser() }
    }

    // MARK: Bounds

    @Test("A page that is silent is asked, and cut when it does not answer")
    func silent() throws {
        let pipe = try Pipe { $0.heartbeat = .milliseconds(20) }
        #expect(try pipe.page.frame().opcode == Browser.ping)
        #expect(try pipe.page.hearsEnd())
        #expect(try pipe.line.heard() == nil)
    }

    @Test("A page that answers is kept")
    func answering() throws {
        // So long that a busy machine answers in time.
        let pipe = try Pipe { $0.heartbeat = .milliseconds(500) }
        for _ in 0..<3 {
            #expect(try pipe.page.frame().opcode == Browser.ping)
            pipe.page.send(Browser.frame(Browser.pong, []))
        }
        pipe.page.say("{}")
        #expect(try pipe.line.heard() == "{}")
    }

    @Test("A message that never ends, however often a piece of it comes, ends the connection")
    func endless() throws {
        let pipe = try Pipe { $0.heartbeat = .milliseconds(20) }
        pipe.page.send(Browser.frame(Browser.text, [0x20], isLast: false))
        while true {
            let frame = try pipe.page.frame()
            if frame.opcode == Browser.closing {
                #expect(frame.code == 1008)
                break
            }
            pipe.page.send(Browser.frame(Browser.continuation, [0x20], isLast: false))
        }
    }

    @Test("A flood of pings ends the connection")
    func pingFlood() throws {
        let pipe = try Pipe { $0.pings = 50 }
        for _ in 0..<50 {
            pipe.page.send(Browser.frame(Browser.ping, []))
            #expect(try pipe.page.frame().opcode == Browser.pong)
        }
        pipe.page.send(Browser.frame(Browser.ping, []))
        #expect(try pipe.page.closingCode() == 1008)
    }

    @Test("While kidd takes no more, the page is not read, and nothing is lost")
    func kiddDoesNotRead() throws {
        let pipe = try Pipe()
        let line = Browser.frame(Browser.text, [UInt8](repeating: UInt8(ascii: "x"), count: 60_000))
        var (sent, refusals) = (0, 0)
        // As much as fits; what the kernel keeps on the way is a few megabytes at most.
        while refusals < 200, sent < 64 << 20 {
            let count = pipe.page.sendAtOnce(Array(line[(sent % line.count)...]))
            sent += count
            refusals = count == 0 ? refusals + 1 : 0
            if count == 0 { waitBriefly(pipe.page.descriptor, for: POLLOUT) }
        }
        #expect(sent < 32 << 20, "\(sent) bytes went nowhere")
        if sent % line.count > 0 {
            let rest = Array(line[(sent % line.count)...])
            let page = pipe.page
            let writer = Writer { page.send(rest) }
            defer { writer.wait() }
            for _ in 0...(sent / line.count) { #expect(try pipe.line.heard()?.utf8.count == 60_000) }
        } else {
            for _ in 0..<(sent / line.count) { #expect(try pipe.line.heard()?.utf8.count == 60_000) }
        }
    }

    @Test("While the page takes no more, kidd is not read; a page that never does is cut")
    func pageDoesNotRead() throws {
        let pipe = try Pipe(receiveBuffer: 4096) { $0.heartbeat = .milliseconds(300) }
        let bytes = [UInt8](repeating: UInt8(ascii: "y"), count: 64 << 10)
        var (sent, isCut) = (0, false)
        while !isCut, sent < 64 << 20 {
            let count = pipe.line.sayAtOnce(bytes)
            sent += count
            if count == 0 {
                isCut = errno != EAGAIN
                waitBriefly(pipe.line.descriptor, for: POLLOUT)
            }
        }
        #expect(isCut && sent < 32 << 20, "\(sent) bytes went nowhere")
    }
}

/// Something that is done beside a test, on a thread of its own.
final class Writer {
    private var thread = pthread_t()

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    init(_ body: @escaping () -> Void) {
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, work)
    }

    func wait() { pthread_join(thread, nil) }
}
