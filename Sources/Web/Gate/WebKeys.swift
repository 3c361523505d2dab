import NIOCore
import Vault

/// What opens the page: secrets that are good once and for a short time, and what each of them has become, a browser's
/// cookie. Nothing of it is stored: a gateway that starts again knows none of those before.
///
/// Kept are digests. They are compared in a time that tells nothing, and all of them each time.
struct WebKeys {
    /// Bytes of a secret and of a cookie's value.
    static let size = 32

    private let limits: WebLimits
    private let random: (Int) -> [UInt8]
    private var secrets: [(digest: [UInt8], until: NIODeadline)] = []
    private var browsers: [[UInt8]] = []

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

    /// Takes a secret for ever, and gives the value of a cookie for it; nil when it is none, was used, or is too old.
    mutating func redeem(_ text: String, now: NIODeadline) -> String? {
        secrets.removeAll { $0.until <= now }
        let digest = Self.digest(text)
        let matches = secrets.indices.filter { Sodium.constantTimeEqual(secrets[$0].digest, digest) }
        guard let match = matches.first else { return nil }
        secrets.remove(at: match)
        let value = Hexadecimal.text(random(Self.size))
        if browsers.count >= limits.browsers { browsers.removeFirst() }
        browsers.append(Self.digest(value))
        return value
    }

    /// Whether a value is the cookie of a browser that has opened the page.
    func isBrowser(_ value: String) -> Bool {
        let digest = Self.digest(value)
        return browsers.count { Sodium.constantTimeEqual($0, digest) } > 0
    }

    private static func digest(_ text: String) -> [UInt8] { Digest.blake2b(Array(text.utf8)) }
}
