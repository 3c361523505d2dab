import Foundation
import HouseholdTesting
import Testing

/// A daemon that may open few files (Protocol, Limits; Architecture, robustness of the transport).
@Suite struct DescriptorLimitTests {
    @Test(
        "Without free descriptors those who are in are served and can change things; the others wait, nothing spins, and they are served when there is room",
        .needs(Machine.prlimit))
    func exhausted() throws {
        try #require(Machine.prlimit.isUsable)
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(prefix: [Machine.prlimit.path, "--nofile=48"])
        let figures = ProcessFigures(of: daemon)
        let first = try LineClient(daemon.places.socket)
        _ = try first.result("parent.unlock", Family.unlock)
        // Connecting is the kernel's business: those beyond the limit wait to be accepted.
        var crowd = try (0..<60).map { _ in try LineClient(daemon.places.socket) }
        for client in crowd { try client.send(LineClient.request(1, "rpc.ping")) }
        let isFull: Bool? = Deadline.patient.poll {
            (try? figures.descriptors).map { $0 >= 48 } == true && daemon.program.errors.contains("errno=24")
                ? true : nil
        }
        #expect(isFull == true, "\(daemon.program.errors)")
        // The journal goes on, and so does everybody who is in.
        for _ in 0..<20 { _ = try first.result("time.grant", #"{"child":"mia","minutes":1}"#) }
        // Those in front leave; those behind get their answers.
        var answered = 0
        while !crowd.isEmpty {
            let client = crowd.removeFirst()
            #expect(try client.reply().isSuccess)
            answered += 1
        }
        #expect(answered == 60)
        #expect(try first.result("time.usage", #"{"child":"mia"}"#).list("result.grants").count == 20)
        #expect(try LineClient(daemon.places.socket).call("rpc.ping").isSuccess)
        #expect(try daemon.stop() == .exited(0))
        let next = try scratch.daemon()
        let parent = try LineClient(next.places.socket)
        #expect(try parent.result("time.usage", #"{"child":"mia"}"#).list("result.grants").count == 20)
    }

    @Test(
        "Where no file may grow, changes are refused and kidd goes on; without the limit all that was acknowledged is there",
        .needs(Machine.prlimit))
    func fileSize() throws {
        try #require(Machine.prlimit.isUsable)
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon(prefix: [Machine.prlimit.path, "--fsize=400000"])
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("household.setUp", Family.setUp)
        _ = try parent.result("parent.unlock", Family.unlock)
        _ = try parent.result("child.add", #"{"name":"Mia","born":"2016-03"}"#)
        var granted = 0
        var refusal: String?
        while refusal == nil, granted < 400 {
            let reply = try parent.call("time.grant", #"{"child":"mia","minutes":1}"#)
            if reply.isSuccess { granted += 1 } else { refusal = reply.errorKind }
        }
        #expect(refusal == "storage_failed")
        #expect(try parent.call("rpc.ping").isSuccess)
        #expect(try daemon.stop() == .exited(0))
        let later = try scratch.daemon()
        let next = try LineClient(later.places.socket)
        _ = try next.result("parent.unlock", Family.unlock)
        #expect(try next.result("time.usage", #"{"child":"mia"}"#).list("result.grants").count == granted)
    }
}
