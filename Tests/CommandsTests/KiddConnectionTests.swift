import API
import Client
import Glibc
import Household
import JSONRPC
import Shapes
import Testing

@Suite struct KiddConnectionTests {
    private static let childList = #"{"jsonrpc":"2.0","id":ID,"result":{"children":[{"child":"mia","name":"Mia"}]}}"#
    private static let unlocked =
        #"{"jsonrpc":"2.0","id":ID,"result":{"changed":true,"decision":{"allowed":true,"state":"active","limits":[],"#
        + #""validUntil":"2026-11-21T20:00:00+01:00","liftedBy":[],"say":"Off you go!"},"#
        + #""now":"2026-11-21T19:00:00+01:00","note":"Done."}}"#
    private static let parent = #"{"jsonrpc":"2.0","id":ID,"result":{"parent":"anna","name":"Anna"}}"#

    @Test("A result is decoded, with its exact bytes and the offsets of its instants")
    func answers() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.reply(Self.unlocked)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let answer = try connection.answer(TimeUnlock.method, ChildParams(child: "mia"))
            #expect(answer.value.changed)
            #expect(String(decoding: answer.json, as: UTF8.self).hasPrefix(#"{"changed":true,"#))
            #expect(answer.zone.offset(at: answer.value.decision.validUntil) == 3600)
        }
    }

    @Test("Where others can put a socket of their own nothing is said, and no PIN: in the folder and above it")
    func untrusted() throws {
        try inFolder { folder in
            let inner = folder + "/inner"
            #expect(mkdir(inner, 0o755) == 0)
            let daemon = StandIn(in: inner, [.reply(Self.childList)])
            for open in [inner, folder] {
                chmod(open, 0o777)
                let error = #expect(throws: ClientError.self) {
                    try KiddConnection(path: daemon.path, timeout: patience).unlock(pin: "2580")
                }
                guard case .untrusted(let what, _)? = error else { return #expect(Bool(false), "\(error as Any)") }
                #expect(what.contains(daemon.path) && what.contains("others may write in it") == (open == folder))
                chmod(open, 0o700)
            }
            // A link leads to where the socket is.
            #expect(symlink(daemon.path, folder + "/link") == 0)
            chmod(folder, 0o1777)
            let linked = KiddConnection(path: folder + "/link", timeout: patience)
            let result = try linked.call(ChildList.method, ChildList.Params())
            #expect(result.children.count == 1)
            #expect(daemon.lines.count == 1 && !daemon.lines[0].contains("2580"))
        }
    }

    @Test("A notification before the reply is passed over")
    func notifications() throws {
        try inFolder { folder in
            let event = #"{"jsonrpc":"2.0","method":"event","params":{}}"#
            let daemon = StandIn(in: folder, [.reply(event + "\n" + Self.childList)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let result = try connection.call(ChildList.method, ChildList.Params())
            #expect(result.children.map(\.name) == ["Mia"])
        }
    }

    @Test("A read is made again over a new connection when the first one is lost")
    func repeatsReads() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.hangUp, .reply(Self.childList)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let result = try connection.call(ChildList.method, ChildList.Params())
            #expect(result.children.count == 1)
            #expect(daemon.lines.count == 2)
        }
    }

    @Test("A keyed change is made again with the same key, so that it counts once")
    func repeatsKeyedChanges() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.hangUp, .reply(Self.unlocked)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            _ = try connection.call(TimeUnlock.method, ChildParams(child: "mia"))
            let keys = daemon.lines.compactMap { $0.split(separator: "\"idempotencyKey\":").last }
            #expect(keys.count == 2)
            #expect(keys[0] == keys[1])
            #expect(keys[0].utf8.count == 16 + #"""}}"#.utf8.count)
        }
    }

    @Test("A PIN is never sent twice")
    func neverRepeatsPINs() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.hangUp, .reply(Self.parent)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            #expect(throws: ClientError.broken("kidd closed the connection before it answered parent.unlock")) {
                try connection.unlock(pin: "4711")
            }
            #expect(daemon.lines.count == 1)
        }
    }

    @Test("A second loss is an error")
    func givesUp() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.hangUp, .hangUp, .reply(Self.childList)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            #expect(throws: ClientError.self) { try connection.call(ChildList.method, ChildList.Params()) }
        }
    }

    @Test("After a loss the connection is the same parent's again before the call is repeated")
    func resumes() throws {
        try inFolder { folder in
            let daemon = StandIn(
                in: folder, [.reply(Self.parent), .hangUp, .reply(Self.parent), .reply(Self.unlocked)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            #expect(try connection.resume(token: "t").name == "Anna")
            _ = try connection.call(TimeUnlock.method, ChildParams(child: "mia"))
            let methods = daemon.lines.map { $0.contains("parent.resume") }
            #expect(methods == [true, false, true, false])
        }
    }

    @Test("An error of kidd comes with code, kind, message and data")
    func refusals() throws {
        try inFolder { folder in
            let error =
                #"{"jsonrpc":"2.0","id":ID,"error":{"code":103,"message":"wait 5 s","#
                + #""data":{"kind":"wait","waitSeconds":5}}}"#
            let daemon = StandIn(in: folder, [.reply(error)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let refused = ClientError.Refused(
                code: 103, kind: "wait", message: "wait 5 s", data: Array(#"{"kind":"wait","waitSeconds":5}"#.utf8))
            #expect(throws: ClientError.refused(refused)) { try connection.unlock(pin: "4711") }
        }
    }

    @Test("What is no reply is told as such", arguments: ["hello", "[]", #"{"jsonrpc":"2.0","id":77,"result":{}}"#])
    func strangers(line: String) throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.reply(line)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            #expect {
                try connection.call(RPCPing.method, Nothing())
            } throws: { if case .broken = $0 as? ClientError { true } else { false } }
        }
    }

    @Test("A raw call gives the exact bytes of its result, and its line holds no line end")
    func raw() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.reply(#"{"jsonrpc":"2.0","id":ID,"result": {"a" : 1.0} }"#)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let result = try connection.call("x.y", params: Array("{\n\"b\":\r\n2}".utf8))
            #expect(String(decoding: result, as: UTF8.self) == #"{"a" : 1.0}"#)
            #expect(daemon.lines == [#"{"jsonrpc":"2.0","id":1,"method":"x.y","params":{ "b":  2}}"#])
        }
    }

    @Test("Nobody at the socket is told with the path and the reason")
    func notRunning() {
        let connection = KiddConnection(path: "/nonexistent/kidd.sock")
        #expect(throws: ClientError.notRunning(path: "/nonexistent/kidd.sock", why: "there is no socket")) {
            try connection.call(RPCPing.method, Nothing())
        }
        let long = "/" + String(repeating: "x", count: 200)
        #expect(throws: ClientError.notRunning(path: long, why: "the path is longer than a socket's may be")) {
            try KiddConnection(path: long).call(RPCPing.method, Nothing())
        }
    }
}
