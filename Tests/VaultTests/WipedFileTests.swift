import Foundation
import Testing

@testable import Vault

/// Files that are overwritten before they go.
@Suite struct WipedFileTests {
    @Test("The bytes of a file are zeros before its name goes: another name of it shows that")
    func overwritten() throws {
        let folder = NSTemporaryDirectory() + "kidd-wiped-\(UInt64.random(in: 0...UInt64.max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let size = 3 << 20 + 17
        let (path, other) = (folder + "/a", folder + "/b")
        #expect(FileManager.default.createFile(atPath: path, contents: Data(repeating: 7, count: size)))
        try FileManager.default.linkItem(atPath: path, toPath: other)
        #expect(WipedFile.remove(path) == .gone(bytes: size))
        #expect(FileManager.default.contents(atPath: other) == Data(count: size))
        #expect(WipedFile.remove(path) == .missing)
        // A link goes, and what it leads to stays.
        try Data([7]).write(to: URL(filePath: other))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
        #expect(WipedFile.remove(path) == .gone(bytes: 0))
        #expect(FileManager.default.contents(atPath: other) == Data([7]))
        guard case .untouched = WipedFile.remove(folder) else {
            Issue.record("a folder is no file")
            return
        }
    }
}
