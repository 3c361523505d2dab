import Foundation
import HouseholdTesting
import Testing

@testable import Web

/// A gateway that starts again lets those in that were let in before, unless somebody has ended it for all.
@Suite struct KeptPassesTests {
    private func file(_ rig: Rig) -> String { rig.folder.path + "/web/control.sock.passes" }

    private func status(_ rig: Rig, _ cookie: String) throws -> Int { try rig.get("/", ["Cookie: " + cookie]).status }

    private func socketStatus(_ rig: Rig, _ way: String, _ cookie: String) throws -> Int {
        let browser = try rig.browser()
        browser.send(rig.request(way, rig.upgrade(cookie)))
        return try browser.page(isHead: true).status
    }

    private func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("The next start is at the same port and knows both parts of each pass, and needs both")
    func nextStart() throws {
        let first = try Rig()
        let other = try first.cookie()
        let otherWay = first.way
        let cookie = try first.cookie()
        first.gateway.stop()
        let second = try Rig(in: first.folder)
        #expect(second.port == first.port)
        #expect(try status(second, cookie) == 200 && status(second, other) == 200)
        #expect(try socketStatus(second, first.way, cookie) == 101)
        #expect(try socketStatus(second, otherWay, cookie) == 403)
        #expect(try socketStatus(second, "/ws", cookie) == 403)
        // Who is let in then does not take the place of those before.
        _ = try second.cookie()
        second.gateway.stop()
        let third = try Rig(in: first.folder)
        #expect(try status(third, cookie) == 200)
    }

    @Test("The file is private and tells no part of a pass")
    func isPrivate() throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        var status = stat()
        #expect(lstat(file(rig), &status) == 0 && status.st_mode == S_IFREG | 0o600)
        let text = try read(file(rig))
        #expect(text.hasPrefix("kidd-web passes 1\nat http://127.0.0.1:\(rig.port)\npass "))
        #expect(!text.contains(cookie.suffix(64)) && !text.contains(rig.way.suffix(64)))
        #expect(KeptPasses(text: text)?.text == text)
    }

    @Test("Who ends it ends it for all: one that runs, and one that was killed")
    func stop() throws {
        let first = try Rig()
        let control = ControlSocket(path: first.folder.path + "/web/control.sock")
        let cookie = try first.cookie()
        #expect(try control.stop())
        // Until it has ended, too; and whoever is let in meanwhile is so for that time alone.
        #expect(try status(first, cookie) == 403)
        _ = try first.cookie()
        #expect(try !read(file(first)).contains("\npass "))
        first.gateway.stop()
        let second = try Rig(in: first.folder)
        #expect(try second.port == first.port && status(second, cookie) == 403)
        let again = try second.cookie()
        second.gateway.stop()
        #expect(try read(file(first)).contains("\npass ") && !control.stop())
        let third = try Rig(in: first.folder)
        #expect(try status(third, again) == 403)
    }

    @Test("At another place nobody is known: a browser keeps its part for one place alone")
    func otherPlace() throws {
        let first = try Rig()
        let cookie = try first.cookie()
        let port = first.port
        first.gateway.stop()
        let holder = try Rig(place: { _ in .loopback(port: Int(port)) })
        let second = try Rig(in: first.folder)
        #expect(second.port != port && holder.port == port)
        #expect(try status(second, cookie) == 403)
    }

    /// What is done to the file, and what the log says then.
    private static let spoiling: [(why: String, spoil: @Sendable (String) -> Bool)] = [
        ("damaged", { truncate($0, 70) == 0 }),
        ("damaged", { truncate($0, 0) == 0 }),
        ("others may use the file", { chmod($0, 0o640) == 0 }),
        ("no plain file", { rename($0, $0 + ".1") == 0 && symlink($0 + ".1", $0) == 0 }),
        ("others can write in their folder", { chmod(String($0.dropLast("/control.sock.passes".count)), 0o777) == 0 }),
        ("another account's", { geteuid() == 0 && chown($0, 12_345, 12_345) == 0 }),
    ]

    @Test("What is damaged, or others may have written, is ignored, and the log says so", arguments: spoiling.indices)
    func ignored(place: Int) throws {
        let (why, spoil) = Self.spoiling[place]
        let first = try Rig()
        let cookie = try first.cookie()
        first.gateway.stop()
        // Another account's file needs root.
        guard spoil(file(first)) else { return #expect(geteuid() != 0) }
        let log = LineLog()
        #expect(PassFile(beside: first.folder.path + "/web/control.sock").load(log: log.logger) == nil)
        #expect(log.text.contains(why), "\(log.text)")
        #expect(!log.text.contains(cookie.suffix(64)))
        guard why != "others can write in their folder" else { return }
        let second = try Rig(in: first.folder)
        #expect(try status(second, cookie) == 403 && second.log.text.contains(why))
        // The next browser that is let in is kept again.
        let next = try second.cookie()
        second.gateway.stop()
        let third = try Rig(in: first.folder)
        #expect(try status(third, next) == 200)
    }

    @Test(
        "What is no such file is none",
        arguments: [
            "", "kidd-web passes 1", "kidd-web passes 2\nat http://127.0.0.1:1\n", "kidd-web passes 1\nat a b\n",
            "kidd-web passes 1\nat http://127.0.0.1:1\npass x 00 00\n", "kidd-web passes 1\nat http://127.0.0.1:1\n\n",
            "kidd-web passes 1\nat http://127.0.0.1:1\npass 1 00 00\n",
        ])
    func forms(text: String) { #expect(KeptPasses(text: text) == nil) }
}
