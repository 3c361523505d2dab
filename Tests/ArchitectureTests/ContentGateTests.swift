import Testing

/// In the daemon the packs stand on one shelf, and content leaves it through a child's gate or for a parent.
@Suite struct ContentGateTests {
    /// The files of the daemon that may name the type of all content, besides those that read packs.
    private static let mayNameLibrary: Set<String> = [
        // Reads the packs at the start, and puts them on the shelf.
        "Sources/Daemon/Start/Server.swift",
        // For parents alone.
        "Sources/Daemon/Engine/HandlerContext+Content.swift", "Sources/Daemon/Methods/Filter/Filter+Handlers.swift",
        "Sources/Daemon/Methods/Mastery/Mastery+Handlers.swift", "Sources/Daemon/Methods/Rewards/BadgeCheck.swift",
    ]

    @Test("Outside of the shelf nobody in the daemon holds the library")
    func library() throws {
        let files = try Repository.swiftFiles(in: "Sources/Daemon").filter { !$0.hasPrefix("Sources/Daemon/Packs/") }
        #expect(files.count > 50)
        let naming = try files.filter { path in
            try SourceText(Repository.text(path)).lines.contains { line in
                !line.drop { $0 == " " }.hasPrefix("//")
                    && line.split { !$0.isLetter && $0 != "_" }.contains { $0 == "Library" }
            }
        }
        #expect(Set(naming).subtracting(Self.mayNameLibrary) == [])
    }

    @Test("All content is asked for by the calls of parents alone")
    func whole() throws {
        let callers = try Repository.swiftFiles(in: "Sources/Daemon").filter {
            try Repository.text($0).contains("wholeLibrary(for:")
        }
        #expect(
            Set(callers) == [
                "Sources/Daemon/Engine/HandlerContext+Content.swift",
                "Sources/Daemon/Packs/LessonNames.swift",
                "Sources/Daemon/Methods/Activity/ActivityList+Handlers.swift",
                "Sources/Daemon/Methods/Child/ChildExport+Handler.swift",
                "Sources/Daemon/Methods/Filter/Filter+Handlers.swift",
                "Sources/Daemon/Methods/Filter/FilterQuestions+Handlers.swift",
                "Sources/Daemon/Methods/Household/HouseholdExport+Handler.swift",
                // Where a parent asks for hidden ones, too.
                "Sources/Daemon/Methods/Lesson/LessonList+Handler.swift",
                "Sources/Daemon/Methods/Mastery/Mastery+Handlers.swift",
                "Sources/Daemon/Methods/Mastery/MasterySettings+Handlers.swift",
                "Sources/Daemon/Methods/Report/FamilyReport+Handler.swift",
                "Sources/Daemon/Methods/Pack/PackList+Handler.swift",
                "Sources/Daemon/Methods/Rewards/FamilyBadges+Handlers.swift",
                "Sources/Daemon/Methods/Rewards/Rewards+Handlers.swift",
            ])
        let shelf = try Repository.text("Sources/Daemon/Packs/PackShelf.swift")
        #expect(shelf.contains("private var library: Library"))
    }
}
