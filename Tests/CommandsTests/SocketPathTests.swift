import Client
import Testing

@Suite struct SocketPathTests {
    @Test(
        "The socket is the named one, else the user's, else the system's",
        arguments: [
            (["KIDD_SOCKET": "/x/s", "XDG_RUNTIME_DIR": "/run/user/1"], "/x/s"),
            (["KIDD_SOCKET": "", "XDG_RUNTIME_DIR": "/run/user/1"], "/run/user/1/kidd/kidd.sock"),
            (["XDG_RUNTIME_DIR": "/run/user/1/"], "/run/user/1/kidd/kidd.sock"),
            (["XDG_RUNTIME_DIR": "relative"], "/run/kidd/kidd.sock"), (["XDG_RUNTIME_DIR": ""], "/run/kidd/kidd.sock"),
            ([:], "/run/kidd/kidd.sock"),
        ])
    func paths(environment: [String: String], path: String) {
        #expect(SocketPath.standard(environment.value) == path)
    }
}
