import Foundation
import Household
import Testing

@testable import Daemon
@testable import Packs

/// A folder with the embedded pack, gone after the test.
private final class FolderFixture {
    let root: URL
    /// The pack inside the root.
    var path: String { root.appending(path: "my-pack").path }

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "packs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: path + "/lessons", withIntermediateDirectories: true)
        for file in FixturePack.files { try write(file.bytes, to: file.path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: "\(self.path)/\(path)"))
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(self.path)/\(path)") }

    /// Moves a file or folder out of the pack, and leaves a link to it.
    func turnIntoLink(_ path: String) throws {
        let outside = root.appending(path: "outside").path
        try FileManager.default.moveItem(atPath: "\(self.path)/\(path)", toPath: outside)
        try FileManager.default.createSymbolicLink(atPath: "\(self.path)/\(path)", withDestinationPath: outside)
    }
}

@Suite("Folder of a pack")
struct PackFolderTests {
    @Test("a folder reads like its files", arguments: ["", "/", "//"])
    func folder(end: String) throws {
        let fixture = try FolderFixture()
        #expect(try PackReader.read(path: fixture.path + end).get() == FixturePack.pack())
    }

    @Test("a link is refused, wherever it leads", arguments: [PackPath.manifest, PackPath.adding, "lessons"])
    func links(path: String) throws {
        let fixture = try FolderFixture()
        try fixture.turnIntoLink(path)
        let result = PackReader.read(path: fixture.path)
        #expect(isRefused(result, with: [ExpectedFault(path, "", "is a link", "put the file itself")]), "\(result)")
    }

    @Test("a file that cannot be read does not hide the faults of the others")
    func linkAndFault() throws {
        let fixture = try FolderFixture()
        try fixture.turnIntoLink(PackPath.adding)
        try fixture.write(Array("{}".utf8), to: PackPath.counting)
        guard case .failure(let refusal) = PackReader.read(path: fixture.path) else {
            Issue.record("the pack is taken")
            return
        }
        #expect(refusal.faults.contains { $0.file == PackPath.adding && $0.reason.contains("is a link") })
        #expect(refusal.faults.contains { $0.file == PackPath.counting && $0.pointer == "/title" })
        #expect(refusal.faults.contains { $0.file == PackPath.counting && $0.pointer == "/sections" })
    }

    @Test("a link to a pack is refused", arguments: ["", "/"])
    func linkToFolder(end: String) throws {
        let fixture = try FolderFixture()
        let link = fixture.root.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: fixture.path)
        let result = PackReader.read(path: link + end)
        #expect(isRefused(result, with: [ExpectedFault("", "", "cannot be opened", "not a link")]))
    }

    @Test("an empty folder has no manifest")
    func empty() throws {
        let fixture = try FolderFixture()
        try fixture.remove("lessons")
        try fixture.remove(PackPath.manifest)
        let result = PackReader.read(path: fixture.path)
        #expect(isRefused(result, with: [ExpectedFault(PackPath.manifest, "", "is missing")]))
    }

    @Test("a path that leads nowhere, or to a file that is no archive, is refused")
    func noFolder() throws {
        let fixture = try FolderFixture()
        let nowhere = PackReader.read(path: fixture.root.appending(path: "nowhere").path)
        #expect(isRefused(nowhere, with: [ExpectedFault("", "", "cannot be opened", "nowhere")]))
        let file = PackReader.read(path: fixture.path + "/manifest.json")
        #expect(isRefused(file, with: [ExpectedFault("", "", "is no tar archive", "kidctl pack archive")]))
    }

    @Test("a path without any text is refused")
    func noPath() {
        #expect(isRefused(PackReader.read(path: ""), with: [ExpectedFault("", "", "cannot be opened")]))
    }

    @Test("a file over the limit is refused without being read")
    func tooLarge() throws {
        let fixture = try FolderFixture()
        try fixture.write([UInt8](repeating: 0, count: (4 << 20) + 1), to: PackPath.counting)
        let result = PackReader.read(path: fixture.path)
        #expect(isRefused(result, with: [ExpectedFault(PackPath.counting, "", "larger than 4 MiB")]))
    }

    @Test("reading ends with the first file too many, and with the first byte too many")
    func tooMuch() throws {
        let fixture = try FolderFixture()
        let few = PackReader.read(
            path: fixture.path, limits: PackLimits(fileBytes: 1 << 20, files: 2, totalBytes: 1 << 20))
        #expect(isRefused(few, with: [ExpectedFault("", "", "more than 2 files")]))
        let small = PackReader.read(
            path: fixture.path, limits: PackLimits(fileBytes: 1 << 20, files: 9, totalBytes: 5000))
        #expect(isRefused(small, with: [ExpectedFault("", "", "larger than 5000 bytes")]))
    }

    @Test("a pipe is refused, and nobody waits for it")
    func pipe() throws {
        let fixture = try FolderFixture()
        try fixture.remove(PackPath.counting)
        #expect(mkfifo("\(fixture.path)/\(PackPath.counting)", 0o600) == 0)
        let result = PackReader.read(path: fixture.path)
        #expect(isRefused(result, with: [ExpectedFault(PackPath.counting, "", "no plain file")]))
    }

    @Test("a folder that no pack has is refused and not looked into", arguments: ["sounds", "lessons/more"])
    func folderInside(path: String) throws {
        let fixture = try FolderFixture()
        try FileManager.default.createDirectory(
            atPath: "\(fixture.path)/\(path)/deep", withIntermediateDirectories: true)
        let result = PackReader.read(path: fixture.path)
        #expect(isRefused(result, with: [ExpectedFault(path, "", "a folder that no pack has")]))
    }

    @Test("a stray file is refused, also a hidden one", arguments: ["readme.md", ".hidden", "lessons/notes.txt"])
    func stray(path: String) throws {
        let fixture = try FolderFixture()
        try fixture.write([], to: path)
        let result = PackReader.read(path: fixture.path)
        #expect(isRefused(result, with: [ExpectedFault(path, "", "does not belong")]))
    }

    @Test("a refused folder goes by its name as long as the manifest cannot be read")
    func name() throws {
        let fixture = try FolderFixture()
        try fixture.remove(PackPath.manifest)
        guard case .failure(let refusal) = PackReader.read(path: fixture.path + "/") else { return }
        #expect(refusal.pack == "my-pack")
    }

    @Test("no file stays open, whether a folder is read or refused")
    func descriptors() throws {
        let fixture = try FolderFixture()
        // Other tests open files at the same time: only descriptors of this folder count.
        func open() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
                .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
                .filter { $0.hasPrefix(fixture.path) }
        }
        _ = PackReader.read(path: fixture.path)
        #expect(try open().isEmpty)
        try fixture.turnIntoLink(PackPath.adding)
        _ = PackReader.read(path: fixture.path)
        #expect(try open().isEmpty)
    }
}
