import Foundation
import Glibc
import Testing

@testable import Vault

@Suite struct KeyFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func write(_ text: String, mode: Int = 0o600) throws -> String {
        let path = folder.path("key")
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    private func kind(loading path: String) -> KeyFileFault.Kind? {
        do throws(KeyFileFault) {
            _ = try KeyFile.load(path: path)
            return nil
        } catch {
            #expect(error.description.contains(path))
            return error.kind
        }
    }

    @Test("A new key file is private, loads as the same key, and its missing folders are made private")
    func create() throws {
        let path = folder.path("config/kidd/household.key")
        let key = try KeyFile.create(path: path)
        #expect(key.count == 32)
        #expect(try KeyFile.load(path: path).matches(key))
        #expect(try mode(path) == 0o600)
        #expect(try mode(folder.path("config")) == 0o700)
        #expect(try mode(folder.path("config/kidd")) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("config/kidd")) == ["household.key"])
    }

    @Test("A key file is never overwritten")
    func noOverwrite() throws {
        let path = folder.path("key")
        let key = try KeyFile.create(path: path)
        #expect(throws: KeyFileFault(kind: .alreadyThere, path: path)) { try KeyFile.create(path: path) }
        #expect(try KeyFile.load(path: path).matches(key))
    }

    @Test("A missing file and a missing folder are named")
    func missing() {
        #expect(kind(loading: folder.path("none")) == .missing)
        #expect(kind(loading: folder.path("none/none")) == .missing)
    }

    @Test("A copy of the data folder is told a name for its key file that is not the file itself")
    func copyOfItsOwn() {
        for (path, own) in [("/home.key", "/copy.key"), ("/copy.key", "/copy-own.key")] {
            let fault = KeyFileFault(kind: .anotherFolders(owner: "/home", folder: "/copy/"), path: path)
            #expect(fault.description.contains("cp -pi \(path) \(own)"))
        }
    }

    @Test("A file that nobody can look at is not used")
    func unknown() {
        let fault = KeyFileFault(kind: .unreadable(errno: EBADF), path: "key")
        #expect(throws: fault) { try KeyFile.inspect(-1, path: "key", owners: [geteuid()], denied: 0o077) }
    }

    @Test("A file that others may touch is refused with the command that mends it", arguments: [0o644, 0o640, 0o602])
    func tooOpen(mode: Int) throws {
        let path = try write(String(repeating: "0", count: 64), mode: mode)
        #expect(kind(loading: path) == .tooOpen(mode: UInt32(mode)))
        #expect(KeyFileFault(kind: .tooOpen(mode: 0o644), path: path).description.contains("chmod 600 \(path)"))
    }

    @Test("A file of another size is refused", arguments: [0, 1, 63, 65, 200, KeyFile.longest + 1])
    func wrongSize(size: Int) throws {
        let path = try write(String(repeating: "a", count: size))
        #expect(kind(loading: path) == .wrongSize(size))
    }

    @Test(
        "A key file names the journal that it opens, and the key stays; one from before names none",
        arguments: [1, .max])
    func journal(number: Int64) throws {
        let path = try write(String(repeating: "aB", count: 32))
        #expect(try KeyFile.contents(path: path).journal == nil)
        let key = try KeyFile.load(path: path)
        for journal in [number, 7, nil, number] {
            try KeyFile.name(journal, folder: nil, path: path)
            let contents = try KeyFile.contents(path: path)
            #expect(contents.journal == journal && contents.key.matches(key))
        }
        #expect(try mode(path) == 0o600)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.split(separator: "\n").count == 2 && text.hasSuffix("\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(".")) == ["key"])
        let made = try KeyFile.create(path: folder.path("other"), journal: number)
        #expect(try KeyFile.contents(path: folder.path("other")).journal == number)
        #expect(try KeyFile.load(path: folder.path("other")).matches(made))
    }

    @Test(
        "A key file names the data folder that it belongs to; a copy of it belongs to none, and moved it stays the same",
        arguments: [nil, 7], ["/home/ada/kidd", "/a folder\nwith a line"])
    func folders(journal: Int64?, data: String) throws {
        let path = try write(String(repeating: "aB", count: 32))
        let key = try KeyFile.load(path: path)
        try KeyFile.name(journal, folder: data, path: path)
        let contents = try KeyFile.contents(path: path)
        #expect(contents.folder == data && contents.journal == journal && contents.key.matches(key))
        let (moved, copy) = (folder.path("moved"), folder.path("copy"))
        try FileManager.default.moveItem(atPath: path, toPath: moved)
        #expect(KeyFile.folder(path: moved) == data)
        try FileManager.default.copyItem(atPath: moved, toPath: copy)
        let copied = try KeyFile.contents(path: copy)
        #expect(copied.folder == nil && copied.journal == journal && copied.key.matches(key))
        try KeyFile.name(journal, folder: nil, path: moved)
        #expect(KeyFile.folder(path: moved) == nil)
        _ = try KeyFile.create(path: folder.path("new"), journal: journal, folder: data)
        #expect(KeyFile.folder(path: folder.path("new")) == data)
        // Whoever may use it: it is only asked whose it is.
        #expect(chmod(folder.path("new"), 0o644) == 0)
        #expect(KeyFile.folder(path: folder.path("new")) == data)
    }

    @Test("Who names a key file waits for who changes it, and never puts an old key in the place of a new one")
    func heldWhileChanged() throws {
        let path = try write(String(repeating: "aB", count: 32))
        let next = try KeyFile.create(path: folder.path("next"))
        try KeyFile.name(1, folder: "/first", path: path) { () throws(KeyFileFault) in
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            defer { close(descriptor) }
            #expect(flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        }
        #expect(KeyFile.replace(path, by: folder.path("next")) == nil)
        // A check that refuses leaves the file as it is.
        #expect(throws: KeyFileFault.self) {
            try KeyFile.name(2, folder: "/second", path: path) { () throws(KeyFileFault) in
                throw KeyFileFault(kind: .notAFile, path: path)
            }
        }
        let contents = try KeyFile.contents(path: path)
        #expect(contents.key.matches(next) && contents.journal == nil && contents.folder == nil)
        // What waited for the file before finds the new one.
        try KeyFile.name(2, folder: "/second", path: path)
        #expect(try KeyFile.load(path: path).matches(next) && KeyFile.folder(path: path) == "/second")
    }

    @Test(
        "A further line that names neither a journal nor a folder is refused",
        arguments: [
            "journal 12\n", "journal 00000000000000zz\n", "journal 00000000000000010\n", "\n\n", "x", "folder 12\n",
            "folder x /data\n", "journal 0000000000000001\nfolder\n",
        ])
    func otherLines(line: String) throws {
        let text = String(repeating: "a", count: 64) + "\n" + line
        guard case .wrongSize = kind(loading: try write(text)) else {
            Issue.record("it was read")
            return
        }
    }

    @Test("A line of hexadecimal digits loads, with or without its end", arguments: ["", "\n"])
    func handMade(end: String) throws {
        let path = try write(String(repeating: "aB", count: 32) + end)
        #expect(try KeyFile.load(path: path).matches(Secret(copying: [UInt8](repeating: 0xab, count: 32))))
    }

    @Test("Other characters are refused")
    func notHexadecimal() throws {
        #expect(kind(loading: try write(String(repeating: "xy", count: 32))) == .notHexadecimal)
    }

    @Test("A symbolic link, a folder and a pipe are refused")
    func notAFile() throws {
        let path = folder.path("key")
        _ = try KeyFile.create(path: path)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: path)
        #expect(kind(loading: folder.path("link")) == .notAFile)
        #expect(kind(loading: folder.path) == .notAFile)
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        #expect(kind(loading: folder.path("pipe")) == .notAFile)
    }

    @Test("A file of another user is refused", .enabled(if: geteuid() == 0, "only root can give a file away"))
    func wrongOwner() throws {
        let path = try write(String(repeating: "0", count: 64))
        #expect(chown(path, 12345, 12345) == 0)
        #expect(kind(loading: path) == .wrongOwner(uid: 12345))
    }
}
