/// What the package manifest says about the modules: read as text, which is enough for its few forms.
struct Manifest {
    /// The modules of this package that each module names.
    private(set) var imports: [String: Set<String>] = [:]
    /// Those that each module of tests names.
    private(set) var tests: [String: Set<String>] = [:]

    init(_ text: String) {
        let forms = /(?:module|cold|\.target|\.executableTarget|\.systemLibrary)\(\s*(?:name: )?"(?<name>[A-Za-z]+)"/
        let starts = text.matches(of: forms)
        for match in starts {
            let rest = text[match.range.upperBound...]
            imports[String(match.output.name)] = Self.words(inListOf: Self.toClosing(rest))
        }
        for match in text.matches(of: /\btests\(\s*"(?<name>[A-Za-z]+)"/) {
            tests[String(match.output.name)] = Self.words(inListOf: Self.toClosing(text[match.range.upperBound...]))
        }
        let modules = Set(imports.keys)
        imports = imports.mapValues { $0.intersection(modules) }
    }

    /// What a module may use: what it names, and all that stands below.
    func below(_ module: String) -> Set<String> {
        (imports[module] ?? []).reduce(into: []) { all, next in
            all.insert(next)
            all.formUnion(below(next))
        }
    }

    /// The text up to the parenthesis that closes the declaration.
    private static func toClosing(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[..<index] }
        }
        return text
    }

    /// The quoted words of the list of imports or dependencies.
    private static func words(inListOf declaration: Substring) -> Set<String> {
        guard let list = declaration.firstMatch(of: /(?:imports|dependencies): \[(?<words>[^\]]*)\]/) else { return [] }
        return Set(list.output.words.matches(of: /"([A-Za-z]+)"/).map { String($0.1) })
    }
}
