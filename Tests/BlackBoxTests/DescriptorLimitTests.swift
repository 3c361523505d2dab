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
}
