import Foundation
import Testing
import Vault

@testable import Backups

/// The file of a backup: what was written is read, and nothing else is.
@Suite struct BackupFileTests {
    private let folder: TemporaryFolder
    private let key: BackupKey
    private static let words = Secret(copying: Array("correct horse battery".utf8))

    init() throws {
        folder = try TemporaryFolder()
        key = try BackupKey(of: Self.words, KeyStretching(.minimum))
    }

    private var path: String { folder.path("family.kiddbackup") }

    /// A backup with a journal of a size.
    @discardableResult
    private func write(_ size: Int, name: String? = nil) throws -> (path: String, content: [UInt8], bytes: [UInt8]) {
        let path = name.map(folder.path) ?? path
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let writer = try BackupWriter(path, key)
        try writer.add(.manifest, Array("{}".utf8))
        try writer.add(.journal, bytes)
        let content = try writer.finish()
        try writer.publish()
        return (path, content, bytes)
    }

    private func readAll(_ path: String) throws -> (journal: [UInt8], content: [UInt8]) {
        let reader = try BackupReader(path)
        try reader.unlock(reader.key(of: Self.words))
        #expect(try reader.next()?.name == .manifest)
        #expect(try reader.readAll(atMost: 10) == Array("{}".utf8))
        #expect(try reader.next()?.name == .journal)
        let journal = try reader.readAll(atMost: .max)
        return (journal, try reader.finish())
    }

    private func fault(_ path: String) -> BackupFault? {
        do { _ = try readAll(path) } catch { return error as? BackupFault }
        return nil
    }

    @Test(
        "What was written is read back, at every length around a chunk",
        arguments: [0, 1, 65_535 - 40, 65_536 - 35, 65_536, 131_072 - 35, 200_000])
    func whole(_ size: Int) throws {
        let written = try write(size)
        let read = try readAll(path)
        #expect(read.journal == written.bytes)
        #expect(read.content == written.content)
        var status = stat()
        stat(path, &status)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test("A file that is cut at any place is told as cut, never as whole")
    func cut() throws {
        try write(200_000)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let short = folder.path("short")
        for end in [0, 5, 12, 20, 131, 132, 140, 65_000, 132 + 65_553, 132 + 3 * 65_553, bytes.count - 1] {
            try bytes.prefix(end).write(to: URL(fileURLWithPath: short))
            let fault = fault(short)
            #expect(fault == (end < 12 ? .notABackup : .cut), "\(end): \(String(describing: fault))")
        }
    }

    @Test("A byte that was altered is found wherever it is, and so is what was put behind the end")
    func altered() throws {
        try write(200_000)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        let other = folder.path("other")
        for place in [16, 30, 50, 80, 100, 120, 132, 5000, 70_000, whole.count - 1] {
            var bytes = whole
            bytes[place] ^= 1
            try bytes.write(to: URL(fileURLWithPath: other))
            guard let fault = fault(other) else {
                Issue.record("byte \(place) was not missed")
                continue
            }
            // In the last chunk, which is shorter, nobody can tell an altered one from a cut one.
            let isExpected = if case .damaged = fault { true } else { fault == .cut && place == whole.count - 1 }
            #expect(isExpected, "\(place): \(fault)")
        }
        try (whole + Data([1])).write(to: URL(fileURLWithPath: other))
        #expect(fault(other) != nil)
        var swapped = whole
        swapped.replaceSubrange(132..<132 + 65_553, with: whole[(132 + 65_553)..<(132 + 2 * 65_553)])
        try swapped.write(to: URL(fileURLWithPath: other))
        #expect(fault(other) != nil)
    }

    @Test("A foreign file, a later format, greedy limits and a wrong passphrase are each told apart")
    func refusals() throws {
        try write(10)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        let other = folder.path("other")
        try Data("SQLite format 3".utf8).write(to: URL(fileURLWithPath: other))
        #expect(fault(other) == .notABackup)
        #expect(fault(folder.path("nothing")) == .missing(path: folder.path("nothing")))
        #expect(fault(folder.path) == .isFolder(path: folder.path))
        var later = whole
        later[12] = 9
        try later.write(to: URL(fileURLWithPath: other))
        #expect(fault(other) == .newerFormat(found: 9, known: 1))

        var greedy = Array(whole)
        for place in 20..<28 { greedy[place] = 0xff }
        let sum = Digest.blake2b(Array(greedy[..<116]), size: 16)
        greedy.replaceSubrange(116..<132, with: sum)
        try Data(greedy).write(to: URL(fileURLWithPath: other))
        #expect(fault(other) == .notABackup)

        let reader = try BackupReader(path)
        #expect(throws: BackupFault.wrongPassphrase) { try reader.key(of: Secret(copying: Array("wrong".utf8))) }
    }

    @Test("Nothing is overwritten, and a writer that is given up leaves nothing behind")
    func careful() throws {
        try write(10)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(throws: BackupFault.exists(path: path)) { try BackupWriter(path, key) }
        let other = folder.path("other.kiddbackup")
        var writer: BackupWriter? = try BackupWriter(other, key)
        try writer?.add(.manifest, [1])
        try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
        _ = try writer?.finish()
        #expect(throws: BackupFault.exists(path: other)) { try writer?.publish() }
        writer = nil
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "family.kiddbackup", "other.kiddbackup",
            ])
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    }

    @Test("Nothing comes out under a name that is not one of a backup's own")
    func names() {
        let digest = String(repeating: "0f", count: 32)
        #expect(BackupEntryName("packs/birds@\(digest)/assets") == .pack(folder: "birds@\(digest)", file: "assets"))
        for name in [
            "", "..", "/etc/passwd", "packs/../../x/assets", "packs/..@\(digest)/assets", "packs/a@\(digest)/x",
            "packs/a@0f/assets", "journal.db/", "packs/a b@\(digest)/assets",
        ] {
            #expect(BackupEntryName(name) == nil, "\(name)")
        }
    }

    @Test("A manifest says what was put into it")
    func manifest() throws {
        let manifest = BackupManifest(
            kidd: "1.2.3", schema: 5, device: .max, household: "Larsen", at: 1_795_287_430_123, rows: 17, lastRow: 18,
            developer: true, damaged: 2, packs: 1)
        #expect(try BackupManifest(manifest.bytes) == manifest)
        #expect(throws: BackupFault.self) { try BackupManifest(Array("[]".utf8)) }
    }
}
