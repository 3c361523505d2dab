import Testing

/// The map of modules: the manifest, the table in ARCHITECTURE.md and the import lines say the same.
@Suite struct LayerTests {
    private static let manifest = (try? Repository.text("Package.swift")).map(Manifest.init)
    private static let table = (try? Repository.text("ARCHITECTURE.md")).map(ModuleTable.init)
    private static let modules = (try? Repository.moduleFolders()) ?? []

    @Test("Every module stands in the table, with the imports that the manifest gives it")
    func tableIsManifest() throws {
        let manifest = try #require(Self.manifest)
        let table = try #require(Self.table)
        #expect(Set(table.rows.map(\.module)) == Set(manifest.imports.keys))
        for row in table.rows {
            #expect(row.imports == manifest.imports[row.module], "\(row.module)")
        }
        #expect(Set(Self.modules).isSubset(of: manifest.imports.keys))
    }

    @Test("Imports point down: a module names only modules that stand below it in the table")
    func downwards() throws {
        var below: Set<String> = []
        for row in try #require(Self.table).rows {
            #expect(row.imports.isSubset(of: below), "\(row.module)")
            below.insert(row.module)
        }
    }

    @Test(
        "A file imports what its module names, what stands below that, and the named modules of others",
        arguments: modules)
    func importLines(module: String) throws {
        let row = try #require(Self.table?[module])
        let allowed = try #require(Self.manifest).below(module).union(row.others)
        for path in try Repository.swiftFiles(in: Repository.folder(of: module)) {
            let found = try SourceText(Repository.text(path)).imports
            #expect(found.subtracting(allowed) == [], "\(path)")
        }
    }

    @Test("Tests name all that they import: what is not named is not seen to change, and they stand on what was")
    func testsNameImports() throws {
        let manifest = try #require(Self.manifest)
        #expect(manifest.tests.count >= 16)
        for (module, named) in manifest.tests {
            for path in try Repository.swiftFiles(in: "Tests/" + module) {
                let found = try SourceText(Repository.text(path)).imports.intersection(manifest.imports.keys)
                #expect(found.subtracting(named) == [], "\(path)")
            }
        }
    }

    @Test("The table allows no module of others that nobody imports", arguments: modules)
    func nothingTooMuch(module: String) throws {
        let used = try Repository.swiftFiles(in: Repository.folder(of: module)).reduce(into: Set<String>()) {
            used, path in
            used.formUnion(try SourceText(Repository.text(path)).imports)
        }
        #expect(try #require(Self.table?[module]).others.subtracting(used) == [])
    }

    @Test(
        "What the programs are made of knows no Foundation, whose tables of all languages are larger than kidd",
        arguments: [("kidctl", "Commands"), ("kidd", "Journal"), ("KiddWeb", "Web")])
    func withoutFoundation(product: String, part: String) throws {
        let parts = try #require(Self.manifest).below(product).union([product])
        #expect(parts.isSuperset(of: [part, "API", "JSONRPC", "Household", "StrictJSON"]))
        for module in parts {
            #expect(try #require(Self.table?[module]).others.contains("Foundation") == false, "\(module)")
        }
    }

    @Test(
        "The domain stands on nothing but arithmetic and what is said, and the JSON reader on nothing",
        arguments: [
            ("Household", ["Words"], ["RealModule"]), ("Words", ["CWords", "StrictJSON"], []), ("StrictJSON", [], []),
        ] as [(String, Set<String>, Set<String>)])
    func nothingBelow(module: String, imports: Set<String>, others: Set<String>) throws {
        let row = try #require(Self.table?[module])
        #expect(Set(row.imports) == imports && row.others == others)
    }
}
