import Foundation

/// The shipped pack with one fault.
enum BrokenPack {
    static let file = "lessons/counting-objects.json"
    static let pointer = "/questions/0/multipleChoice/correct"
    static let reason = "nowhere"

    /// Copies the pack and breaks one lesson: the right option of its first question does not exist.
    static func copy(in scratch: ScratchFolder) throws -> String {
        let folder = scratch.path("kindergarten-math")
        let files = FileManager.default
        for part in ["lessons", "templates", "texts"] {
            try files.createDirectory(atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
        }
        // Only the bytes: the source may belong to another account.
        for name in try files.subpathsOfDirectory(atPath: ShippedPack.folder) where name.hasSuffix(".json") {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(ShippedPack.folder)/\(name)"))
            try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        let path = folder + "/" + file
        var text = try String(contentsOfFile: path, encoding: .utf8)
        guard let place = text.range(of: #""correct": "b""#) else { throw CocoaError(.fileReadCorruptFile) }
        text.replaceSubrange(place, with: #""correct": "nowhere""#)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return folder
    }
}
