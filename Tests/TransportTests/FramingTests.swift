import Testing
import Transport

@Suite("Lines over a socket")
struct FramingTests {
    @Test("A line is a line, however its bytes arrive")
    func byteAtATime() throws {
        let rig = try Rig()
        let client = try rig.client()
        for byte in Array("first\r\nsecond\n".utf8) { try client.send([byte]) }
        #expect(try client.line() == "first")
        #expect(try client.line() == "second")
    }

    @Test(
        "Line endings and blank lines",
        arguments: [
            ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("\n\r\n \t\na\n\n\n", ["a"]), ("a\rb\n", ["a\rb"]),
            (" a \n", [" a "]), ("\ra\n", ["\ra"]), ("a\r\r\n", ["a\r"]),
        ])
    func endings(text: String, lines: [String]) throws {
        let rig = try Rig()
        let client = try rig.client()
        try client.send(text + "end\n")
        for line in lines + ["end"] { #expect(try client.line() == line) }
    }

    @Test("Ten thousand lines sent at once are answered in order", arguments: ["echo", "soon"])
    func pipelined(verb: String) throws {
        let rig = try Rig()
        let client = try rig.client()
        try client.send((0..<10_000).map { "\(verb) \($0)\n" }.joined())
        for number in 0..<10_000 {
            let line = try client.line()
            guard line == "\(verb) \(number)" else {
                Issue.record("line \(number) is \(line)")
                return
            }
        }
    }

    @Test("The limit counts the line without its ending", arguments: ["\n", "\r\n"], [15, 16, 17, 18, 40])
    func limit(ending: String, length: Int) throws {
        let rig = try Rig { $0.lineBytes = 16 }
        let client = try rig.client()
        let line = String(repeating: "x", count: length)
        try client.send("before\n" + line + ending + "after\n")
        #expect(try client.line() == "before")
        #expect(try client.line() == (length <= 16 ? line : "too long, limit 16"))
        #expect(try client.line() == "after")
    }

    @Test("The limit holds as well when every byte comes alone", arguments: ["\n", "\r\n"], [15, 16, 17, 18, 40])
    func limitByteAtATime(ending: String, length: Int) throws {
        let rig = try Rig { $0.lineBytes = 16 }
        let client = try rig.client()
        let line = String(repeating: "x", count: length)
        for byte in Array((line + ending + "after\n").utf8) { try client.send([byte]) }
        #expect(try client.line() == (length <= 16 ? line : "too long, limit 16"))
        #expect(try client.line() == "after")
        #expect(try rig.service.counts().refused.count == (length <= 16 ? 0 : 1))
    }

    @Test("The real limit is one mebibyte", arguments: [-1, 0, 1])
    func realLimit(over: Int) throws {
        let rig = try Rig()
        let client = try rig.client()
        let length = TransportLimits().lineBytes + over
        // Echoing it would fill both sides of the socket before this side reads, so the line asks for a short reply.
        try client.send(Array("big 3".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: length - 5) + [10])
        #expect(try client.line() == (length <= 1_048_576 ? "xxx" : "too long, limit 1048576"))
        #expect(try client.ask("after") == "after")
    }

    @Test("A line of a hundred megabytes gets one refusal and costs little memory")
    func hugeLine() async throws {
        await #expect(processExitsWith: .success) {
            let rig = try Rig()
            let client = try rig.client()
            let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
            #expect(try client.ask("before") == "before")
            let before = Memory.peakKilobytes()
            for _ in 0..<100 { try client.send(chunk) }
            try client.send("\nafter\n")
            #expect(try client.line() == "too long, limit 1048576")
            #expect(try client.line() == "after")
            #expect(try rig.service.counts().refused.count == 1)
            #expect(Memory.peakKilobytes() - before < 2048)
        }
    }

    @Test("A half line that rests too long is refused, and its connection closed")
    func idleHalfLine() throws {
        let rig = try Rig { $0.halfLine = .milliseconds(50) }
        let client = try rig.client()
        #expect(try client.ask("a") == "a")
        try client.send("half")
        #expect(try client.rest() == "late line\n")
        try rig.service.counts { $0.closed == 1 }
    }
}
