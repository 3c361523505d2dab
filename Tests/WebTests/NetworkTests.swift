import COpenSSL
import Glibc
import HouseholdTesting
import Testing

@testable import Web

/// A gateway for other devices of the household's network.
@Suite("The page in a network", .enabled(if: Certificate.canBeMade, "openssl is not installed")) struct NetworkTests {
    private let folder: PrivateFolder
    private let files: Certificate

    init() throws {
        folder = try PrivateFolder()
        files = try Certificate(in: folder.path)
    }

    private func place(address: String = "127.0.0.2", certificate: String? = nil, key: String? = nil)
        -> WebOptions.Place
    {
        .network(
            NetworkPlace(
                address: address, names: ["kidd.home.arpa"], certificate: certificate ?? files.certificate,
                key: key ?? files.key))
    }

    private func rig(_ change: (inout WebLimits) -> Void = { _ in }) throws -> Rig {
        try Rig(change, place: { _ in place() })
    }

    private func browser(_ rig: Rig) -> TLSBrowser {
        TLSBrowser(port: rig.port, trusts: files.certificate)
    }

    private func get(_ rig: Rig, _ path: String, host: String = "kidd.home.arpa", _ headers: [String] = []) throws
        -> String
    {
        try browser(rig).exchange(
            rig.request(path, headers + ["Connection: close"], host: "\(host):\(rig.port)"))
    }

    @Test("A browser on another device is let in by TLS alone, and keeps its cookie to TLS")
    func lettingIn() throws {
        let rig = try rig()
        #expect(rig.gateway.address == "https://kidd.home.arpa:\(rig.port)/")
        let opening = rig.gateway.openingAddress()
        #expect(opening.hasPrefix("https://kidd.home.arpa:\(rig.port)/open?once="))
        let entering = try get(rig, "/open?once=" + (opening.split(separator: "=").last ?? ""))
        let cookie = try #require(entering.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie:") })
        for word in ["HttpOnly", "SameSite=Strict", "Secure"] { #expect(cookie.contains(word)) }
        let value = cookie.dropFirst("set-cookie: ".count).prefix { $0 != ";" }
        let page = try get(rig, "/", ["Cookie: \(value)"])
        #expect(page.hasPrefix("HTTP/1.1 200"))
        // The page may open its connection to where it came from, and by TLS.
        #expect(page.contains("connect-src 'self' wss://kidd.home.arpa:\(rig.port);"))
        #expect(try get(rig, "/", host: "127.0.0.2", ["Cookie: \(value)"]).hasPrefix("HTTP/1.1 200"))
    }

    @Test(
        "Neither a name that is not its own nor a page from elsewhere gets anything",
        arguments: [("localhost", 421), ("127.0.0.1", 421), ("evil.example", 421), ("kidd.home.arpa", 403)])
    func names(host: String, status: Int) throws {
        #expect(try get(rig(), "/", host: host).hasPrefix("HTTP/1.1 \(status)"))
    }

    @Test("Who speaks no TLS hears nothing, and who begins a handshake and stops is cut")
    func noHandshake() throws {
        let rig = try rig { $0.request = .milliseconds(50) }
        let plain = try Browser(port: rig.port, address: 0x7f00_0002)
        plain.send("GET / HTTP/1.1\r\nHost: kidd.home.arpa:\(rig.port)\r\n\r\n")
        #expect(try plain.hearsEnd())
        #expect(!String(decoding: plain.rest, as: UTF8.self).contains("HTTP"))
        let silent = try Browser(port: rig.port, address: 0x7f00_0002)
        silent.send([0x16, 0x03, 0x01])
        #expect(try silent.hearsEnd() && silent.rest.isEmpty)
    }

    @Test("Who gives its place is gone at once, though it says no good-bye")
    func room() throws {
        let rig = try rig { $0.connections = 4 }
        let request = rig.request("/", host: "kidd.home.arpa:\(rig.port)")
        let silent = try (0..<12).map { _ in try browser(rig).silent(after: request) }
        #expect(connections(at: rig.port) <= 4)
        withExtendedLifetime(silent) {}
    }

    @Test("It ends soon, whoever is silent or in the middle of a handshake")
    func ending() throws {
        let rig = try rig()
        let request = rig.request("/", host: "kidd.home.arpa:\(rig.port)")
        let silent = try browser(rig).silent(after: request)
        let begun = try Browser(port: rig.port, address: 0x7f00_0002)
        begun.send([0x16, 0x03, 0x01])
        #expect(ContinuousClock().measure { rig.gateway.stop() } < .seconds(4))
        #expect(try begun.hearsEnd())
        withExtendedLifetime(silent) {}
    }

    @Test(
        "TLS before 1.2 is refused; of what a browser offers HTTP/1.1 is spoken",
        arguments: [TLS1_2_VERSION, TLS1_3_VERSION])
    func versions(version: Int32) throws {
        let rig = try rig()
        func line(_ version: Int32, offers: [String]) throws -> TLSLine {
            try TLSLine(
                rig.port, trusts: files.certificate, name: "kidd.home.arpa", most: version,
                offers: offers.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) })
        }
        let modern = try line(version, offers: ["h2", "http/1.1"])
        #expect(modern.agreed == (version == TLS1_2_VERSION ? "TLSv1.2" : "TLSv1.3", "http/1.1"))
        #expect(try line(version, offers: ["h2"]).agreed.protocol == "")
        #expect(throws: TestFault.self) { try line(TLS1_1_VERSION, offers: []) }
    }

    @Test("A request in many pieces and a long reply come whole, and the end is said")
    func pieces() throws {
        let rig = try rig()
        let opening = try get(rig, "/open?once=" + rig.secret())
        let cookie = try #require(opening.firstMatch(of: /[Ss]et-[Cc]ookie: ([^;]+)/)).output.1
        let whole = try get(rig, "/", ["Cookie: \(cookie)"])
        let path = try #require(whole.firstMatch(of: /v\/[^\/"]+\/js\/app\.js/)).output
        let request = rig.request(
            "/" + path, ["Cookie: \(cookie)", "Connection: close"], host: "kidd.home.arpa:\(rig.port)")
        let reply = try browser(rig).exchange(request, pieces: request.utf8.count)
        #expect(reply.hasPrefix("HTTP/1.1 200"))
        let length = try #require(reply.firstMatch(of: /[Cc]ontent-[Ll]ength: (\d+)/)).output.1
        #expect(reply.split(separator: "\r\n\r\n", maxSplits: 1).last?.utf8.count == Int(length))
        let line = try TLSLine(rig.port, trusts: files.certificate, name: "kidd.home.arpa")
        try line.send(Array(request.utf8))
        while line.read() != nil {}
        #expect(line.saidGoodBye)
    }

    @Test("Who asks for other keys again and again and reads no answer is heard no more")
    func keys() throws {
        let rig = try rig { $0.request = .seconds(60) }
        let line = try TLSLine(rig.port, trusts: files.certificate, name: "kidd.home.arpa", receiveBuffer: 4096)
        // Buffers of some megabytes are full before that: an answer has 27 bytes, and Linux lets a sender have 4 MiB.
        #expect(line.isHeldBack(askingForKeys: 1_000_000))
    }

    @Test("Bytes that are no TLS, within a connection that was, end it")
    func spoilt() throws {
        let rig = try rig()
        let line = try browser(rig).silent(after: rig.request("/", host: "kidd.home.arpa:\(rig.port)"))
        #expect(try line.spoil() && connections(at: rig.port) == 0)
    }

    @Test("A browser that trusts somebody else ends the handshake")
    func trust() throws {
        let rig = try rig()
        let other = try Certificate(in: folder.path, name: "other")
        let stranger = TLSBrowser(port: rig.port, trusts: other.certificate)
        #expect(throws: TestFault.self) { try stranger.exchange(rig.request("/")) }
        #expect(throws: TestFault.self) { try browser(rig).exchange(rig.request("/"), name: "other.home.arpa") }
    }

    @Test("An address or a file that does not do is told with what helps")
    func faults() throws {
        let other = try Certificate(in: folder.path, name: "other")
        func message(_ place: WebOptions.Place) -> String {
            let fault = #expect(throws: WebFault.self) {
                _ = try Gateway(WebOptions(place: place, kidd: "/none"), log: LineLog().logger)
            }
            return fault?.message ?? ""
        }
        #expect(message(place(certificate: "/nowhere")).hasPrefix("Cannot read /nowhere: No such file"))
        #expect(message(place(certificate: files.key)).contains("--certificate"))
        #expect(chmod(files.certificate, 0o600) == 0)
        #expect(message(place(key: files.certificate)).contains("--key"))
        #expect(message(place(key: other.key)).contains("is not the key of"))
        #expect(message(place(address: "0.0.0.0")).contains("every address"))
        #expect(message(place(address: "192.0.2.1")).contains("ip -brief address"))
        #expect(message(place(address: "kidd.home.arpa")).contains("ip -brief address"))
        #expect(chmod(other.key, 0o644) == 0)
        #expect(message(place(certificate: other.certificate, key: other.key)).contains("chmod o="))
    }

    @Test("Browsers leave the usual port of TLS out")
    func usualPort() {
        #expect(WebHosts.network(["Kidd.Home"], port: 443).contain("kidd.home"))
        #expect(!WebHosts.network(["Kidd.Home"], port: 444).contain("kidd.home"))
    }
}
