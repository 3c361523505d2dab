import Household

@testable import Daemon
@testable import Packs

/// The places of the embedded pack's files.
enum PackPath {
    static let manifest = "manifest.json"
    static let adding = "lessons/adding-with-objects.json"
    static let counting = "lessons/counting-objects.json"
}

/// The files of the embedded pack with some of them changed.
struct ChangedPack {
    /// The text to be replaced is not in the file: the test is about nothing.
    struct NoSuchText: Error {
        var text: String
    }

    var files = FixturePack.files

    /// Replaces a text where it occurs first.
    mutating func replace(_ old: String, with new: String, in path: String) throws {
        let index = try place(of: path)
        let text = String(decoding: files[index].bytes, as: UTF8.self)
        guard text.contains(old) else { throw NoSuchText(text: old) }
        files[index].bytes = Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
    }

    /// Replaces a whole file.
    mutating func set(_ bytes: [UInt8], of path: String) throws {
        files[try place(of: path)].bytes = bytes
    }

    mutating func remove(_ path: String) throws {
        files.remove(at: try place(of: path))
    }

    /// The math pack in its next version: other words in its first question, and other choices.
    static func newer() throws -> ChangedPack {
        var changed = ChangedPack()
        try changed.replace("\"version\": \"1.2.0\"", with: "\"version\": \"2.0.0\"", in: PackPath.manifest)
        try changed.replace("There are 3 apples.", with: "Three!", in: PackPath.counting)
        try changed.replace("\"id\": \"a\"", with: "\"id\": \"z\"", in: PackPath.counting)
        try changed.replace("How many apples", with: "How many red apples", in: PackPath.counting)
        return changed
    }

    func bytes(of path: String) throws -> [UInt8] { files[try place(of: path)].bytes }

    private func place(of path: String) throws -> Int {
        guard let index = files.firstIndex(where: { $0.path == path }) else { throw NoSuchText(text: path) }
        return index
    }
}

/// A small pack of six lessons: kindergarten math as it was once, which tests change and break.
enum FixturePack {
    static let files: [PackFile] = {
        let names = [
            "counting-objects", "adding-with-objects", "comparing-numbers", "taking-away", "teen-numbers", "patterns",
        ]
        return (["manifest.json"] + names.map { "lessons/\($0).json" }).map { path in
            let text = try? Repository.text("Tests/Fixtures/kindergarten-math/" + path)
            return PackFile(path: path, bytes: Array((text ?? "").utf8))
        }
    }()

    static func pack() throws -> Pack { try PackReader.read(files: files).get() }

    /// It with the first three lessons of reading: what kidd shipped once.
    static func all() throws -> [Pack] {
        [try pack(), try PackReader.read(path: Repository.root + "/Tests/Fixtures/first-reading").get()]
    }
}

/// What is expected of a fault: its exact place, and words of its reason.
struct ExpectedFault: Sendable {
    var file: String
    var pointer: String
    var words: [String]

    init(_ file: String, _ pointer: String, _ words: String...) {
        self.file = file
        self.pointer = pointer
        self.words = words
    }

    func matches(_ fault: PackFault) -> Bool {
        fault.file == file && fault.pointer == pointer && words.allSatisfy { fault.reason.contains($0) }
    }
}

/// Whether a pack was refused with exactly these faults, in this order.
func isRefused(_ result: Result<Pack, PackRefusal>, with expected: [ExpectedFault]) -> Bool {
    guard case .failure(let refusal) = result, refusal.faults.count == expected.count else { return false }
    return zip(refusal.faults, expected).allSatisfy { $1.matches($0) }
}
