import Foundation

/// All that lies in a folder: kind, mode and bytes of each thing, to see whether anything was changed.
///
/// The file `lock` is the kernel's place for a lock and holds a process number for people; it is no data.
struct FolderPicture: Equatable {
    private(set) var things: [String: String] = [:]

    init(_ folder: String, besides: Set<String> = []) throws {
        let files = FileManager.default
        for name in try files.subpathsOfDirectory(atPath: folder) {
            let last = (name as NSString).lastPathComponent
            if last == "lock" || besides.contains(last) || last.hasSuffix(".out") || last.hasSuffix(".err") { continue }
            let path = folder + "/" + name
            let attributes = try files.attributesOfItem(atPath: path)
            let mode = (attributes[.posixPermissions] as? Int).map { String($0, radix: 8) } ?? "?"
            let kind = attributes[.type] as? FileAttributeType ?? .typeUnknown
            let bytes = kind == .typeRegular ? try Data(contentsOf: URL(fileURLWithPath: path)) : Data()
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
