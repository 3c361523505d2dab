import Glibc
import NIOCore
import Vault

/// What opens the page: secrets that are good once and for a short time, and the pass that each of them has become. A
/// gateway that starts again knows no secret of those before, and the passes that are handed to it (``know(_:)``).
///
/// Kept are digests. They are compared in a time that tells nothing, and all of them each time.
struct WebKeys {
    /// Bytes of a secret, and of each part of a pass.
    static let size = 32
    /// Bytes of a digest.
    static let digestSize = 32

    /// What a browser shows from then on, in two parts that are of no use alone. A cookie goes to every port of the machine,
    /// whoever listens there; the other part only to the page of this gateway, which shows it for a connection to kidd.
    struct Pass: Equatable {
        var cookie: String
        var page: String
    }

    /// One that was let in: digests of both parts of its pass, and when that was, in seconds since 1970.
    struct Browser: Equatable {
        var cookie: [UInt8]
        var page: [UInt8]
        var since: Int
    }

    private let limits: WebLimits
    private let random: (Int) -> [UInt8]
    private let wall: () -> Int
    private var secrets: [(digest: [UInt8], until: NIODeadline)] = []
    /// Those that were let in, the first one first.
    private(set) var browsers: [Browser] = []

    /// - Parameters:
    ///   - random: so many unpredictable bytes.
    ///   - wall: the seconds since 1970, by which passes of a start before get old.
    init(
        limits: WebLimits, random: @escaping (Int) -> [UInt8] = Random.bytes, wall: @escaping () -> Int = { time(nil) }
    ) {
        self.limits = limits
        self.random = random
        self.wall = wall
    }

    /// Lets those in that a gateway before had let in, as many as there may be, unless that was too long ago or is still to come.
    mutating func know(_ kept: [Browser]) {
        let now = wall()
        browsers = kept.filter { (0...limits.keptPassSeconds).contains(now - $0.since) }.suffix(limits.browsers)
    }

    /// Lets nobody in any more who was let in.
    mutating func forget() { browsers = [] }

    /// A new secret for an address.
    mutating func issue(now: NIODeadline) -> String {
        let text = Hexadecimal.text(random(Self.size))
        secrets.removeAll { $0.until <= now }
        if secrets.count >= limits.secrets { secrets.removeFirst() }
        secrets.append((Self.digest(text), now + limits.secret))
        return text
    }

    /// Takes a secret for ever, and gives a pass for it; nil when it is none, was used, or is too old.
    mutating func redeem(_ text: String, now: NIODeadline) -> Pass? {
        secrets.removeAll { $0.until <= now }
        let digest = Self.digest(text)
        let matches = secrets.indices.filter { Sodium.constantTimeEqual(secrets[$0].digest, digest) }
        guard let match = matches.first else { return nil }
        secrets.remove(at: match)
        let pass = Pass(cookie: Hexadecimal.text(random(Self.size)), page: Hexadecimal.text(random(Self.size)))
        if browsers.count >= limits.browsers { browsers.removeFirst() }
        browsers.append(Browser(cookie: Self.digest(pass.cookie), page: Self.digest(pass.page), since: wall()))
        return pass
    }

    /// Whether a cookie is that of a browser that has opened the page.
    ///
    /// - Parameter page: the other part of its pass, where it is shown: then both have to be of one pass.
    func isBrowser(_ cookie: String, page: String? = nil) -> Bool {
        let (cookie, page) = (Self.digest(cookie), page.map(Self.digest))
        return browsers.count { browser in
            let isPage = page.map { Sodium.constantTimeEqual(browser.page, $0) } ?? true
            return Sodium.constantTimeEqual(browser.cookie, cookie) && isPage
        } > 0
    }

    private static func digest(_ text: String) -> [UInt8] { Digest.blake2b(Array(text.utf8), size: digestSize) }
}
