import Testing

/// Functions stay short, and no type does everything.
@Suite struct SizeTests {
    // MARK: Functions

    private static let mostLines = 60
    private static let usualLines = 40
    private static let leastPercentOfUsualLength = 90

    @Test("No function, initialiser or computed property has more than 60 lines; nine of ten have at most 40")
    func functions() throws {
        var lengths: [Int] = []
        for file in try #require(SourceScan.product).files {
            for body in file.declarations.bodies {
                #expect(body.length <= Self.mostLines, "\(file.path):\(body.line) \(body.name)")
                lengths.append(body.length)
            }
        }
        #expect(lengths.count > 2000)
        let usual = lengths.count { $0 <= Self.usualLines }
        #expect(usual * 100 >= lengths.count * Self.leastPercentOfUsualLength)
    }

    private static let mostParameters = 8
    private static let mostUnlabelled = 6
    /// Functions with more parameters than that. All but the last put a shape's members together.
    private static let longSignatures: Set<String> = [
        "API.ChallengeView.together", "API.Shape.together",
        "Stored.Shape.together",
        "Household.ScreenTime.grant",
    ]

    /// Initialisers are not asked: they set members that stand by their names.
    @Test("A function takes at most 8 parameters, at most 6 of them by their place alone")
    func parameters() throws {
        var found: Set<String> = []
        for file in try #require(SourceScan.product).files {
            for signature in file.declarations.signatures where !signature.isInitialiser {
                if signature.parameters > Self.mostParameters || signature.unlabelled > Self.mostUnlabelled {
                    found.insert(file.module + "." + signature.name)
                }
            }
        }
        #expect(found.subtracting(Self.longSignatures) == [])
    }

    @Test("A closure that takes more than seven arguments gives them names")
    func closureArguments() throws {
        let files = try #require(SourceScan.product).files
        #expect(files.filter { !$0.declarations.highArguments.isEmpty }.map(\.path) == [])
    }

    // MARK: Types

    private static let mostStoredProperties = 14
    private static let mostFunctions = 60
    /// Classes and actors that hold more, with the reason.
    private static let manyProperties: Set<String> = [
        // Wires the rooms of the daemon: one property each.
        "Daemon.Engine",
        // What is known, what of it is stored, and what is on its way; every call asks it.
        "Daemon.Ledger",
        // What happened with one answer; a class so that copying it is cheap.
        "Household.AnswerFact",
        // One program under limits: its child processes, its lease and what was shown.
        "Commands.RunUnderLimits",
        // One statement of SQLite each.
        "Journal.Committer",
        // What was found at the opening, and the connections.
        "Journal.Journal",
        // The state of a channel, which NIO wants in one handler.
        "Transport.ConnectionHandler",
    ]
    /// Types that do more, with the reason.
    private static let manyFunctions: Set<String> = [
        // The rules of screen time over one value, each in a file of its own.
        "Household.ScreenTime",
        // Connections and their calls: lines, batches, order, deadlines, resting, each in a file of its own.
        "RPCServer.RPCServer",
    ]

    /// Values are not asked: the members of a fact or of a command's options are what it is about.
    @Test("A class or an actor holds at most 14 properties")
    func storedProperties() throws {
        let sums = try #require(SourceScan.product).sums(of: \.heldProperties)
        #expect(sums.count > 20)
        #expect(Set(sums.filter { $0.value > Self.mostStoredProperties }.keys).subtracting(Self.manyProperties) == [])
    }

    @Test("A type has at most 60 functions, those of its extensions in the module included")
    func functionsOfTypes() throws {
        let sums = try #require(SourceScan.product).sums(of: \.functions)
        #expect(sums.count > 400)
        #expect(Set(sums.filter { $0.value > Self.mostFunctions }.keys).subtracting(Self.manyFunctions) == [])
    }
}
