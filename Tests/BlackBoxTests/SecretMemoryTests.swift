import Glibc
import HouseholdTesting
import Testing

/// After an answer nothing of a PIN, a recovery code or a token is left in the memory of the daemon, and after an erasure
/// nothing of the child's name.
@Suite(.enabled(if: ProcessMemory.isReadable, "only root can read another process's memory"))
struct SecretMemoryTests {
    private static let pin = "739182640573"
    private static let newPIN = "628405917362"
    private static let thirdPIN = "915073648209"
    private static let fourthPIN = "830264917508"

    @Test("The name of an erased child is nowhere in memory any more")
    func erasedChild() throws {
        let name = "Quetzalcoatlina Xochiquetzal"
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon(environment: ["KIDD_PIN_COST": "minimum"])
        let parent = try LineClient(daemon.places.socket)
        let setUp = #"{"name":"L","zone":"UTC","parentName":"Anna","pin":"\#(Self.pin)"}"#
        _ = try parent.result("household.setUp", setUp)
        _ = try parent.result("parent.unlock", #"{"pin":"\#(Self.pin)"}"#)
        let listener = try LineClient(daemon.places.socket)
        _ = try listener.result("parent.unlock", #"{"pin":"\#(Self.pin)"}"#)
        let added = try parent.result("child.add", #"{"name":"\#(name)","born":"2018-04","idempotencyKey":"a"}"#)
        let child = try #require(added.string("result.profile.child"))
        _ = try parent.result("child.add", #"{"name":"Ben","born":"2017-04"}"#)
        for id in [child, "ben"] { _ = try parent.result("leaderboard.optIn", #"{"child":"\#(id)"}"#) }
        _ = try listener.result("events.subscribe")
        _ = try parent.result("time.grant", #"{"child":"\#(child)","minutes":5,"idempotencyKey":"b"}"#)
        _ = try parent.result("policy.set", #"{"child":"\#(child)","dailyMinutes":45}"#)
        _ = try parent.result("leaderboard.get", #"{"child":"ben"}"#)
        _ = try parent.result("report.weekly")
        _ = try parent.result("audit.list")
        _ = try parent.result("child.export", #"{"child":"\#(child)"}"#)
        let own = try LineClient(daemon.places.socket)
        _ = try own.result("child.get", #"{"child":"\#(child)"}"#)
        #expect(try ProcessMemory(of: daemon.program.pid).places(of: name).isEmpty == false)
        _ = try parent.result("child.erase", #"{"child":"\#(child)","confirmName":"\#(name)"}"#)
        for client in [parent, own, listener] { _ = try client.call("rpc.ping") }
        let places = try ProcessMemory(of: daemon.program.pid).places(of: name)
        #expect(places.isEmpty, "the name is at \(places)")
    }

    @Test("A secret that was entered or given out is nowhere in memory any more")
    func scan() throws {
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon(environment: ["KIDD_PIN_COST": "moderate"])
        let client = try LineClient(daemon.places.socket)
        var secrets = [Self.pin, Self.newPIN, Self.thirdPIN, Self.fourthPIN]
        let setUp = #"{"name":"L","zone":"UTC","parentName":"Anna","pin":"\#(Self.pin)"}"#
        let made = try client.result("household.setUp", setUp)
        secrets.append(try #require(made.string("result.recoveryCode")))
        // Wrong entries are secrets, too: they are nearly right.
        _ = try client.call("parent.unlock", #"{"pin":"830264917508"}"#)
        let unlocked = try client.result("parent.unlock", #"{"pin":"\#(Self.pin)"}"#)
        secrets.append(try #require(unlocked.string("result.token")))
        let other = try LineClient(daemon.places.socket)
        _ = try other.result("parent.resume", #"{"token":"\#(secrets[5])"}"#)
        _ = try other.result("parent.add", #"{"name":"Ben","pin":"\#(Self.newPIN)"}"#)
        let renewed = try other.result("parent.newRecoveryCode", #"{"pin":"\#(Self.pin)"}"#)
        secrets.append(try #require(renewed.string("result.recoveryCode")))
        // Refused before anything is decoded, in a batch, with an escape, in two pieces, and left half.
        _ = try LineClient(daemon.places.socket).call("parent.changePin", #"{"pin":"\#(Self.pin)","newPin":"1"}"#)
        let pieces = try LineClient(daemon.places.socket)
        try pieces.send(#"{"jsonrpc":"2.0","id":1,"method":"parent.unlock","params":{"parent":"ben","pin":"62840"#)
        _ = try client.result("rpc.ping")
        try pieces.send("5917362\"}}\n")
        _ = try pieces.reply()
        let half = try LineClient(daemon.places.socket)
        try half.send(#"{"jsonrpc":"2.0","id":1,"method":"parent.resume","params":{"token":"\#(secrets[5])"#)
        half.endInput()
        while try !half.isAtEnd() { try half.receivePart() }
        let code = secrets[6]
        let reset = try client.result(
            "parent.resetPin", #"{"parent":"anna","recoveryCode":"\#(code)","newPin":"\#(Self.thirdPIN)"}"#)
        secrets.append(try #require(reset.string("result.recoveryCode")))
        _ = try client.result("rpc.ping")
        _ = try other.result("rpc.ping")

        let memory = try ProcessMemory(of: daemon.program.pid)
        // The scan can find what is there: the path of the socket stays in memory.
        #expect(memory.places(of: daemon.places.socket).isEmpty == false)
        for (number, secret) in secrets.enumerated() {
            let plain = secret.replacing("-", with: "")
            for text in Set([secret, plain]) {
                let places = memory.places(of: text)
                #expect(places.isEmpty, "secret \(number) of \(text.count) letters is at \(places)")
            }
        }
    }
}
