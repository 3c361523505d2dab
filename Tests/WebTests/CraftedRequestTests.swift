import HouseholdTesting
import NIOCore
import Testing

@testable import Web

/// What somebody writes by hand who wants two programs to read a request differently, or to leave the page's folder.
@Suite("Crafted requests") struct CraftedRequestTests {
    /// A request that would get a file, if it were read on its own.
    private static let hidden = "GET /app.css HTTP/1.1\r\nHost: HOST\r\nCookie: COOKIE\r\n\r\n"

    /// Lines of a request behind its first two, with what follows; HOST and COOKIE stand for the right ones.
    private static let ambiguous = [
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "Content-Length: 0\r\nContent-Length: 70\r\n\r\n",
        "Content-Length: 0,70\r\n\r\n",
        "Content-Length: +5\r\n\r\nhello",
        "Content-Length: 70\r\n\r\n",
        "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        "X: a\r\n b\r\n\r\n",
        "X: a\u{0}b\r\n\r\n",
        "X: a\n\n",
        "X : a\r\n\r\n",
        "Host: evil.example\r\n\r\n",
    ]

    private func answer(_ text: String, _ rig: Rig, _ cookie: String) throws -> String {
        let browser = try rig.browser()
        browser.send(text.replacing("HOST", with: rig.host).replacing("COOKIE", with: cookie))
        #expect(try browser.hearsEnd())
        return String(decoding: browser.rest, as: UTF8.self)
    }

    /// One refusal, with all safeguards, and nothing behind it.
    private func expectOneRefusal(_ reply: String, _ text: String) {
        #expect(reply.hasPrefix("HTTP/1.1 400 "), "\(text): \(reply)")
        #expect(reply.components(separatedBy: "HTTP/1.1 ").count == 2, "\(text): \(reply)")
        #expect(reply.contains("Content-Security-Policy: default-src 'none'"), "\(text): \(reply)")
        #expect(reply.contains("Connection: close"), "\(text): \(reply)")
    }

    @Test("A request that could be read in two ways gets one refusal, and what stands behind it is never read")
    func smuggling() throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        for lines in Self.ambiguous {
            let text = "GET / HTTP/1.1\r\nHost: HOST\r\nCookie: COOKIE\r\n" + lines
            expectOneRefusal(try answer(text + Self.hidden, rig, cookie), lines)
        }
    }

    @Test(
        "A first line that is none gets one refusal",
        arguments: [
            "GET /\u{0} HTTP/1.1", "GET /\u{ff} HTTP/1.1", "PRI * HTTP/2.0", "GET  HTTP/1.1",
            "GET http://HOST/ HTTP/1.1",
            "GET http://evil.example/ HTTP/1.1", "GET * HTTP/1.1", "\u{1}\u{2}", "SSH-2.0-x",
        ])
    func firstLines(line: String) throws {
        let rig = try Rig()
        let text = line + "\r\nHost: HOST\r\nCookie: COOKIE\r\n\r\n"
        expectOneRefusal(try answer(text + Self.hidden, rig, try rig.cookie()), line)
    }

    @Test("What is asked before nonsense is answered first")
    func behind() throws {
        let rig = try Rig()
        let reply = try answer(Self.hidden + "\u{1}\r\n\r\n", rig, try rig.cookie())
        let parts = reply.components(separatedBy: "HTTP/1.1 ")
        #expect(parts.count == 3 && parts[1].hasPrefix("200 ") && parts[2].hasPrefix("400 "))
    }

    @Test("HTTP/1.0 is answered, and needs a host as well; an upgrade to HTTP/2 is passed over")
    func versions() throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        #expect(try answer("GET / HTTP/1.0\r\nHost: HOST\r\nCookie: COOKIE\r\n\r\n", rig, cookie).contains(" 200 "))
        #expect(try answer("GET / HTTP/1.0\r\nCookie: COOKIE\r\n\r\n", rig, cookie).contains(" 400 "))
        let upgrade = [
            "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
        ]
        #expect(try rig.get("/", ["Cookie: " + cookie] + upgrade).status == 200)
    }

    @Test(
        "A path that is none of the page's leads nowhere, in the program as in a folder", arguments: [false, true])
    func paths(inFolder: Bool) throws {
        let folder = try PrivateFolder()
        let rig = try Rig(page: inFolder ? folder.path : nil)
        let cookie = "Cookie: " + (try rig.cookie())
        for path in [
            "/..", "/../", "/v/page/../..", "/v/page/../../etc/passwd", "/v/page/%2e%2e/%2e%2e/etc/passwd",
            "/%2fetc/passwd",
            "//etc/passwd", "/v", "/v/", "/v/page", "/v/page/", "/v/page//app.css", "/./app.css", "/app.css/",
            "/app.css%00",
            "/APP.CSS", "/words/../app.css", "/words/", "/v//app.css", "/ws/", "/open/", "/OPEN?once=1",
            "/" + String(repeating: "a/", count: 1000), "/" + String(repeating: "x", count: 300),
        ] {
            #expect(try rig.get(path, [cookie]).status == 404, "\(path)")
        }
    }

    @Test(
        "A host that only looks like this machine's gets nothing",
        arguments: [
            "localhost.:PORT", "a@127.0.0.1:PORT", "127.0.0.1:PORT,127.0.0.1:PORT", "127.1:PORT", "0:PORT",
            "127.0.0.1:0PORT",
        ])
    func hosts(name: String) throws {
        let rig = try Rig()
        let host = name.replacing("PORT", with: "\(rig.port)")
        #expect(try rig.get("/", ["Cookie: " + rig.cookie()], host: host).status == 421)
    }

    @Test("An origin that only looks like the page's gets no connection; letters of any case are the same")
    func origins() throws {
        let rig = try Rig()
        let kidd = try StandInKidd(path: rig.kidd)
        let cookie = try rig.cookie()
        for origin in [
            "null", "NULL", "http://127.0.0.1.:\(rig.port)", "http://127.0.0.1:\(rig.port)/", "http://127.0.0.1",
            "http://127.0.0.1:\(rig.port).evil.example", "http://evil.example#http://\(rig.host)", "ws://\(rig.host)",
            "http://\(rig.host) http://\(rig.host)", "",
        ] {
            #expect(try rig.get(rig.way, rig.upgrade(cookie, origin: origin)).status == 403, "\(origin)")
        }
        #expect(try rig.get(rig.way, rig.upgrade(cookie, origin: "HTTP://" + rig.host)).status == 101)
        _ = try kidd.accepted()
    }

    @Test("Cookies that other programs of this machine have set stand beside the right one, up to eight")
    func cookieJar() throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        let other = "kidd-web=" + String(repeating: "a", count: 64) + "; "
        func status(_ cookies: String) throws -> Int { try rig.get("/", ["Cookie: " + cookies]).status }
        #expect(try status("theme=dark; kidd-webx=1; " + String(repeating: other, count: 7) + cookie) == 200)
        #expect(try status(String(repeating: other, count: 8) + cookie) == 403)
        #expect(
            try status(String(repeating: "x=" + String(repeating: "y", count: 4000) + "; ", count: 5) + cookie) == 431)
    }

    @Test("A WebSocket of another version, or without its key, is no WebSocket; of what it offers nothing is taken")
    func handshakes() throws {
        let rig = try Rig()
        let kidd = try StandInKidd(path: rig.kidd)
        let good = rig.upgrade(try rig.cookie())
        func status(without name: String, _ more: [String] = []) throws -> Int {
            try rig.get(rig.way, good.filter { !$0.hasPrefix(name) } + more).status
        }
        #expect(try status(without: "Sec-WebSocket-Version", ["Sec-WebSocket-Version: 8"]) == 426)
        #expect(try status(without: "Sec-WebSocket-Key") == 426)
        #expect(try status(without: "Upgrade:") == 426)
        let offered = ["Sec-WebSocket-Extensions: permessage-deflate", "Sec-WebSocket-Protocol: kidd"]
        let reply = try rig.get(rig.way, good + offered)
        #expect(reply.status == 101)
        #expect(reply.headers["sec-websocket-extensions"] == nil && reply.headers["sec-websocket-protocol"] == nil)
        _ = try kidd.accepted()
    }
}
