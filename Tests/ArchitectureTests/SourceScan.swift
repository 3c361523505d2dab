/// Every Swift file of the product, read once for all checks.
struct SourceScan {
    /// One file and what it declares.
    struct File {
        var path: String
        var module: String
        var declarations: Declarations
        /// What it puts on the wire; nothing in modules that know no wire.
        var wire: WireMembers
    }

    let files: [File]

    private static let onTheWire: Set<String> = ["API", "QuestionKinds"]

    /// The files of `Sources` and of the example in Swift, without the generated ones.
    static let product = try? SourceScan()

    init() throws {
        files = try Repository.moduleFolders().flatMap { module in
            try Repository.swiftFiles(in: Repository.folder(of: module)).filter { !$0.contains("/Generated/") }.map {
                let text = try Repository.text($0)
                return File(
                    path: $0, module: module, declarations: Declarations(text),
                    wire: try WireMembers(Self.onTheWire.contains(module) ? text : ""))
            }
        }
    }

    var modules: [String] { Set(files.map(\.module)).sorted() }

    /// Sums over the files of a module, by the type's name with its module.
    func sums(of counts: (Declarations) -> [String: Int]) -> [String: Int] {
        var sums: [String: Int] = [:]
        for file in files {
            for (type, count) in counts(file.declarations) { sums[file.module + "." + type, default: 0] += count }
        }
        return sums
    }
}
