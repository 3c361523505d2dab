import Foundation
import Testing
import Vault

@testable import Journal

/// Another journal takes the place of one: after a crash at each step it is the old one or the new one, whole.
@Suite struct FolderSwapTests {
    private static let parts = ["journal.db", "journal.db-wal", "journal.mark", "journal.undecided", "packs"]

    private func fill(_ folder: String, _ word: String) throws {
        for part in Self.parts { try word.write(toFile: folder + "/" + part, atomically: false, encoding: .utf8) }
    }

    private func word(_ folder: String) -> Set<String> {
        Set(Self.parts.map { (try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) ?? "missing" })
    }

    private struct Died: Error {}

    @Test("What was decided is finished by the next start, and what was not is cleared away")
    func crashes() throws {
        // Copies the folder at each step: what a crash there would leave.
        let pictures = try TemporaryFolder()
        let scratch = try TemporaryFolder()
        let folder = scratch.path("data")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try fill(folder, "old")
        let steps = Steps(folder, pictures.path)
        let swap = FolderSwap(folder) { steps.picture($0) }
        try swap.begin()
        try fill(swap.staging, "new")
        try swap.commit()
        #expect(word(folder) == ["new"])
        #expect(word(swap.replaced) == ["old"])
        #expect(!swap.isPending)
        #expect(
            steps.seen.map(\.step) == [.staged, .decided] + Array(repeating: .movedOut, count: Self.parts.count) + [
                .emptied
            ]
                + Array(repeating: .movedIn, count: Self.parts.count) + [.done])
        for (step, picture) in steps.seen {
            try FolderSwap(picture).finish()
            #expect(word(picture) == [step == .staged ? "old" : "new"], "\(step)")
            #expect(FileManager.default.fileExists(atPath: picture + "/restoring") == (step == .staged))
            if step != .staged { #expect(word(picture + "/replaced") == ["old"], "\(step)") }
        }
    }

    @Test("What fails behind the decision is no refusal: whoever opens the folder next goes on with it")
    func decided() throws {
        let scratch = try TemporaryFolder()
        let folder = scratch.path("data")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try fill(folder, "old")
        // A file stands where the folder for the old content has to be: nothing can be moved into it.
        let swap = FolderSwap(folder) { step in
            guard step == .decided else { return }
            #expect(FileManager.default.createFile(atPath: folder + "/replaced", contents: Data()))
        }
        try swap.begin()
        try fill(swap.staging, "new")
        try swap.commit()
        #expect(swap.isPending)
        #expect(word(folder) == ["old"])
        #expect(throws: JournalFault.self) { try FolderSwap(folder).finish() }
        try FileManager.default.removeItem(atPath: swap.replaced)
        try FolderSwap(folder).finish()
        #expect(!swap.isPending)
        #expect(word(folder) == ["new"])
        #expect(word(swap.replaced) == ["old"])
    }

    @Test("What fails before the decision is a refusal, and leaves what was there")
    func undecided() throws {
        let scratch = try TemporaryFolder()
        let folder = scratch.path("data")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try fill(folder, "old")
        // A file stands where the new content has to be decided on.
        try Data().write(to: URL(filePath: folder + "/restore-ready"))
        let swap = FolderSwap(folder)
        try swap.begin()
        try fill(swap.staging, "new")
        #expect(throws: JournalFault.self) { try swap.commit() }
        #expect(!swap.isPending)
        #expect(word(folder) == ["old"])
    }

    @Test("One that was replaced before makes room for the next, and an empty folder keeps none")
    func replaced() throws {
        let scratch = try TemporaryFolder()
        let folder = scratch.path("data")
        for (index, word) in ["a", "b", "c"].enumerated() {
            let swap = FolderSwap(folder)
            try swap.begin()
            try fill(swap.staging, word)
            try swap.commit()
            #expect(self.word(folder) == [word])
            #expect(FileManager.default.fileExists(atPath: swap.replaced) == (index > 0))
        }
        #expect(word(folder + "/replaced") == ["b"])
        FolderSwap(folder).forgetReplaced()
        #expect(!FileManager.default.fileExists(atPath: folder + "/replaced"))
    }

    @Test("An image is what the journal was at one moment, under a key of its own, while rows are stored")
    func image() throws {
        let harness = try JournalHarness()
        let journal = try harness.open()
        let stored = Monitor<Int64>(0)
        journal.start { outcome in
            if case .stored(let seq) = outcome { stored.with { $0 = seq } }
            stored.wake()
        }
        @Sendable func store(_ seqs: ClosedRange<Int64>) {
            for seq in seqs {
                journal.append(JournalEntry(seq: seq, profile: 0, kind: 1, at: 5, body: [UInt8(seq)]), epoch: 0)
            }
            _ = stored.wait { $0 >= seqs.upperBound ? true : nil }
        }
        store(1...50)
        let copy = harness.folder.path("copy")
        mkdir(copy, 0o700)
        let key = Secret(random: 32)
        var isFirst = true
        let image = try JournalImage(of: journal, to: copy, key: key) { _, _ in
            // Nobody who writes waits for the copy.
            if isFirst { store(51...51) }
            isFirst = false
        }
        journal.stop()
        #expect(image.rows == 50)
        #expect(image.lastRow == 50)
        #expect(throws: JournalFault.wrongKey(path: copy + "/journal.db")) {
            try Journal.open(folder: copy, householdKey: harness.key)
        }
        let opened = try Journal.open(folder: copy, householdKey: key)
        defer { opened.stop() }
        var bodies: [UInt8] = []
        try opened.replay { if case .row(let row) = $0 { bodies += row.body } }
        #expect(bodies == (1...50).map { UInt8($0) })
        #expect(opened.device == journal.device)
    }

    /// Copies a folder at each step.
    private final class Steps: @unchecked Sendable {
        // Used by one thread.
        var seen: [(step: FolderSwap.Step, picture: String)] = []
        private let folder: String
        private let place: String

        init(_ folder: String, _ place: String) {
            self.folder = folder
            self.place = place
        }

        func picture(_ step: FolderSwap.Step) {
            let picture = "\(place)/\(seen.count)"
            try? FileManager.default.copyItem(atPath: folder, toPath: picture)
            seen.append((step, picture))
        }
    }
}
