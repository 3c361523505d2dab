import Glibc
import HouseholdTesting
import NIOCore
import Testing

@testable import Web

/// What one browser may cost.
@Suite struct BoundsTests {
    @Test("A request has at most so many bytes, its headers and its path included")
    func bytes() throws {
        let rig = try Rig()
        let long = try rig.get("/", ["X-Long: " + String(repeating: "x", count: 17 << 10)])
        #expect(long.status == 431 && long.headers["content-security-policy"] != nil)
        #expect(try rig.get("/", ["X-Long: " + String(repeating: "x", count: 15 << 10)]).status == 403)
        #expect(try rig.get("/" + String(repeating: "x", count: 2048)).status == 414)
        #expect(try rig.get("/" + String(repeating: "x", count: 2047)).status == 403)
        let endless = try rig.browser()
        endless.send("GET /")
        while endless.send(String(repeating: "x", count: 4096)) {}
    }

    @Test("A request that comes too slowly ends its connection (slow loris), however its bytes come")
    func slow() throws {
        let rig = try Rig { $0.request = .milliseconds(50) }
        let silent = try rig.browser()
        #expect(try silent.hearsEnd())
        let dripping = try rig.browser()
        for byte in Array("GET / HTTP/1.1\r\nHost: x\r\n".utf8) + [UInt8](repeating: 0x58, count: 100_000) {
            guard dripping.send([byte]) else { break }
            // A byte after the other, until the other side ends it.
            waitBriefly(dripping.descriptor, for: POLLIN)
        }
        #expect(try dripping.hearsEnd())
    }

    @Test("A connection that rests between two requests ends; until then it is used again")
    func rests() throws {
        let rig = try Rig { $0.rest = .milliseconds(100) }
        let cookie = try rig.cookie()
        let browser = try rig.browser()
        for _ in 0..<3 {
            browser.send(rig.request("/app.css", ["Cookie: " + cookie]))
            #expect(try browser.page().status == 200)
        }
        #expect(try browser.hearsEnd())
    }

    @Test("Requests that are sent ahead are answered in their order")
    func ahead() throws {
        let rig = try Rig()
        let cookie = "Cookie: " + (try rig.cookie())
        let browser = try rig.browser()
        browser.send(
            rig.request("/app.css", [cookie]) + rig.request("/none", [cookie]) + rig.request("/icon.svg", [cookie]))
        #expect(try [browser.page().status, browser.page().status, browser.page().status] == [200, 404, 200])
    }

    @Test(
        "What is no HTTP gets an end",
        arguments: ["\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "SSH-2.0-x\r\n"])
    func nonsense(text: String) throws {
        let rig = try Rig()
        let browser = try rig.browser()
        browser.send(text)
        browser.finishSending()
        #expect(try browser.hearsEnd())
    }

    @Test("A target that is no path is refused", arguments: ["http://127.0.0.1/", "*", "example"])
    func targets(target: String) throws {
        let rig = try Rig()
        let browser = try rig.browser()
        browser.send("GET \(target) HTTP/1.1\r\nHost: \(rig.host)\r\nCookie: \(try rig.cookie())\r\n\r\n")
        #expect(try browser.hearsEnd())
        #expect(String(decoding: browser.rest, as: UTF8.self).hasPrefix("HTTP/1.1 400 "))
    }

    @Test("With all places taken, who has shown no cookie gives its own; a page keeps its")
    func connections() throws {
        let rig = try Rig { $0.connections = 4 }
        let kidd = try StandInKidd(path: rig.kidd)
        let page = try rig.socket()
        let line = try kidd.accepted()
        let strangers = try (0..<20).map { _ in try rig.browser() }
        // The first ones were cut, the last ones wait for their request.
        #expect(try strangers[0].hearsEnd())
        strangers[19].send(rig.request("/"))
        #expect(try strangers[19].page().status == 403)
        page.say("{}")
        #expect(try line.heard() == "{}")
    }

    @Test("A flood from one device takes places from that device alone")
    func flood() throws {
        let rig = try Rig({ $0.connections = 4 }, owner: { _ in .elsewhere })
        let tablet = try Browser(port: rig.port, from: 0x7f00_0003)
        let flood = try (0..<20).map { _ in try Browser(port: rig.port, from: 0x7f00_0004) }
        #expect(try flood[16].hearsEnd())
        tablet.send(rig.request("/"))
        #expect(try tablet.page().status == 403)
        // It had come first, and the flood has the places that are left.
        flood[19].send(rig.request("/"))
        #expect(try flood[19].page().status == 403)
    }

    @Test("A flood of other accounts takes no place from this one's browsers")
    func foreignFlood() throws {
        let rig = try Rig(
            { $0.connections = 4 }, owner: { .account(Self.device(of: $0) == 0x7f00_0004 ? 12_345 : geteuid()) })
        let own = try rig.browser()
        let flood = try (0..<20).map { _ in try Browser(port: rig.port, from: 0x7f00_0004) }
        #expect(try flood[16].hearsEnd())
        own.send(rig.request("/", ["Cookie: " + (try rig.cookie())]))
        #expect(try own.page().status == 200)
    }

    /// The address at the other end of a connection.
    private static func device(of descriptor: Int32) -> UInt32 {
        var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) }
        }
        return UInt32(bigEndian: address.sin_addr.s_addr)
    }

    @Test("When every place is a page's, a further connection is told so")
    func full() throws {
        let rig = try Rig { $0.connections = 2 }
        let kidd = try StandInKidd(path: rig.kidd)
        let cookie = try rig.cookie()
        let pages = [try rig.socket(cookie), try rig.socket(cookie)]
        #expect(try rig.get("/").status == 503)
        _ = (kidd, pages)
    }

    @Test("A browser that sends all it will send before the reply is gone, and nobody waits for it")
    func halfOpen() throws {
        let rig = try Rig()
        let browser = try rig.browser()
        browser.send("GET / HT")
        browser.finishSending()
        #expect(try browser.hearsEnd())
        #expect(try rig.get("/").status == 403)
    }
}
