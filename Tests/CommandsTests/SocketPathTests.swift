import Client
import Glibc
import Testing

@Suite struct SocketPathTests {
    @Test(
        "Without any socket it is the named one, else the user's, else the system's",
        arguments: [
            (["KIDD_SOCKET": "/x/s", "XDG_RUNTIME_DIR": "/run/user/1"], "/x/s"),
            (["KIDD_SOCKET": "", "XDG_RUNTIME_DIR": "/run/user/1"], "/run/user/1/kidd/kidd.sock"),
            (["XDG_RUNTIME_DIR": "/run/user/1/"], "/run/user/1/kidd/kidd.sock"),
            (["XDG_RUNTIME_DIR": "relative"], "/run/kidd/kidd.sock"), (["XDG_RUNTIME_DIR": ""], "/run/kidd/kidd.sock"),
            ([:], "/run/kidd/kidd.sock"),
        ])
    func paths(environment: [String: String], path: String) {
        #expect(SocketPath.standard(environment.value, owner: { _ in geteuid() }) { _ in false } == path)
    }

    @Test(
        "The user's socket is used when it is there, else the system's when that is there",
        arguments: [
            (["/run/user/1/kidd/kidd.sock", "/run/kidd/kidd.sock"], "/run/user/1/kidd/kidd.sock"),
            (["/run/kidd/kidd.sock"], "/run/kidd/kidd.sock"),
        ])
    func present(files: [String], path: String) {
        let environment = ["XDG_RUNTIME_DIR": "/run/user/1"]
        #expect(SocketPath.standard(environment.value, owner: { _ in geteuid() }) { files.contains($0) } == path)
    }

    @Test("Another account's runtime folder, as su leaves it, is no place to look for kidd")
    func foreign() {
        let environment = ["XDG_RUNTIME_DIR": "/run/user/1"]
        #expect(
            SocketPath.candidates(environment.value, owner: { _ in geteuid() + 1 }) == ["/run/kidd/kidd.sock"])
        // Where there is none nobody listens, and the message tells where kidd would be.
        #expect(SocketPath.candidates(environment.value, owner: { _ in nil }).count == 2)
    }

    @Test("A named socket is used even when only the system's is there")
    func named() {
        #expect(SocketPath.standard(["KIDD_SOCKET": "/x/s"].value, exists: { $0 == "/run/kidd/kidd.sock" }) == "/x/s")
    }
}
