import Foundation
import HouseholdTesting
import Testing

@testable import Web

/// What is served, and what no path leads to.
@Suite struct PageFileTests {
    @Test("Each file has its type, and is had again without its bytes")
    func types() throws {
        let rig = try Rig()
        let cookie = "Cookie: " + (try rig.cookie())
        for (path, type) in [
            ("/js/app.js", "text/javascript; charset=utf-8"), ("/app.css", "text/css; charset=utf-8"),
            ("/icon.svg", "image/svg+xml"), ("/words/de.json", "application/json"), ("/", "text/html; charset=utf-8"),
        ] {
            let page = try rig.get(path, [cookie])
            #expect(page.status == 200 && page.headers["content-type"] == type && !page.body.isEmpty, "\(path)")
            #expect(page.headers["cache-control"] == "private, no-cache")
            let tag = try #require(page.headers["etag"])
            let again = try rig.get(path, [cookie, "If-None-Match: \"other\", " + tag])
            #expect(again.status == 304 && again.headers["etag"] == tag)
            #expect(again.headers["content-security-policy"] != nil)
            let head = try rig.get(path, [cookie], method: "HEAD")
            #expect(head.status == 200 && head.headers["content-length"] == "\(page.body.utf8.count)")
        }
    }

    @Test("By a path with its version a file is kept for ever; by another version there is none")
    func versions() throws {
        let rig = try Rig()
        let cookie = "Cookie: " + (try rig.cookie())
        let page = try rig.get("/", [cookie]).body
        let version = try #require(page.firstMatch(of: #/src="(v/[0-9a-f]{32}/js/app\.js)"/#)).1
        #expect(!page.contains("v/page/"))
        let kept = try rig.get("/\(version)", [cookie])
        #expect(kept.headers["cache-control"] == "private, max-age=31536000, immutable")
        #expect(try rig.get("/v/page/js/app.js", [cookie]).headers["cache-control"] == "private, no-cache")
        #expect(try rig.get("/v/00112233445566778899aabbccddeeff/js/app.js", [cookie]).status == 404)
        #expect(try rig.get("/v/", [cookie]).status == 404)
    }

    @Test("What those need who work on the page is not part of it")
    func tools() throws {
        let rig = try Rig()
        let cookie = "Cookie: " + (try rig.cookie())
        #expect(try rig.get("/tsconfig.json", [cookie]).status == 404)
    }

    private static let paths = [
        "/../secret.js", "/js/../../secret.js", "/%2e%2e/secret.js", "/js/..%2f..%2fsecret.js", "//secret.js",
        "/./app.js",
        "/js//app.js", "/.hidden.js", "/link.js", "/linked/app.js", "/js", "/js/", "/pipe.js", "/none.js", "/notes.txt",
        "/app.js%00.css", "/big.js",
    ]

    @Test("No path leads out of a folder, through a link, or to what is no file of a page", arguments: paths)
    func escapes(path: String) throws {
        let place = try PrivateFolder()
        let folder = place.path + "/page"
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/js", withIntermediateDirectories: true)
        for name in ["/secret.js", "/page/app.js", "/page/.hidden.js", "/page/notes.txt", "/page/js/app.js"] {
            try "1".write(toFile: place.path + name, atomically: false, encoding: .utf8)
        }
        try String(repeating: "1", count: 2000).write(toFile: folder + "/big.js", atomically: false, encoding: .utf8)
        try files.createSymbolicLink(atPath: folder + "/link.js", withDestinationPath: "../secret.js")
        try files.createSymbolicLink(atPath: folder + "/linked", withDestinationPath: "js")
        #expect(mkfifo(folder + "/pipe.js", 0o600) == 0)
        let rig = try Rig(page: folder) { $0.fileBytes = 1000 }
        let cookie = "Cookie: " + (try rig.cookie())
        #expect(try rig.get("/app.js", [cookie]).body == "1")
        #expect(try rig.get("/js/app.js", [cookie]).body == "1")
        let reply = try rig.get(path, [cookie])
        #expect(reply.status == 404 || reply.status == 400, "\(reply.status)")
        #expect(!reply.body.contains("1"))
    }

    @Test("A folder is read anew with each request, and must be there at the start")
    func folder() throws {
        let place = try PrivateFolder()
        try "one".write(toFile: place.path + "/index.html", atomically: false, encoding: .utf8)
        let rig = try Rig(page: place.path)
        let cookie = "Cookie: " + (try rig.cookie())
        #expect(try rig.get("/", [cookie]).body == "one")
        try "two".write(toFile: place.path + "/index.html", atomically: false, encoding: .utf8)
        #expect(try rig.get("/", [cookie]).body == "two")
        #expect(throws: WebFault.self) { _ = try Rig(page: place.path + "/none") }
    }

    @Test("The words of a language are what the page needs of its file", arguments: ["en", "de", "es", "fr", "en-US"])
    func words(tag: String) throws {
        let rig = try Rig()
        let reply = try rig.get("/words/\(tag).json", ["Cookie: " + rig.cookie()])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(reply.body.utf8)) as? [String: Any])
        let texts = try #require(json["texts"] as? [String: String])
        #expect(json["tag"] as? String == tag)
        #expect(texts["web.closed.how"]?.contains("{command}") == true)
        #expect(texts["unit.minutes"] != nil && texts["kidctl.help"] == nil && texts["parent.pin"] == nil)
        for (side, key, others) in [
            ("child", "web.child.time", []), ("parent", "web.parent.today", ["kind.", "strategy."]),
        ] {
            let file = try rig.get("/words/\(tag).\(side).json", ["Cookie: " + rig.cookie()])
            let more = try #require(try JSONSerialization.jsonObject(with: Data(file.body.utf8)) as? [String: Any])
            let its = try #require(more["texts"] as? [String: String])
            #expect(its[key] != nil && texts[key] == nil)
            #expect(its.keys.allSatisfy { key in (others + ["web.\(side)."]).contains { key.hasPrefix($0) } })
            #expect(others.allSatisfy { beginning in its.keys.contains { $0.hasPrefix(beginning) } })
        }
    }

    @Test("The words of a country without a file are those of its language")
    func country() throws {
        let rig = try Rig()
        let cookie = "Cookie: " + (try rig.cookie())
        #expect(try rig.get("/words/de-AT.json", [cookie]).body == rig.get("/words/de.json", [cookie]).body)
        #expect(try rig.get("/words/tlh.json", [cookie]).status == 404)
        #expect(try rig.get("/words/de.nobody.json", [cookie]).status == 404)
    }

    @Test("A browser that takes them packed gets files packed, and knows them by a tag of their own")
    func packed() throws {
        let rig = try Rig()
        let cookie = "Cookie: " + (try rig.cookie())
        for path in ["/js/app.js", "/app.css", "/words/de.json", "/"] {
            let plain = try rig.get(path, [cookie])
            let packed = try rig.get(path, [cookie, "Accept-Encoding: deflate, gzip;q=0.5"], method: "HEAD")
            #expect(plain.headers["content-encoding"] == nil && packed.headers["content-encoding"] == "gzip")
            #expect(plain.headers["vary"] == "Accept-Encoding" && packed.headers["vary"] == "Accept-Encoding")
            let size = try #require(packed.headers["content-length"].flatMap { Int($0) })
            #expect(size < plain.body.utf8.count)
            let tag = try #require(packed.headers["etag"])
            #expect(tag != plain.headers["etag"])
            let headers = [cookie, "Accept-Encoding: gzip", "If-None-Match: " + tag]
            #expect(try rig.get(path, headers).status == 304)
            #expect(try rig.get(path, [cookie, "If-None-Match: " + tag]).status == 200)
            let refused = try rig.get(path, [cookie, "Accept-Encoding: gzip;q=0"])
            #expect(refused.headers["content-encoding"] == nil && refused.body == plain.body)
        }
    }
}
