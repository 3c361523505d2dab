import Foundation
import HouseholdTesting
import Testing

/// What stands in the way of a start is told with its remedy, and nothing on the disk is changed.
@Suite struct RefusedStartTests {
    @Test("A second daemon on the same data") func sameData() throws {
        let scratch = try Family.realCopy()
        let daemon = try scratch.daemon([])
        var places = scratch.places
        places.socket = scratch.path("second.sock")
        try refuse(scratch, [], places, saying: ["in use", "process \(daemon.program.pid)", "--data-dir"])
        #expect(try LineClient(daemon.places.socket).call("rpc.ping").isSuccess)
    }

    @Test("A second daemon on the same socket, with a new household or one that is there", arguments: [true, false])
    func sameSocket(isNew: Bool) throws {
        let scratch = try Family.realCopy()
        let daemon = try scratch.daemon([])
        let other = try isNew ? ScratchFolder() : Family.realCopy()
        var places = other.places
        places.socket = scratch.places.socket
        try refuse(other, [], places, saying: ["Another server", places.socket, "choose another socket path"])
        #expect(try LineClient(daemon.places.socket).call("rpc.ping").isSuccess)
    }

    @Test("A socket that a killed daemon left behind does no harm") func staleSocket() throws {
        let scratch = try Family.realCopy()
        try scratch.daemon([]).kill()
        #expect(FileManager.default.fileExists(atPath: scratch.places.socket))
        let daemon = try scratch.daemon([])
        #expect(try LineClient(daemon.places.socket).call("rpc.ping").isSuccess)
    }

    @Test("A file where the socket should be") func fileAsSocket() throws {
        let scratch = try ScratchFolder()
        try scratch.write("mine", to: "kidd.sock")
        try refuse(scratch, [], saying: ["is not a socket", "left untouched", "another path"])
    }

    @Test("A socket path that is too long for the system") func longSocketPath() throws {
        let scratch = try ScratchFolder()
        var places = scratch.places
        places.socket = scratch.path(String(repeating: "s", count: 108))
        try refuse(scratch, [], places, saying: ["107 bytes", "shorter"])
    }

    @Test(
        "A folder that cannot be written, for data or socket", .needs(Machine.mount, Machine.unmount),
        arguments: [true, false])
    func unwritable(isData: Bool) throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path("fixed")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let mount = try Mount(["-t", "tmpfs", "-o", "ro,size=64k", "tmpfs"], at: folder, in: scratch)
        var places = scratch.places
        if isData {
            places.dataFolder = folder + "/data"
        } else {
            places.socket = folder + "/kidd.sock"
        }
        try refuse(scratch, [], places, saying: [mount.folder, "Read-only", isData ? "--data-dir" : "writable"])
    }

    @Test("A data folder in which another account's rights end", .needs(Machine.setpriv, Machine.openClone))
    func notPermitted() throws {
        try #require(Machine.setpriv.isUsable && Machine.openClone.isUsable)
        let scratch = try ScratchFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        try refuse(
            scratch, [], prefix: [Machine.setpriv.path, "--reuid=12345", "--regid=12345", "--clear-groups"],
            saying: [scratch.path, "Permission denied"])
    }

    @Test(
        "An account that gets too few threads is told so", .needs(Machine.setpriv, Machine.prlimit, Machine.openClone),
        arguments: [1, 4, 8])
    func fewThreads(most: Int) throws {
        try #require(Machine.setpriv.isUsable && Machine.prlimit.isUsable && Machine.openClone.isUsable)
        let scratch = try ScratchFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        // Root has no such limit; no other test has programs of this account.
        try refuse(
            scratch, [],
            prefix: [
                Machine.setpriv.path, "--reuid=23456", "--regid=23456", "--clear-groups", Machine.prlimit.path,
                "--nproc=\(most)",
            ], saying: ["needs 12 threads", "ulimit -u"])
    }

    @Test(
        "What works on a folder or a backup without a daemon says so, too",
        .needs(Machine.setpriv, Machine.prlimit, Machine.openClone),
        arguments: [["doctor"], ["rotate-key"], ["erase"], ["restore", "/nowhere"], ["verify-backup", "/nowhere"]])
    func fewThreadsOffline(verb: [String]) throws {
        try #require(Machine.setpriv.isUsable && Machine.prlimit.isUsable && Machine.openClone.isUsable)
        let scratch = try ScratchFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path)
        for most in 1...3 {
            let program = try SpawnedProgram(
                [
                    Machine.setpriv.path, "--reuid=23457", "--regid=23457", "--clear-groups", Machine.prlimit.path,
                    "--nproc=\(most)", KiddBinary.path,
                ] + verb, environment: ["HOME": scratch.path], files: scratch.path("\(verb[0])-\(most)"))
            #expect(try program.wait() == .exited(1))
            #expect(
                program.errors.contains("needs 4 threads") && program.errors.contains("ulimit -u"), "\(program.errors)")
        }
    }

    @Test("The key file is missing") func keyMissing() throws {
        let scratch = try Family.realCopy()
        try FileManager.default.removeItem(atPath: scratch.places.keyFile)
        try refuse(
            scratch, [], saying: ["no key file at \(scratch.places.keyFile)", "put the household's key file there"])
    }

    @Test("The key file can be read by others") func keyTooOpen() throws {
        let scratch = try Family.realCopy()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scratch.places.keyFile)
        try refuse(scratch, [], saying: ["0644", "chmod 600 \(scratch.places.keyFile)"])
    }

    @Test("The key file has the wrong size") func keyWrongSize() throws {
        let scratch = try Family.realCopy()
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.places.keyFile))
        try file.truncate(atOffset: 40)
        try file.close()
        try refuse(scratch, [], saying: ["has 40 bytes", "put the household's own key file back"])
    }

    @Test("The key is another household's") func keyOfOther() throws {
        let scratch = try Family.realCopy()
        let other = try Family.copy()
        try FileManager.default.removeItem(atPath: scratch.places.keyFile)
        try FileManager.default.copyItem(atPath: other.places.keyFile, toPath: scratch.places.keyFile)
        try refuse(scratch, [], saying: ["does not open", "put the key file back"])
    }

    @Test("The database is something else, or a part of itself", arguments: ["garbage", "empty", "half", "header"])
    func damagedDatabase(_ what: String) throws {
        let scratch = try Family.realCopy()
        let url = URL(fileURLWithPath: scratch.places.dataFolder + "/journal.db")
        let whole = try Data(contentsOf: url)
        let damaged: Data =
            switch what {
            case "garbage": Data((0..<whole.count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) })
            case "empty": Data()
            case "half": whole.prefix(whole.count / 2)
            default: whole.prefix(100)
            }
        // In place, so that the file keeps its mode.
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: damaged)
        try file.close()
        try refuse(scratch, [], saying: ["journal.db is damaged or not a journal", "kidd restore FILE"])
    }

    @Test("The database is of a later version") func laterVersion() throws {
        let scratch = try Family.realCopy()
        // SQLite keeps PRAGMA user_version at byte 60 of its header.
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.places.dataFolder + "/journal.db"))
        try file.seek(toOffset: 60)
        try file.write(contentsOf: Data([0, 0, 0, 99]))
        try file.close()
        try refuse(
            scratch, [],
            saying: ["later version", "format 99", "install the later version", "nothing was changed"])
    }

    @Test("A real household is never a developer's") func realAsDeveloper() throws {
        let scratch = try Family.realCopy()
        try refuse(scratch, ["--dev"], saying: ["real household's", "--dev with a new data folder"])
    }

    @Test("A sample family is for developers", arguments: [true, false]) func sampleWithoutDev(isNew: Bool) throws {
        let scratch = try isNew ? ScratchFolder() : Family.realCopy()
        try refuse(scratch, ["--sample"], saying: ["--sample is for developer mode", "--dev"])
    }

    @Test("A pack with a fault: file, place in it, and reason") func brokenPack() throws {
        let scratch = try Family.realCopy()
        let pack = try BrokenPack.copy(in: scratch)
        try refuse(scratch, ["--pack", pack], saying: [pack, BrokenPack.file, BrokenPack.pointer, BrokenPack.reason])
    }

    @Test("A group that the machine does not know") func unknownGroup() throws {
        let scratch = try ScratchFolder()
        try refuse(
            scratch, ["--socket-group", "no-such-group"],
            saying: ["no group \"no-such-group\"", "groupadd", "--socket-group"])
    }

    @Test("What is no option of kidd is a mistake in the command, with its own exit code") func unknownOption() throws {
        let scratch = try Family.realCopy()
        try refuse(scratch, ["--no-such-option"], code: EX_USAGE, saying: ["--no-such-option", "kidd serve --help"])
    }

    /// Starts a daemon that must not start.
    private func refuse(
        _ scratch: ScratchFolder, _ options: [String], _ places: DaemonProcess.Places? = nil, prefix: [String] = [],
        code: Int32 = 1, saying words: [String], at location: SourceLocation = #_sourceLocation
    ) throws {
        let before = try FolderPicture(scratch.path)
        let places = places ?? scratch.places
        let program = try SpawnedProgram(
            prefix + [KiddBinary.path, "serve"] + places.options + options, files: scratch.path("refused"))
        #expect(try program.wait() == .exited(code), sourceLocation: location)
        for word in words {
            #expect(program.errors.contains(word), "not said: \(word)\n\(program.errors)", sourceLocation: location)
        }
        #expect(!program.errors.contains("Fatal error"), sourceLocation: location)
        let changes = try FolderPicture(scratch.path).difference(from: before)
        #expect(changes.isEmpty, "changed: \(changes)", sourceLocation: location)
    }
}
