import Glibc
import HouseholdTesting
import NIOCore
import Testing

@testable import Web

/// Who is let in, and what everybody else gets: a page that says how to open it.
@Suite struct GateTests {
    private static let safeguards = [
        "content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy",
        "cross-origin-resource-policy", "permissions-policy", "x-frame-options", "cache-control",
    ]

    /// What every reply has, and what none has.
    private func expectSafe(_ page: Browser.Page, host: String? = nil) {
        for name in Self.safeguards { #expect(page.headers[name] != nil, "\(name) of \(page.status)") }
        let policy = page.headers["content-security-policy"] ?? ""
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:"))
        #expect(policy.hasSuffix("base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe") && !policy.contains("*"))
        #expect(page.headers["x-content-type-options"] == "nosniff")
        #expect(page.headers["referrer-policy"] == "no-referrer")
        #expect(page.headers["cross-origin-resource-policy"] == "same-origin")
        #expect(!page.headers.keys.contains { $0.hasPrefix("access-control-") })
        #expect(page.headers["server"] == nil)
        if let host { #expect(policy.contains("connect-src 'self' ws://\(host);")) }
    }

    @Test("A browser is let in by a secret, and finds the page at an address without it")
    func opening() throws {
        let rig = try Rig()
        let reply = try rig.get("/open?once=" + rig.secret())
        #expect(reply.status == 200 && reply.headers["refresh"]?.wholeMatch(of: /0; url=\/#page=[0-9a-f]{64}/) != nil)
        expectSafe(reply, host: rig.host)
        #expect(reply.headers["cache-control"] == "no-store")
        let cookie = try #require(reply.headers["set-cookie"])
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        let page = try rig.get("/", ["Cookie: " + cookie.prefix { $0 != ";" }])
        #expect(page.status == 200 && page.body.contains("<script type=\"module\" src=\"v/"))
        expectSafe(page, host: rig.host)
    }

    @Test("A used, an old and a guessed secret open nothing")
    func secrets() throws {
        let rig = try Rig()
        let (used, old) = (rig.secret(), rig.secret())
        #expect(try rig.get("/open?once=" + used).status == 200)
        #expect(try rig.get("/open?once=" + used).status == 403)
        rig.pass(.minutes(2))
        #expect(try rig.get("/open?once=" + old).status == 403)
        #expect(try rig.get("/open?once=" + String(repeating: "0", count: 64)).status == 403)
        #expect(try rig.get("/open?once=").status == 403)
        #expect(try rig.get("/open").status == 403)
    }

    @Test("Asking for the head of an address takes no secret")
    func headOfOpening() throws {
        let rig = try Rig()
        let secret = rig.secret()
        let head = try rig.get("/open?once=" + secret, method: "HEAD")
        #expect(head.status == 403 && head.headers["set-cookie"] == nil)
        #expect(try rig.get("/open?once=" + secret).headers["set-cookie"] != nil)
    }

    @Test("A browser that was let in may open its address again; another one may not")
    func again() throws {
        let rig = try Rig()
        let secret = rig.secret()
        let cookie = try #require(try rig.get("/open?once=" + secret).headers["set-cookie"]).prefix { $0 != ";" }
        let again = try rig.get("/open?once=" + secret, ["Cookie: \(cookie)"])
        #expect(again.status == 200 && again.headers["set-cookie"] == nil)
    }

    @Test(
        "Without a cookie every path gets the same page",
        arguments: ["/", "/index.html", "/js/app.js", "/words/en.json", "/ws", "/nothing", "/v/page/app.css"])
    func strangers(path: String) throws {
        let rig = try Rig()
        let reply = try rig.get(path)
        let wrong = try rig.get(path, ["Cookie: kidd-web=" + String(repeating: "a", count: 64)])
        #expect(reply.status == 403 && wrong.status == 403)
        #expect(reply.body == wrong.body && reply.headers == wrong.headers)
        #expect(reply.body == String(buffer: PlainPages.closed.body))
        for language in ["en", "de", "es", "fr"] { #expect(reply.body.contains("<div lang=\"\(language)\">")) }
        // A child reads whom to ask; what is typed, and where, is within what parents open.
        let seen = reply.body.replacing(/<details><summary>.*?<\/details>/, with: "")
        #expect(seen.contains("ask a parent") && !seen.contains("kidctl") && !seen.contains("erminal"))
        #expect(reply.body.contains("kidctl web") && !reply.body.contains("<script"))
        expectSafe(reply, host: rig.host)
    }

    @Test("The pages before the page name an empty icon, so that a browser asks for none", arguments: [true, false])
    func icon(isLetIn: Bool) throws {
        let rig = try Rig()
        let reply = try rig.get(isLetIn ? "/open?once=" + rig.secret() : "/")
        #expect(reply.status == (isLetIn ? 200 : 403))
        #expect(reply.body.split(separator: #"<link rel="icon" href="data:,">"#).count == 2)
    }

    @Test("A cookie of another start is worth nothing")
    func anotherStart() throws {
        let (first, second) = (try Rig(), try Rig())
        let cookie = try first.cookie()
        #expect(try first.get("/", ["Cookie: " + cookie]).status == 200)
        #expect(try second.get("/", ["Cookie: " + cookie]).status == 403)
    }

    @Test(
        "A name that is not this machine's gets nothing (DNS rebinding), even with the cookie",
        arguments: ["evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "10.0.0.1:PORT", "localhost", ""])
    func hosts(name: String) throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        let host = name.replacing("PORT", with: "\(rig.port)")
        let reply = try rig.get("/", ["Cookie: " + cookie], host: host)
        #expect(reply.status == 421)
        expectSafe(reply)
        #expect(try rig.get("/open?once=" + rig.secret(), host: host).headers["set-cookie"] == nil)
    }

    @Test(
        "The machine's own names with the port are its names",
        arguments: ["127.0.0.1", "localhost", "[::1]", "LOCALHOST"])
    func ownNames(name: String) throws {
        let rig = try Rig()
        #expect(try rig.get("/", ["Cookie: " + rig.cookie()], host: "\(name):\(rig.port)").status == 200)
    }

    @Test("No host, and two hosts, are no request")
    func hostCount() throws {
        let rig = try Rig()
        for lines in ["", "Host: \(rig.host)\r\nHost: \(rig.host)\r\n"] {
            let browser = try rig.browser()
            browser.send("GET / HTTP/1.1\r\n\(lines)\r\n")
            #expect(try browser.page().status == 400)
            #expect(try browser.hearsEnd())
        }
    }

    @Test(
        "Only GET and HEAD are answered", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"])
    func methods(method: String) throws {
        let rig = try Rig()
        let reply = try rig.get("/", ["Cookie: " + rig.cookie()], method: method)
        #expect(reply.status == 405 && reply.headers["allow"] == "GET, HEAD")
        expectSafe(reply)
    }

    @Test("A request with a body is refused", arguments: ["Content-Length: 5", "Transfer-Encoding: chunked"])
    func bodies(header: String) throws {
        let rig = try Rig()
        let browser = try rig.browser()
        browser.send(rig.request("/", [header]) + (header.hasPrefix("C") ? "hello" : "0\r\n\r\n"))
        #expect(try browser.page().status == 400)
        #expect(try browser.hearsEnd())
    }

    @Test("What another page of this machine embeds is refused, though its cookie comes along")
    func embedding() throws {
        let rig = try Rig()
        let cookie = try rig.cookie()
        func status(_ site: String, _ mode: String) throws -> Int {
            try rig.get("/js/app.js", ["Cookie: " + cookie, "Sec-Fetch-Site: " + site, "Sec-Fetch-Mode: " + mode])
                .status
        }
        #expect(try status("same-origin", "cors") == 200)
        #expect(try status("none", "navigate") == 200)
        #expect(try status("same-site", "navigate") == 200)
        #expect(try status("same-site", "no-cors") == 403)
        #expect(try status("cross-site", "cors") == 403)
    }

    @Test(
        "Another account of this machine gets nothing, whatever it shows, and uses no secret up; nor whoever cannot be told",
        arguments: [PeerOwner.account(12_345), .untold])
    func foreign(owner: PeerOwner) throws {
        let rig = try Rig(owner: { _ in owner })
        let secret = rig.secret()
        let reply = try rig.get("/open?once=" + secret)
        #expect(reply.status == 403 && reply.headers["set-cookie"] == nil)
        #expect(reply.body == String(buffer: PlainPages.closed.body))
    }

    /// A socket that listens on this machine, and its port.
    private static func listening(at port: UInt16 = 0) throws -> (socket: Int32, port: UInt16) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        if port != 0 { try #require(Browser.take(listener, port: port) == 0) }
        try #require(listen(listener, 1) == 0)
        return (listener, Browser.port(of: listener))
    }

    @Test("A connection whose other end was closed already is nobody's: older kernels would name root")
    func closedEnd() throws {
        let (listener, port) = try Self.listening()
        defer { close(listener) }
        var browser: Browser? = try Browser(port: port)
        let accepted = accept(listener, nil, nil)
        defer { close(accepted) }
        #expect(PeerOwner.asked(accepted) == .account(geteuid()))
        browser?.finishSending()
        #expect(PeerOwner.asked(accepted) == .account(geteuid()))
        browser = nil
        #expect(PeerOwner.asked(accepted) == .untold)
    }

    @Test(
        "A socket that is bound to a device is not found by the kernel: nobody can tell whose it is, and it gets nothing"
    )
    func boundToDevice() throws {
        let (listener, port) = try Self.listening()
        defer { close(listener) }
        let browser = try Browser(port: port, device: "lo")
        let accepted = accept(listener, nil, nil)
        defer { close(accepted) }
        #expect(PeerOwner.asked(accepted) == .untold)
        // Whoever listens at its port is not who is at the other end.
        let (bait, _) = try Self.listening(at: Browser.port(of: browser.descriptor))
        defer { close(bait) }
        #expect(PeerOwner.asked(accepted) == .untold)
        let rig = try Rig(owner: PeerOwner.asked)
        let thief = try Browser(port: rig.port, device: "lo")
        thief.send(rig.request("/open?once=" + rig.secret()))
        #expect(try thief.page().status == 403)
    }

    @Test("Of a Unix socket the kernel tells both ends' account; of what is no socket it tells nothing")
    func unixOwner() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        #expect(PeerOwner.asked(ends[0]) == .account(geteuid()))
        for end in ends { close(end) }
        #expect(PeerOwner.asked(-1) == .untold)
    }

    @Test("The kernel says whose a connection is: this test's own account here")
    func owner() throws {
        let rig = try Rig(owner: PeerOwner.asked)
        #expect(try rig.get("/", ["Cookie: " + rig.cookie()]).status == 200)
    }

    @Test("Nothing that opens the page is logged")
    func log() throws {
        let rig = try Rig()
        let secret = rig.secret()
        let cookie = try #require(try rig.get("/open?once=" + secret).headers["set-cookie"])
        let value = String(cookie.dropFirst("kidd-web=".count).prefix(64))
        _ = try rig.get("/", ["Cookie: kidd-web=" + value])
        _ = try rig.get("/", ["Cookie: kidd-web=" + value], host: "evil.example")
        #expect(rig.log.text.contains("let in") && rig.log.text.contains("refused"))
        #expect(!rig.log.text.contains(secret) && !rig.log.text.contains(value))
    }
}
