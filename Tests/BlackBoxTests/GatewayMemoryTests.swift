import Foundation
import HouseholdTesting
import Testing

/// What passes through `kidd-web` stays nowhere, and its memory is nobody's.
@Suite("The memory of kidd-web") struct GatewayMemoryTests {
    private static let pins = ["739182640573", "628405917362"]

    /// Sends lines with PINs over a page's connection, whole and in pieces, and waits until kidd's side has them.
    private static let page =
        Gatekeeper.asking + """
            page, _ = page()
            side, _ = listener.accept()
            lines = side.makefile("rb")
            def frame(opcode, data, last):
                mask = b"\\x21\\x43\\x65\\x87"
                return bytes([(0x80 if last else 0) | opcode, 0x80 | len(data)]) + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
            for pin in words:
                line = ('{"pin":"%s"}' % pin).encode()
                for pieces in [[line], [line[:12], line[12:]]]:
                    for number, piece in enumerate(pieces):
                        page.sendall(frame(0 if number else 1, piece, number + 1 == len(pieces)))
                    assert lines.readline() == line + b"\\n"
                    side.sendall(line + b"\\n")
                    got = b""
                    while len(got) < len(line) + 2: got += page.recv(100)
                    assert got[2:] == line, got
            page.sendall(frame(1, b"{}", True))
            assert lines.readline() == b"{}\\n"
            page.sendall(frame(8, b"\\x03\\xe8", True))
            while page.recv(100): pass
            print("done")
            """

    @Test(
        "A PIN that a page has sent is nowhere in it any more",
        .enabled(if: ProcessMemory.isReadable, "only root can read another process's memory"), .needs(Machine.python))
    func scan() throws {
        let keeper = try Gatekeeper()
        let gateway = try keeper.serving()
        let page = try keeper.python(Self.page, Self.pins)
        #expect(try page.wait() == .exited(0), "\(page.errors)")
        let memory = try ProcessMemory(of: gateway.pid)
        // The scan can find what is there.
        #expect(!memory.places(of: keeper.kidd).isEmpty)
        for pin in Self.pins { #expect(memory.places(of: pin).isEmpty, "\(memory.places(of: pin))") }
    }

    @Test(
        "Another program of its account may not read it, and it leaves no core", .needs(Machine.setpriv, Machine.python)
    )
    func closed() throws {
        let keeper = try Gatekeeper()
        for name in ["", "run"] { chmod(keeper.scratch.path(name), 0o755) }
        try FileManager.default.createDirectory(
            atPath: keeper.scratch.path("run/theirs"), withIntermediateDirectories: false)
        chown(keeper.scratch.path("run/theirs"), 65_534, 65_534)
        let become = [Machine.setpriv.path, "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
        let gateway = try keeper.run(
            become + [Gatekeeper.program, "serve", "--control", keeper.scratch.path("run/theirs/control.sock")])
        try gateway.awaitOutput("the page is at")
        // `cat` of the same account, first of itself and then of the gateway.
        let own = try keeper.run(become + ["/bin/cat", "/proc/self/environ"])
        #expect(try own.wait() == .exited(0))
        let other = try keeper.run(become + ["/bin/cat", "/proc/\(gateway.pid)/environ", "/proc/\(gateway.pid)/mem"])
        #expect(try other.wait() == .exited(1))
        #expect(other.errors.components(separatedBy: "Permission denied").count == 3, "\(other.errors)")
        gateway.signal(SIGTERM)
        #expect(try gateway.wait() == .exited(0))
    }
}
