import API
import Household
import JSONRPC
import Testing

@testable import Daemon

@Suite struct TokenBucketTests {
    private static let allowance = Allowance(atOnce: 3, perHour: 60)

    @Test("A full bucket gives as much as it holds, then a call for each part of an hour")
    func taking() {
        var bucket = TokenBucket(Self.allowance, at: 5_000)
        for _ in 1...3 { #expect(bucket.take(at: 5_000) == nil) }
        #expect(bucket.take(at: 5_000) == 60_000)
        #expect(bucket.take(at: 64_999) == 1)
        #expect(bucket.take(at: 65_000) == nil)
        #expect(bucket.take(at: 65_000) == 60_000)
    }

    @Test("It never holds more than it can, however long nobody asks", arguments: [3_600_000, Int64.max])
    func full(later: Int64) {
        var bucket = TokenBucket(Self.allowance, at: 0)
        _ = bucket.take(at: 0)
        for _ in 1...3 { #expect(bucket.take(at: later) == nil) }
        #expect(bucket.take(at: later) == 60_000)
    }

    @Test("A clock that goes back gives nothing and takes nothing")
    func back() {
        var bucket = TokenBucket(Allowance(atOnce: 1, perHour: 60), at: 100_000)
        #expect(bucket.take(at: 100_000) == nil)
        #expect(bucket.take(at: 0) == 60_000)
        #expect(bucket.take(at: 159_999) == 1)
        #expect(bucket.take(at: 160_000) == nil)
    }

    @Test(
        "Over any time no more comes out than it held and what came in since", arguments: 1...20 as ClosedRange<UInt64>)
    func bound(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let allowance = Allowance(atOnce: Int(random.next() % 50) + 1, perHour: Int(random.next() % 5000) + 1)
        var bucket = TokenBucket(allowance, at: 0)
        var now: Milliseconds = 0
        var taken = 0
        for _ in 0..<2000 {
            now += Int64(random.next() % 3000)
            if let wait = bucket.take(at: now) {
                var later = bucket
                #expect(later.take(at: now + wait - 1) != nil && later.take(at: now + wait) == nil)
            } else {
                taken += 1
            }
            #expect(taken <= allowance.atOnce + Int(now * Int64(allowance.perHour) / .hour))
        }
    }
}

/// What families have is enough for people.
@Suite struct HouseholdAllowanceTests {
    private let share = Allowances.Share(child: ChildID(rawValue: "mia"), isStrangers: false)

    /// Whether calls every so often are all taken for so long.
    private func goesOn(_ work: Work, every: Milliseconds, for length: Milliseconds) -> Bool {
        var allowances = Allowances(.household)
        for now in stride(from: 0, to: length, by: Int(every)) {
            do { try allowances.spend(work, of: share, at: Int64(now)) } catch { return false }
        }
        return true
    }

    @Test("Three front-ends renew every five seconds for eight hours, and every three for an hour and a half")
    func leases() {
        #expect(goesOn(.leases, every: 5 * .second / 3, for: 8 * .hour))
        #expect(goesOn(.leases, every: .second, for: 90 * .minute))
    }

    @Test("A child at full speed answers a question every two seconds for two hours, each shown before")
    func answers() { #expect(goesOn(.answers, every: .second, for: 2 * .hour)) }

    @Test("A lesson is begun and given up a hundred times in a row, and looked away from every minute")
    func beginnings() {
        #expect(goesOn(.beginnings, every: 1, for: 200))
        #expect(goesOn(.beginnings, every: 30 * .second, for: 12 * .hour))
    }

    @Test("A program without end gets no more than is published")
    func bounds() {
        for work in Work.allCases {
            var allowances = Allowances(.household)
            var taken = 0
            for now in stride(from: 0, to: 24 * 3_600_000, by: 1000) {
                if (try? allowances.spend(work, of: share, at: Int64(now))) != nil { taken += 1 }
                if now == 0 { while (try? allowances.spend(work, of: share, at: 0)) != nil { taken += 1 } }
            }
            let allowance = work.allowance
            #expect(abs(taken - allowance.atOnce - 24 * allowance.perHour) <= 1, "\(work)")
        }
    }
}
