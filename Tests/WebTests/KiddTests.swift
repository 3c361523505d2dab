import HouseholdTesting
import Testing

@testable import Web

/// With a real kidd behind it.
@Suite struct KiddTests {
    @Test("A page hears what kidd says, with no right beyond its account's, and again after kidd's restart")
    func conversation() throws {
        let daemon = try TestDaemon()
        let rig = try Rig(kidd: daemon.socket)
        let cookie = try rig.cookie()
        let page = try rig.socket(cookie)
        page.say(#"{"jsonrpc":"2.0","id":1,"method":"household.status"}"#)
        #expect(try page.message().contains(#""state":"notSetUp""#))
        page.say(#"{"jsonrpc":"2.0","id":"é","method":"audit.list","params":{}}"#)
        #expect(try page.message().hasPrefix(#"{"jsonrpc":"2.0","id":"é","error""#))
        daemon.stop()
        #expect(try page.closingCode() == 1001)
        #expect(try rig.socket(cookie).closingCode() == 1013)
        try daemon.start()
        let again = try rig.socket(cookie)
        again.say(#"{"jsonrpc":"2.0","id":2,"method":"rpc.ping"}"#)
        #expect(try again.message().contains(#""id":2,"result""#))
    }

    @Test("kidd's own word about a line is what the page gets")
    func refusals() throws {
        let daemon = try TestDaemon()
        let rig = try Rig(kidd: daemon.socket)
        let page = try rig.socket()
        page.say(#"{"a":1,"a":2}"#)
        #expect(try page.message().contains("duplicate_key"))
        page.say("nonsense")
        #expect(try page.message().contains("-32700"))
        page.say(#"[{"jsonrpc":"2.0","id":1,"method":"rpc.ping"},{"jsonrpc":"2.0","id":2,"method":"rpc.ping"}]"#)
        #expect(try page.message().hasPrefix("["))
    }
}
