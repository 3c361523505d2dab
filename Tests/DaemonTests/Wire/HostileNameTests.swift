import HouseholdTesting
import Testing

/// Swift compares texts in their canonical order, which takes minutes for a text of many combining marks: names from
/// callers are measured in bytes before they are compared. Where they are not, the client's patience (20 s) ends.
@Suite struct HostileNameTests {
    private static let name =
        String(repeating: "\u{315}", count: 250_000) + String(repeating: "\u{300}", count: 250_000)

    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":1,"method":"NAME"}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"rpc.ping","NAME":1}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"rpc.ping","params":{"NAME":1}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"time.mayI","params":{"child":"NAME"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"time.mayI","params":{"child":"mia","NAME":1}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"time.mayI","params":{"child":"mia","activity":{"lesson":"NAME"}}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"activity.answer","params":{"activity":"NAME"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"policy.set","params":{"child":"mia","finishing":"NAME"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"filter.check","params":{"child":"mia","lesson":"NAME"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"filter.check","params":{"child":"mia","subject":"NAME"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"filter.set","params":{"child":"mia","allowedApps":["NAME"]}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"parent.unlock","params":{"parent":"NAME","pin":"2580"}}"#,
    ])
    func aHostileNameIsRefusedLikeAnyOther(template: String) throws {
        let daemon = try TestDaemon()
        let parent = try daemon.family().parent
        // Not by replacing: searching goes by characters, and this name is one.
        let place = try #require(template.firstRange(of: "NAME"))
        let reply = try parent.exchange(template[..<place.lowerBound] + Self.name + template[place.upperBound...])
        #expect(reply.kind != nil)
        #expect(reply.text.utf8.count < 4000, "the name comes back whole")
    }
}
