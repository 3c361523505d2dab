import NIOCore
import Vault

/// What opens the page: secrets that are good once and for a short time, and the pass that each of them has become. Nothing
/// of it is stored: a gateway that starts again knows none of those before.
///
/// Kept are digests. They are compared in a time that tells nothing, and all of them each time.
struct WebKeys {
    /// Bytes of a secret, and of each part of a pass.
    static let size = 32

    /// What a browser shows from then on, in two parts that are of no use alone. A cookie goes to every port of the machine,
    /// whoever listens there; the other part only to the page of this gateway, which shows it for a connection to kidd.
    struct Pass: Equatable {
        var cookie: String
        var page: String
    }

    private struct Browser {
        var cookie: [UInt8]
        var page: [UInt8]
    }

    private let limits: WebLimits
    private let random: (Int) -> [UInt8]
    private var secrets: [(digest: [UInt8], until: NIODeadline)] = []
    private var browsers: [Browser] = []

    /// - Parameter random: so many unpredictable bytes.
    init(limits: WebLimits, random: @escaping (Int) -> [UInt8] = Random.bytes) {
        self.limits = limits
        self.random = random
    }

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
        browsers.append(Browser(cookie: Self.digest(pass.cookie), page: Self.digest(pass.page)))
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

    private static func digest(_ text: String) -> [UInt8] { Digest.blake2b(Array(text.utf8)) }
}
