import API
import JSONRPC
import Journal
import Testing
import Transport

@testable import Daemon
@testable import RPCServer

@Suite struct ErrorMappingTests {
    @Test(
        "What the transport turns away has an error of its own, with the remedy",
        arguments: [
            (LineRefusal.lineTooLong(limit: 10), ErrorCode.lineTooLong), (.lateLine(seconds: 30), .idleLine),
            (.tooManyConnections(limit: 256), .tooManyConnections),
            (.tooManyConnectionsOf(.user(1000), limit: 64), .tooManyConnections), (.shuttingDown, .shuttingDown),
        ])
    func refusals(refusal: LineRefusal, code: ErrorCode) {
        let error = RPCError(refusal)
        #expect(error.code == code)
        #expect(!error.message.isEmpty)
    }

    @Test("Of a commit that is undecided nobody says that nothing was changed")
    func undecided() {
        let error = RPCError(CommitFailure(kind: .full, message: "", isUndecided: true))
        #expect(error.code == .storageFailed && error.message.contains("nobody can tell"))
        #expect(!error.message.contains("nothing was changed"))
    }

    @Test(
        "A commit that failed has an error by its cause, which says that nothing was changed",
        arguments: [
            (CommitFailure.Kind.full, ErrorCode.storageFull), (.readOnly, .storageReadOnly), (.io("x"), .storageFailed),
        ])
    func commits(kind: CommitFailure.Kind, code: ErrorCode) {
        let error = RPCError(CommitFailure(kind: kind, message: "secret details of the machine"))
        #expect(error.code == code)
        #expect(error.message.contains("nothing was changed"))
        #expect(!error.message.contains("secret"))
    }

    @Test("No two errors of the table have one word, and every error of a method is in it")
    func table() {
        let kinds = ErrorTable.all.map(\.kind)
        #expect(Set(kinds).count == kinds.count)
        for method in ServedMethods.all {
            #expect(method.errors.allSatisfy(ErrorTable.specific.contains), "\(method.name)")
        }
    }
}
