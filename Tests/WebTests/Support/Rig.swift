import Glibc
import HouseholdTesting
import Logging
import NIOCore
import Synchronization
import Testing

@testable import Web

/// A gateway in a folder of its own, with a clock that the test moves.
final class Rig {
    let folder: PrivateFolder
    let gateway: Gateway
    let log: LineLog
    private let clock: Moment
    /// The port on 127.0.0.1; 0 for a Unix socket.
    let port: UInt16

    /// Where kidd, or what stands in for it, listens.
    let kidd: String

    /// - Parameters:
    ///   - former: the folder of one that was there before; nil makes a new one.
    ///   - owner: whose the other end of a connection is.
    init(
        in former: PrivateFolder? = nil, kidd: String? = nil, page: String? = nil,
        _ change: (inout WebLimits) -> Void = { _ in },
        place: (String) -> WebOptions.Place = { _ in .loopback(port: 0) },
        owner: @escaping @Sendable (Int32) -> PeerOwner = { _ in .account(geteuid()) }
    ) throws {
        folder = try former ?? PrivateFolder()
        self.kidd = kidd ?? folder.path + "/kidd.sock"
        var options = WebOptions(
            place: place(folder.path), kidd: self.kidd, control: folder.path + "/web/control.sock", pageFolder: page)
        change(&options.limits)
        log = LineLog()
        let clock = Moment(.uptimeNanoseconds(1))
        self.clock = clock
        gateway = try Gateway(options, log: log.logger, clock: { clock.value }, owner: owner, onStop: {})
        let digits = gateway.address.split(separator: ":").last?.prefix { $0.isNumber } ?? ""
        port = UInt16(digits) ?? 0
    }

    deinit { gateway.stop() }

    /// Lets time pass for secrets.
    func pass(_ time: TimeAmount) { clock.value = clock.value + time }

    var host: String { "127.0.0.1:\(port)" }

    func browser() throws -> Browser { try Browser(port: port) }

    /// The secret of a new address.
    func secret() -> String { String(gateway.openingAddress().split(separator: "=").last ?? "") }

    /// The cookie of a browser that was let in, as it sends it.
    func cookie() throws -> String {
        let reply = try get("/open?once=" + secret())
        let value = try #require(reply.headers["set-cookie"]).prefix { $0 != ";" }
        let page = try #require(reply.headers["refresh"]?.firstMatch(of: /#(page=[0-9a-f]{64})$/)).output.1
        way = "/ws?" + page
        return String(value)
    }

    /// Where the page of the browser that was let in last has its connection.
    private(set) var way = "/ws"

    /// One request over a connection of its own.
    func get(_ path: String, _ headers: [String] = [], method: String = "GET", host: String? = nil) throws
        -> Browser.Page
    {
        let browser = try browser()
        browser.send(request(path, headers, method: method, host: host))
        return try browser.page(isHead: method == "HEAD")
    }

    func request(_ path: String, _ headers: [String] = [], method: String = "GET", host: String? = nil) -> String {
        ([
            "\(method) \(path) HTTP/1.1", "Host: \(host ?? self.host)",
        ] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// The headers with which a page asks for its connection.
    func upgrade(_ cookie: String, origin: String? = nil) -> [String] {
        [
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13", "Cookie: \(cookie)", "Origin: \(origin ?? "http://" + host)",
        ]
    }

    /// A page's connection to kidd.
    func socket(_ cookie: String? = nil, receiveBuffer: Int32? = nil) throws -> Browser {
        let browser = try Browser(port: port, receiveBuffer: receiveBuffer)
        let headers = upgrade(try cookie ?? self.cookie())
        browser.send(request(way, headers))
        let reply = try browser.page(isHead: true)
        guard reply.status == 101, reply.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" else {
            throw TestFault("no upgrade: \(reply.status)")
        }
        return browser
    }
}

/// A moment that a test moves.
final class Moment: Sendable {
    private let held: Mutex<NIODeadline>

    init(_ value: NIODeadline) { held = Mutex(value) }

    var value: NIODeadline {
        get { held.withLock { $0 } }
        set { held.withLock { $0 = newValue } }
    }
}

/// Everything that is logged, at every level.
final class LineLog: Sendable {
    private let kept = Mutex<[String]>([])

    var text: String { kept.withLock { $0.joined(separator: "\n") } }

    var logger: Logger {
        var logger = Logger(label: "test", factory: { _ in Handler(log: self) })
        logger.logLevel = .trace
        return logger
    }

    private struct Handler: LogHandler {
        let log: LineLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.kept.withLock { $0.append("\(event.message) \(event.metadata ?? [:])") }
        }
    }
}
