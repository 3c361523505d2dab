import Foundation
import HouseholdTesting

/// `kidd-web` and `kidctl web` as programs, with a runtime folder and tools of the test's own.
final class Gatekeeper {
    static let program = String(KiddBinary.path.dropLast("kidd".count)) + "kidd-web"
    static let kidctl = String(KiddBinary.path.dropLast("kidd".count)) + "kidctl"

    let scratch: ScratchFolder
    /// Where kidd would be.
    let kidd: String
    let control: String
    private var started = 0

    init() throws {
        scratch = try ScratchFolder()
        kidd = scratch.path("kidd.sock")
        control = scratch.path("run/kidd-web/control.sock")
        for name in ["bin", "run"] {
            try FileManager.default.createDirectory(atPath: scratch.path(name), withIntermediateDirectories: false)
        }
    }

    /// Runs a program; without a word about a screen there is none.
    func run(_ command: [String], _ environment: [String: String] = [:]) throws -> SpawnedProgram {
        started += 1
        let own = [
            "KIDD_SOCKET": kidd, "XDG_RUNTIME_DIR": scratch.path("run"), "PATH": scratch.path("bin"),
            "LC_ALL": "C.UTF-8",
            "HOME": scratch.path,
        ]
        return try SpawnedProgram(
            command, environment: own.merging(environment) { $1 }.filter { !$0.value.isEmpty },
            files: scratch.path("program-\(started)"))
    }

    func web(_ words: [String], _ environment: [String: String] = [:]) throws -> SpawnedProgram {
        try run([Self.program] + words, environment)
    }

    /// A gateway that listens.
    func serving(_ options: [String] = [], _ environment: [String: String] = [:]) throws -> SpawnedProgram {
        let program = try web(["serve"] + options, environment)
        try program.awaitOutput("kidd-web: the page is at ")
        return program
    }

    /// A new address of the gateway that runs.
    func address() throws -> String {
        let program = try web(["open", "--print-only"])
        guard try program.wait() == .exited(0) else { throw ProcessFault(program.errors) }
        return String(program.output.dropLast())
    }

    /// A program that the gateway may find, as the test wants it.
    func tool(_ name: String, _ script: String) throws {
        let path = try scratch.write("#!/bin/sh\n\(script)\n", to: "bin/" + name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// Python for a script whose arguments are an address with a secret and kidd's place: the browser's own `cookie`, `ask`
    /// for one request more, `page` for a connection to kidd, and a `listener` that stands in for kidd.
    static let asking = """
        import re, socket, sys
        address, kidd, *words = sys.argv[1:]
        host, port, path = re.fullmatch(r"http://([^:]+):([0-9]+)(/.*)", address).groups()
        listener = socket.socket(socket.AF_UNIX); listener.bind(kidd); listener.listen(64)
        def ask(path, *more):
            line = socket.create_connection((host, int(port)), 60)
            line.sendall("\\r\\n".join([f"GET {path} HTTP/1.1", f"Host: {host}:{port}", *more, "", ""]).encode())
            reply = b""
            while b"\\r\\n\\r\\n" not in reply: reply += line.recv(1)
            return line, reply.decode()
        resting, reply = ask(path)
        cookie, own = (re.search(form, reply).group() for form in ("kidd-web=[0-9a-f]{64}", "page=[0-9a-f]{64}"))
        def page():
            return ask(f"/ws?{own}", f"Cookie: {cookie}", f"Origin: http://{host}:{port}", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13")

        """

    /// Opens pages; prints "open", and at the end the code with which each was closed. One more connection rests, and one
    /// has sent half a request.
    private static let pages =
        asking + """
            begun = socket.create_connection((host, int(port))); begun.sendall(b"GET / HT")
            pages = [page() for _ in range(5)]
            assert all(" 101 " in reply for _, reply in pages), pages
            print("open", flush=True)
            for page, _ in pages:
                frame = b""
                while len(frame) < 4: frame += page.recv(4 - len(frame)) or sys.exit("no reason")
                assert frame[0] == 0x88, frame
                print(int.from_bytes(frame[2:4], "big"), flush=True)
                page.sendall(bytes([0x88, 0x82, 0, 0, 0, 0]) + frame[2:4])
            """

    /// Runs a script that begins with ``asking``.
    func python(_ script: String, _ words: [String] = []) throws -> SpawnedProgram {
        try run([Machine.python.path, "-c", script, try address(), kidd] + words)
    }

    /// Pages that are connected.
    func connectedPages() throws -> SpawnedProgram {
        let program = try python(Self.pages)
        try program.awaitOutput("open\n")
        return program
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
