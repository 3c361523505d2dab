import Foundation
import Testing
import Vault

@testable import Journal

@Suite struct OpeningTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    private func contents() throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: harness.database))
    }

    private func makeFolder(_ mode: Int = 0o700) throws {
        try FileManager.default.createDirectory(atPath: harness.data, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: harness.data)
    }

    @Test("A second daemon on the same data is refused with the first one's process number")
    func inUse() throws {
        let journal = try harness.open()
        #expect(throws: JournalFault.inUse(folder: harness.data, pid: getpid())) { try harness.open() }
        journal.stop()
        try harness.open().stop()
    }

    @Test("Another household's key is refused and nothing is changed")
    func wrongKey() async throws {
        try await harness.store([.sample(1)])
        let before = try contents()
        #expect(throws: JournalFault.wrongKey(path: harness.database)) {
            try Journal.open(folder: harness.data, householdKey: Secret(random: 32))
        }
        #expect(try contents() == before)
        #expect(try harness.replay().count == 1)
    }

    @Test("An identity that was altered is damage, and not the key's fault")
    func alteredIdentity() async throws {
        try await harness.store([.sample(1)])
        try harness.tamper("UPDATE meta SET value = zeroblob(length(value)) WHERE name = 'identity'")
        #expect(throws: JournalFault.damaged(path: harness.database, detail: "its identity was altered")) {
            try harness.open()
        }
        #expect(throws: JournalFault.wrongKey(path: harness.database)) {
            try Journal.open(folder: harness.data, householdKey: Secret(random: 32))
        }
    }

    @Test(
        "What kidd does not make in its database, and what could swallow rows, is refused",
        arguments: [
            "CREATE TRIGGER swallow BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END",
            "CREATE VIEW old AS SELECT * FROM journal",
        ])
    func foreignObjects(sql: String) async throws {
        try await harness.store([.sample(1)])
        try harness.tamper(sql)
        #expect {
            try harness.open()
        } throws: { error in
            guard case JournalFault.damaged(harness.database, let detail) = error else { return false }
            return detail.contains("a trigger or a view")
        }
    }

    @Test("Data of a later version is refused and nothing is changed")
    func newerSchema() async throws {
        try await harness.store([.sample(1)])
        try harness.tamper("PRAGMA user_version = 99")
        let before = try contents()
        #expect {
            try harness.open()
        } throws: { error in
            guard case JournalFault.newerSchema(harness.database, found: 99, let known) = error else { return false }
            return (1..<99).contains(known)
        }
        #expect(try contents() == before)
    }

    @Test("A file that is no database is refused and nothing is changed", arguments: [0, 5, 100, 9000])
    func garbage(size: Int) throws {
        try makeFolder()
        let garbage = Data(Random.bytes(size))
        try garbage.write(to: URL(fileURLWithPath: harness.database))
        #expect {
            try harness.open()
        } throws: { error in
            guard case JournalFault.damaged(let path, _) = error else { return false }
            return path == harness.database
        }
        #expect(try contents() == garbage)
    }

    @Test("A broken database is refused and nothing is changed", arguments: [18..<100, 100..<4096, 4096..<8192])
    func broken(range: Range<Int>) async throws {
        try await harness.store((1...200).map { .sample($0) })
        var bytes = try contents()
        bytes.replaceSubrange(range, with: [UInt8](repeating: 0xa5, count: range.count))
        try bytes.write(to: URL(fileURLWithPath: harness.database))
        #expect {
            let journal = try harness.open()
            defer { journal.stop() }
            _ = try journal.replayed()
        } throws: { error in
            guard case JournalFault.damaged = error else { return false }
            return true
        }
        #expect(try contents() == bytes)
    }

    @Test("Another program's database is refused")
    func foreign() throws {
        try makeFolder()
        try harness.tamper("CREATE TABLE theirs(x)")
        let before = try contents()
        #expect(throws: JournalFault.self) { try harness.open() }
        #expect(try contents() == before)
    }

    @Test("A log without its database is damage, not a new household")
    func lostDatabase() throws {
        try makeFolder()
        try Data([1]).write(to: URL(fileURLWithPath: harness.database + "-wal"))
        #expect(throws: JournalFault.self) { try harness.open() }
        #expect(!FileManager.default.fileExists(atPath: harness.database))
    }

    @Test("What a crash left of a journal in the making is cleared away")
    func draft() throws {
        try makeFolder()
        try Data([1, 2]).write(to: URL(fileURLWithPath: harness.data + "/journal.new"))
        try Data([1]).write(to: URL(fileURLWithPath: harness.data + "/journal.new-journal"))
        let journal = try harness.open()
        #expect(journal.isNew)
        journal.stop()
        let left = try FileManager.default.contentsOfDirectory(atPath: harness.data).sorted()
        #expect(left == ["journal.db", "lock"])
    }

    @Test("An empty folder is made private; one with other things that others may enter is refused")
    func openFolder() throws {
        try makeFolder(0o755)
        try harness.open().stop()
        let attributes = try FileManager.default.attributesOfItem(atPath: harness.data)
        #expect(attributes[.posixPermissions] as? Int == 0o700)

        let other = harness.folder.path("other")
        try FileManager.default.createDirectory(atPath: other + "/things", withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other)
        #expect(throws: JournalFault.folderTooOpen(path: other, mode: 0o755)) {
            try Journal.open(folder: other, householdKey: harness.key)
        }
    }

    @Test("A file system whose locks do not reach everybody is refused", arguments: SharedFileSystem.allCases)
    func sharedFileSystem(system: SharedFileSystem) {
        #expect(throws: JournalFault.notLockable(folder: "/data", system: system.name)) {
            try FolderLock.requireLocks(system.rawValue, in: "/data")
        }
    }

    @Test(
        "Those of a computer's own disks are not",
        arguments: [0xEF53, 0x9123_683E, 0x5846_5342, 0x0102_1994, 0x2FC1_2FC1, 0xF2F5_2010, 0x794C_7630, 0xF15F])
    func ownFileSystem(magic: UInt32) throws { try FolderLock.requireLocks(magic, in: "/data") }

    @Test("A folder that is not there yet is on the file system of the one above it")
    func fileSystemOfNewFolder() throws {
        let present = try SharedFileSystem.magic(of: harness.folder.path)
        #expect(try SharedFileSystem.magic(of: harness.folder.path("a/b/c")) == present)
        #expect(try SharedFileSystem.magic(of: "nothing-of-this-name") == SharedFileSystem.magic(of: "."))
        #expect(try SharedFileSystem.magic(of: "/nothing-of-this-name") == SharedFileSystem.magic(of: "/"))
        #expect(try SharedFileSystem.magic(of: "/dev/shm") == 0x0102_1994)
    }

    @Test("A lock that the system does not give is none")
    func noLock() {
        #expect(throws: JournalFault.unwritable(path: "lock", detail: "Bad file descriptor")) {
            try FolderLock.lock(-1, "lock", "/data")
        }
    }

    @Test("A place that takes no folder is named with the system's words")
    func unwritable() throws {
        let file = harness.folder.path("file")
        try Data().write(to: URL(fileURLWithPath: file))
        #expect(throws: JournalFault.unwritable(path: file + "/data", detail: "Not a directory")) {
            try Journal.open(folder: file + "/data", householdKey: harness.key)
        }
    }

    @Test("A developer's mark is for ever, and a real household never gets one")
    func developer() throws {
        let journal = try harness.open(.init(developerMark: true))
        #expect(journal.isDeveloper)
        journal.stop()
        let again = try harness.open()
        #expect(again.isDeveloper)
        again.stop()

        let real = try JournalHarness()
        let household = try real.open()
        #expect(!household.isDeveloper)
        household.stop()
        #expect(throws: JournalFault.notDeveloper(path: real.database)) { try real.open(.init(developerMark: true)) }
    }
}
