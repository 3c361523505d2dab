import Foundation
import HouseholdTesting
import Testing

/// Who may touch what the daemon makes.
@Suite struct FileModeTests {
    @Test("All that it makes is private, whatever the umask says", arguments: ["000", "022", "077"])
    func modes(umask: String) throws {
        let scratch = try ScratchFolder()
        var places = scratch.places
        places.socket = scratch.path("run/kidd.sock")
        places.keyFile = scratch.path("config/kidd/household.key")
        let daemon = try scratch.daemon(prefix: Self.shell(umask), places: places)
        _ = try LineClient(places.socket).result("rpc.ping")
        let private0700 = ["run", "config", "config/kidd", "data"].map { scratch.path($0) }
        let private0600 = [
            places.socket, places.keyFile, places.dataFolder + "/journal.db", places.dataFolder + "/lock",
            places.dataFolder + "/journal.db-wal", places.dataFolder + "/journal.db-shm",
        ]
        for path in private0700 { #expect(try mode(path) == 0o700, "\(path)") }
        for path in private0600 { #expect(try mode(path) == 0o600, "\(path)") }
        try daemon.stop()
    }

    @Test("The socket gets the mode that was asked for", arguments: ["660", "0666", "600"])
    func socketMode(_ text: String) throws {
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon(["--dev", "--socket-mode", text], prefix: Self.shell("077"))
        #expect(try mode(daemon.places.socket) == Int(text, radix: 8))
    }

    @Test("The socket is given to a group", .enabled(if: Machine.isRoot || Machine.isCI, "only root gives files away"))
    func socketGroup() throws {
        let scratch = try ScratchFolder()
        let daemon = try scratch.daemon(["--dev", "--socket-mode", "0660", "--socket-group", "daemon"])
        let attributes = try FileManager.default.attributesOfItem(atPath: daemon.places.socket)
        #expect(attributes[.groupOwnerAccountName] as? String == "daemon")
        #expect(try mode(daemon.places.socket) == 0o660)
    }

    @Test("A data folder that others may enter is closed to them") func tightened() throws {
        let scratch = try Family.realCopy()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.places.dataFolder)
        let daemon = try scratch.daemon([])
        #expect(try mode(daemon.places.dataFolder) == 0o700)
    }

    /// A shell that sets the umask and becomes the daemon.
    private static func shell(_ umask: String) -> [String] {
        ["/bin/sh", "-c", "umask \(umask); exec \"$@\"", "sh"]
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
