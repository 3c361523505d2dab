import Glibc
import HouseholdTesting
import Testing

@testable import Web

/// The account that started a gateway finds it by a private socket.
@Suite struct ControlTests {
    private func control(_ rig: Rig) -> ControlSocket { ControlSocket(path: rig.folder.path + "/web/control.sock") }

    @Test("It gives addresses, each with a secret of its own, that let a browser in")
    func addresses() throws {
        let rig = try Rig()
        let first = try #require(try control(rig).openingAddress())
        let second = try #require(try control(rig).openingAddress())
        #expect(first != second && first.hasPrefix("http://127.0.0.1:\(rig.port)/open?once="))
        #expect(try rig.get("/open?once=" + first.suffix(64)).status == 200)
        #expect(try rig.get("/open?once=" + second.suffix(64)).status == 200)
    }

    @Test("The socket and its folder are private")
    func modes() throws {
        let rig = try Rig()
        for (path, mode) in [(control(rig).path, 0o600), (rig.folder.path + "/web", 0o700)] {
            var status = stat()
            #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == mode)
        }
    }

    @Test("Without a gateway there is no address; a second gateway says how to open the first")
    func single() throws {
        let folder = try PrivateFolder()
        #expect(try ControlSocket(path: folder.path + "/none/control.sock").openingAddress() == nil)
        #expect(try ControlSocket(path: folder.path + "/none/control.sock").stop() == false)
        let rig = try Rig()
        let options = WebOptions(kidd: "/none", control: control(rig).path)
        let running = WebFault(
            "kidd-web is running already. Open its page with: kidd-web open; end it with: kidd-web stop")
        #expect(throws: running) { _ = try Gateway(options, log: rig.log.logger) }
        // Not that the place is taken: naming another one would not help.
        let same = WebOptions(place: .loopback(port: Int(rig.port)), kidd: "/none", control: control(rig).path)
        #expect(throws: running) { _ = try Gateway(same, log: rig.log.logger) }
    }

    @Test("It knows two words")
    func words() throws {
        let rig = try Rig()
        let other = try Browser(path: control(rig).path)
        other.send("cookie\n")
        #expect(try String(decoding: other.take(8), as: UTF8.self) == "unknown\n")
        #expect(try control(rig).stop())
    }

    @Test("It is found in the runtime folder")
    func usual() {
        let variables = ["XDG_RUNTIME_DIR": "/run/user/1000"]
        #expect(ControlSocket.usual({ variables[$0] }, isRoot: false)?.path == "/run/user/1000/kidd-web/control.sock")
        #expect(ControlSocket.usual({ _ in nil }, isRoot: false) == nil)
        #expect(ControlSocket.usual({ _ in "relative" }, isRoot: false) == nil)
        #expect(ControlSocket.usual({ _ in nil }, isRoot: true)?.path == "/run/kidd-web/control.sock")
    }

    @Test("At a Unix socket the page is this account's, by this machine's names with any port")
    func unixSocket() throws {
        let rig = try Rig(place: { .socket(path: $0 + "/page.sock") })
        let path = rig.folder.path + "/page.sock"
        #expect(rig.gateway.address == path)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        for (host, expected) in [
            ("localhost:8080", 403), ("127.0.0.1", 403), ("localhost:80:80", 421), ("evil:8080", 421),
        ] {
            let browser = try Browser(path: path)
            browser.send("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n")
            #expect(try browser.page().status == expected, "\(host)")
        }
        rig.gateway.stop()
        #expect(stat(path, &status) != 0)
    }

    @Test("A port that is taken is told with what helps")
    func portTaken() throws {
        let rig = try Rig()
        let options = WebOptions(place: .loopback(port: Int(rig.port)), kidd: "/none")
        let fault = #expect(throws: WebFault.self) { _ = try Gateway(options, log: rig.log.logger) }
        #expect(fault?.message.contains("--port") == true)
    }

    @Test("A port is free again as soon as its gateway has ended, whoever was connected")
    func portAgain() throws {
        let rig = try Rig()
        let browser = try rig.browser()
        browser.send(rig.request("/"))
        #expect(try browser.page().status == 403)
        // The gateway closes first: its end of the connection lingers in the kernel.
        rig.gateway.stop()
        #expect(try browser.hearsEnd())
        let options = WebOptions(place: .loopback(port: Int(rig.port)), kidd: "/none")
        let next = try Gateway(options, log: rig.log.logger)
        #expect(next.address == rig.gateway.address)
        next.stop()
    }
}
