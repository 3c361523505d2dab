import NIOCore
import Testing

@testable import Web

/// Secrets are good once and for two minutes; cookies belong to one start.
@Suite struct WebKeysTests {
    private static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    @Test("A secret becomes a cookie once")
    func once() throws {
        var keys = WebKeys(limits: WebLimits())
        let secret = keys.issue(now: Self.start)
        let cookie = try #require(keys.redeem(secret, now: Self.start))
        #expect(keys.isBrowser(cookie))
        #expect(keys.redeem(secret, now: Self.start) == nil)
        #expect(!keys.isBrowser(secret))
        #expect(secret.count == 64 && cookie.count == 64 && secret != cookie)
    }
}
