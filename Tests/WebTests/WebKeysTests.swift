import NIOCore
import Testing

@testable import Web

/// Secrets are good once and for two minutes, and for one start; passes may be handed to the next one.
@Suite struct WebKeysTests {
    private static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    @Test("A secret becomes a cookie once, and is none itself")
    func once() throws {
        var keys = WebKeys(limits: WebLimits())
        let secret = keys.issue(now: Self.start)
        let found = keys.redeem(secret, now: Self.start)
        let (cookie, page) = try #require(found.map { ($0.cookie, $0.page) })
        #expect(keys.isBrowser(cookie) && keys.isBrowser(cookie, page: page))
        #expect(keys.redeem(secret, now: Self.start) == nil)
        #expect(!keys.isBrowser(secret))
        #expect(secret.count == 64 && cookie.count == 64 && page.count == 64 && Set([secret, cookie, page]).count == 3)
    }

    @Test("Both parts of a pass are of one pass: neither opens anything with another's, or in the other's place")
    func pass() throws {
        var keys = WebKeys(limits: WebLimits())
        let found = (0..<2).compactMap { _ in keys.redeem(keys.issue(now: Self.start), now: Self.start) }
        let (first, second) = (try #require(found.first), try #require(found.last))
        #expect(keys.isBrowser(first.cookie, page: first.page) && keys.isBrowser(second.cookie, page: second.page))
        #expect(!keys.isBrowser(first.cookie, page: second.page) && !keys.isBrowser(first.page, page: first.cookie))
        #expect(!keys.isBrowser(first.cookie, page: "") && !keys.isBrowser(first.cookie, page: first.cookie))
    }

    @Test("A secret waits two minutes and not a moment longer")
    func time() {
        var keys = WebKeys(limits: WebLimits())
        let (first, second) = (keys.issue(now: Self.start), keys.issue(now: Self.start))
        #expect(keys.redeem(first, now: Self.start + .seconds(120) - .nanoseconds(1)) != nil)
        #expect(keys.redeem(second, now: Self.start + .seconds(120)) == nil)
    }

    @Test("A guess, a beginning and nothing at all open nothing", arguments: [0, 1, 63, 64, 65])
    func guesses(length: Int) {
        var keys = WebKeys(limits: WebLimits())
        let secret = keys.issue(now: Self.start)
        let guess = length <= 63 ? String(secret.prefix(length)) : String(repeating: "0", count: length)
        #expect(keys.redeem(guess, now: Self.start) == nil)
        #expect(!keys.isBrowser(guess))
        #expect(keys.redeem(secret, now: Self.start) != nil)
    }

    @Test("Of too many secrets the oldest goes, and of too many browsers the first")
    func bounds() {
        var limits = WebLimits()
        (limits.secrets, limits.browsers) = (2, 2)
        var keys = WebKeys(limits: limits)
        let secrets = (0..<3).map { _ in keys.issue(now: Self.start) }
        #expect(keys.redeem(secrets[0], now: Self.start) == nil)
        let cookies = (secrets[1...] + [keys.issue(now: Self.start)]).map {
            keys.redeem($0, now: Self.start)?.cookie ?? ""
        }
        #expect(cookies.map { keys.isBrowser($0) } == [false, true, true])
    }

    @Test("What is handed on lets in for thirty days, both parts together, and as many as there may be")
    func handedOn() throws {
        var limits = WebLimits()
        limits.browsers = 2
        let month = 30 * 86_400
        var before = WebKeys(limits: limits, wall: { 1_000_000_000 })
        let passes = (0..<2).compactMap { _ in before.redeem(before.issue(now: Self.start), now: Self.start) }
        let (first, second) = (try #require(passes.first), try #require(passes.last))
        for (now, expected) in [(-1, false), (0, true), (month, true), (month + 1, false)] {
            var keys = WebKeys(limits: limits, wall: { 1_000_000_000 + now })
            keys.know(before.browsers)
            #expect(keys.isBrowser(first.cookie, page: first.page) == expected, "\(now)")
            #expect(!keys.isBrowser(first.cookie, page: second.page))
        }
        limits.browsers = 1
        var fewer = WebKeys(limits: limits, wall: { 1_000_000_000 })
        fewer.know(before.browsers)
        #expect(!fewer.isBrowser(first.cookie) && fewer.isBrowser(second.cookie))
        fewer.forget()
        #expect(!fewer.isBrowser(second.cookie))
    }

    @Test("Another start to which nothing is handed knows no cookie and no secret of this one")
    func anotherStart() {
        var (keys, others) = (WebKeys(limits: WebLimits()), WebKeys(limits: WebLimits()))
        let secret = keys.issue(now: Self.start)
        #expect(others.redeem(secret, now: Self.start) == nil)
        let cookie = keys.redeem(secret, now: Self.start)?.cookie ?? ""
        #expect(keys.isBrowser(cookie) && !others.isBrowser(cookie))
    }
}
