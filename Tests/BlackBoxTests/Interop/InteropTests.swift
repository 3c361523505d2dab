import HouseholdTesting
import Testing

/// Clients that others wrote, with a real daemon.
@Suite struct InteropTests {
    private let scratch: ScratchFolder
    private let daemon: DaemonProcess

    init() throws {
        scratch = try Family.copy()
        daemon = try scratch.daemon()
    }

    @Test(
        "aiorpcX calls by name and without arguments, in batches and fifty at once, and hears an event",
        .needs(Tour.python))
    func aiorpcx() throws {
        try check([Tour.python.path, Tour.source("aiorpcx_tour.py")], error: "201", gives: "event", "time.grant 5")
    }

    @Test("web3.py's IPC provider, made for something else, plays a lesson", .needs(Tour.python))
    func web3() throws {
        try check([Tour.python.path, Tour.source("web3_tour.py")], gives: "granted", "5")
    }

    @Test(
        "libjson-rpc-cpp, with a connection for each call, is a parent's by the token in a batch",
        .needs(Tour.compiler, Tour.jsonrpccpp))
    func jsonrpccpp() throws {
        try check([try Tour.buildCPlusPlus(in: scratch)], batch: "201", gives: "granted", "5")
    }

    @Test("Go's jsonrpc2 has texts as ids, null as parameters, and hears an event", .needs(Tour.go, Tour.goPackage))
    func jsonrpc2() throws {
        try check([try Tour.buildGo(in: scratch)], batch: nil, gives: "event", "time.grant 5")
    }

    @Test("Node without packages has two hundred calls under way at once and hears an event", .needs(Tour.node))
    func node() throws {
        try check([Tour.node.path, Tour.source("node_tour.mjs")], gives: "event", "time.grant 5")
    }

    @Test("Perl with what comes with it hears an event", .needs(Tour.perl))
    func perl() throws {
        try check([Tour.perl.path, Tour.source("perl_tour.pl")], gives: "event", "time.grant 5")
    }

    @Test(
        "nc and jq have a connection for each call; a parent sends the PIN and what it is for in one go",
        .needs(Machine.bash, Tour.netcat, Machine.jq))
    func netcat() throws {
        try check([Machine.bash.path, Tour.source("nc_tour.sh")], gives: "granted", "5")
    }

    @Test("socat and jq hear an event", .needs(Machine.bash, Machine.socat, Machine.jq))
    func socat() throws {
        try check([Machine.bash.path, Tour.source("socat_tour.sh")], gives: "event", "time.grant 5")
    }

    /// Takes the tour, and sees that the client had what the daemon has: to the end of a lesson.
    private func check(
        _ command: [String], error: String = "201 unknown_child", batch: String? = "2 201",
        gives word: String, _ gift: Substring
    ) throws {
        let home = try Tour.take(command, with: daemon, in: scratch)
        #expect(home.ending == .exited(0), "\(home)")
        #expect(home["version"] == "2", "\(home)")
        #expect(home["may"] == "Off you go, have fun!", "\(home)")
        #expect(home["error"] == Substring(error), "\(home)")
        #expect(home["positional"]?.hasPrefix("-32602") == true, "\(home)")
        #expect(home["parent"] == "Sam", "\(home)")
        #expect(home["batch"] == batch.map { Substring($0) }, "\(home)")
        #expect(home[word] == gift, "\(home)")
        #expect(home["lesson"] == "6 questions", "\(home)")
        if let locked = home["locked by a notification"] { #expect(locked == "false", "\(home)") }

        let client = try LineClient(daemon.places.socket)
        // The first choice is taken each time: a result, and no badge for it.
        let counting = try client.result("lesson.list", #"{"child":"mia"}"#).list("result.lessons")
            .first { $0.member("lesson")?.string == ShippedPack.lesson }
        #expect(counting?.member("timesFinished")?.integer == 1)
        #expect(try client.result("time.usage", #"{"child":"mia"}"#).words("result.leases") == "[]")
    }
}
