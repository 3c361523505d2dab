import Foundation

/// The files of this repository, as they are on disk.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The names of what is in a folder.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }

    /// The Swift files below a folder, by their paths from the root.
    static func swiftFiles(in folder: String) throws -> [String] { try files(in: folder, ending: ".swift") }

    /// The files below a folder whose names end so, by their paths from the root.
    static func files(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
    }

    /// Where a module's files are.
    static func folder(of module: String) -> String {
        module == "FamilyBoard" ? "examples/swift" : "Sources/" + module
    }

    /// The modules that have a folder with Swift files.
    static func moduleFolders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path).sorted()
            .filter { try !swiftFiles(in: folder(of: $0)).isEmpty } + ["FamilyBoard"]
    }
}
