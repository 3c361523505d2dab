import Testing

/// What others may use says what it is.
///
/// Counted is every declaration with the word `public`: types, functions, properties, initialisers, subscripts and
/// aliases, the cases of public enums and the requirements of public protocols. Not counted are the members of an
/// extension that adds a conformance (the protocol says what they do) and generated files. A symbol is documented when
/// a `///` line stands directly above it, or above its attributes, and a property when it is a member of a shape of its file, whose
/// schema says what it is.
@Suite struct DocumentationTests {
    private static let leastPercentOverall = 90
    private static let leastPercentOfModule = 85

    private func symbols(of file: SourceScan.File) -> [Declarations.Symbol] {
        let members = Set(file.wire.members.map { Substring($0.property) })
        return file.declarations.publicSymbols.map { symbol in
            var symbol = symbol
            if let name = symbol.name.split(separator: ".").last, members.contains(name) { symbol.isDocumented = true }
            return symbol
        }
    }

    private func share(_ symbols: [Declarations.Symbol]) -> Int {
        symbols.isEmpty ? 100 : symbols.count { $0.isDocumented } * 100 / symbols.count
    }

    @Test("Nine of ten public symbols are documented")
    func overall() throws {
        let symbols = try #require(SourceScan.product).files.flatMap(symbols(of:))
        #expect(symbols.count > 3000)
        #expect(share(symbols) >= Self.leastPercentOverall)
    }

    @Test("No module leaves more than 15 of 100 public symbols without a word")
    func modules() throws {
        let scan = try #require(SourceScan.product)
        for module in scan.modules {
            let files = scan.files.filter { $0.module == module }
            let share = share(files.flatMap(symbols(of:)))
            let open = files.flatMap { file in
                symbols(of: file).filter { !$0.isDocumented }.map { "\(file.path):\($0.line) \($0.name)" }
            }
            #expect(share >= Self.leastPercentOfModule, "\(module): \(share) %, first: \(open.prefix(5))")
        }
    }
}
