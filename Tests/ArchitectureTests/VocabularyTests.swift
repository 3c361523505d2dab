import Testing

/// A member has one name, in Swift and on the wire, and one text, which the schema says.
@Suite struct VocabularyTests {
    /// It may only fall: a new member is named in Swift as it is on the wire.
    private static let mostOtherNames = 288

    @Test("No more members than before have another name in Swift than on the wire")
    func names() throws {
        let members = try #require(SourceScan.product).files.flatMap(\.wire.members)
        #expect(members.count > 1500)
        let others = members.filter { $0.name != $0.property }
        #expect(others.count <= Self.mostOtherNames)
    }

    @Test("No doc comment repeats the description of its member")
    func descriptions() throws {
        let files = try #require(SourceScan.product).files
        #expect(files.flatMap { file in file.wire.repeated.map { "\(file.path):\($0)" } } == [])
    }

    @Test("Members are found with their properties, and texts that stand twice")
    func reading() throws {
        let wire = try WireMembers(
            #"""
            struct A {
                /// Said twice, on
                /// two lines.
                public var one: Int
                /// Said here alone.
                public var two: Int?
                static let shape = object {
                    required(
                        "one", \.one, .count,
                        "Said twice, "
                            + "on two lines.")
                    optional("second", \.two, .count, "A number.")
                }
            }
            """#)
        #expect(wire.members.map { "\($0.name) \($0.property)" } == ["one one", "second two"])
        #expect(wire.repeated == [4])
    }
}
