import Household
import Shapes
import StrictJSON
import Testing
import Words

@testable import QuestionKinds

@Suite("Coins")
struct CoinsTests {
    private func paid(_ counts: [String: Int]) -> Answer {
        Answer(PaidCoins(counts.map { CoinAmount(coin: $0.key, count: $0.value) }))
    }

    @Test("every way to make the amount is right, the fewest coins only where asked for")
    func amounts() throws {
        let coins = Array(Coins.dollars.prefix(4))
        for cents in [1, 16, 30, 41, 50] {
            let free = KindChecks(content: Coins(coins: coins, cents: cents))
            let fewest = KindChecks(content: Coins(coins: coins, cents: cents, rule: .fewest))
            var least = Int.max
            var right: [([String: Int], Int)] = []
            for quarters in 0...2 {
                for dimes in 0...5 {
                    for nickels in 0...10 {
                        let rest = cents - quarters * 25 - dimes * 10 - nickels * 5
                        guard rest >= 0 else { continue }
                        let counts = ["quarter": quarters, "dime": dimes, "nickel": nickels, "penny": rest]
                        least = min(least, quarters + dimes + nickels + rest)
                        right.append((counts, quarters + dimes + nickels + rest))
                    }
                }
            }
            for (counts, number) in right {
                #expect(try free.isRight(paid(counts)))
                #expect(try fewest.isRight(paid(counts)) == (number == least), "\(counts)")
            }
            #expect(try !free.isRight(paid(["penny": cents + 1])))
        }
    }

    @Test("greed is not the fewest: 30 of 1, 10 and 25 are three dimes")
    func fewest() throws {
        let coins = Coins.dollars.filter { ["penny", "dime", "quarter"].contains($0.id) }
        let checks = KindChecks(content: Coins(coins: coins, cents: 30, rule: .fewest))
        #expect(try checks.isRight(paid(["dime": 3])))
        #expect(
            try checks.feedback(paid(["quarter": 1, "penny": 5])) == "That makes 30¢. Can you do it with fewer coins?")
    }

    @Test("each coin at least once, where asked for")
    func each() throws {
        let checks = KindChecks(content: Coins(coins: Array(Coins.dollars.prefix(3)), cents: 16, rule: .each))
        #expect(try checks.isRight(paid(["penny": 1, "nickel": 1, "dime": 1])))
        #expect(
            try checks.feedback(paid(["penny": 6, "dime": 1])) == "That makes 16¢. Use each coin, also the nickel.")
        #expect(try checks.content.grade(checks.content.solution!, tier: .elementary).isRight)
    }

    @Test("feedback tells what was laid out, and not the amount")
    func feedback() throws {
        let checks = KindChecks(content: Coins(coins: Coins.dollars, cents: 130))
        #expect(try checks.feedback(paid(["dollar": 1, "nickel": 1])) == "You laid out $1.05. You need some more.")
        #expect(try checks.feedback(paid(["dollar": 2])) == "You laid out $2.00. That is too much.")
        #expect(try checks.feedback(paid([:])) == "You laid out 0¢. You need some more.")
    }

    @Test("unknown coins, coins named twice and too many are no answers")
    func shapes() {
        let checks = KindChecks(content: Coins(coins: Coins.dollars, cents: 30))
        #expect(checks.refusal(paid(["euro": 1])) == "there is no coin with this id; take those of the question")
        #expect(checks.refusal(paid(["penny": 101])) == "of each coin 0 to 100 can be used")
        let twice = PaidCoins([CoinAmount(coin: "dime", count: 1), CoinAmount(coin: "dime", count: 2)])
        #expect(checks.refusal(Answer(twice)) == "a coin is named twice; name each of them once")
        #expect(checks.refusal(.number(30)) != nil)
    }

    @Test("an amount that the coins cannot make is a fault")
    func faults() {
        let quarters = [Coins.dollars[3]]
        #expect(KindChecks(content: Coins(coins: quarters, cents: 30)).places == ["/cents"])
        #expect(KindChecks(content: Coins(coins: quarters, cents: 50)).places == [])
        #expect(KindChecks(content: Coins(coins: Coins.dollars, cents: 20, rule: .each)).places == ["/cents"])
        #expect(KindChecks(content: Coins(coins: [], cents: 0)).places == ["/coins", "/cents"])
        let twins = [Coins.dollars[0], Coins.dollars[0]]
        #expect(KindChecks(content: Coins(coins: twins, cents: 3)).places == ["/coins/1/id"])
    }
}
