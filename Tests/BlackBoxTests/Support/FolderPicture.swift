import Foundation

/// All that lies in a folder: kind, mode and bytes of each thing, to see whether anything was changed.
///
/// Left out is what holds no data: `lock` (the kernel's, with a process number for people), SQLite's index of its log,
/// an empty log, and the output of the programs of the test.
struct FolderPicture: Equatable {
    private(set) var things: [String: String] = [:]

    init(_ folder: String) throws {
        let files = FileManager.default
        for name in try files.subpathsOfDirectory(atPath: folder) {
            let last = (name as NSString).lastPathComponent
            if last == "lock" || [".out", ".err", "-shm"].contains(where: last.hasSuffix) { continue }
            let path = folder + "/" + name
            let attributes = try files.attributesOfItem(atPath: path)
            let mode = (attributes[.posixPermissions] as? Int).map { String($0, radix: 8) } ?? "?"
            let kind = attributes[.type] as? FileAttributeType ?? .typeUnknown
            let bytes = kind == .typeRegular ? try Data(contentsOf: URL(fileURLWithPath: path)) : Data()
            if bytes.isEmpty, last.hasSuffix("-wal") { continue }
            things[name] = "\(kind.rawValue) 0\(mode) \(bytes.count) \(bytes.base64EncodedString().hashValue)"
        }
    }

    /// What differs, for a person.
    func difference(from old: FolderPicture) -> [String] {
        Set(things.keys).union(old.things.keys).sorted().compactMap { name in
            things[name] == old.things[name]
                ? nil : "\(name): \(old.things[name] ?? "nothing") → \(things[name] ?? "nothing")"
        }
    }
}
