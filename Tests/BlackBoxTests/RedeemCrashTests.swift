import Glibc
import HouseholdTesting
import Testing

/// Killed with −9 while a child redeems a code: a change of the household and of the child in one.
@Suite struct RedeemCrashTests {
    @Test("A code is used and its minutes are there, or neither is", arguments: Crash.commitSteps)
    func redeem(_ step: String) throws {
        let crash = Crash(step: step, count: 1)
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        // Where no limit ends time, minutes would change nothing, and the code would be kept.
        _ = try parent.result("policy.set", #"{"child":"mia","dailyMinutes":30}"#)
        let made = try parent.result("time.codes", #"{"minutes":15}"#).list("result.codes")
        let code = try #require(made.first?.member("code")?.string)
        try daemon.stop()

        let dying = try scratch.daemon(environment: crash.environment)
        #expect(throws: LineClient.Gone.self) {
            try LineClient(dying.places.socket).call("time.redeem", #"{"child":"mia","code":"\#(code)"}"#)
        }
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let again = try scratch.daemon()
        let client = try LineClient(again.places.socket)
        _ = try client.result("parent.unlock", Family.unlock)
        let isStored = crash.isStored == true
        let known = try client.result("time.listCodes").list("result.codes").first
        #expect(known?.member("state")?.string == (isStored ? "used" : "unused"))
        let grants = try client.result("time.usage", #"{"child":"mia"}"#).list("result.grants")
        #expect(grants.count == (isStored ? 1 : 0))
    }
}
