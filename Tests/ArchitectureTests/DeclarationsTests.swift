import Testing

/// The reader of declarations sees what the checks ask about, and nothing else.
@Suite struct DeclarationsTests {
    @Test("Public symbols are found with and without their comment, whatever stands around them")
    func symbols() {
        let found = Declarations(
            """
            /// A value.
            public struct A: Sendable {
                /// One.
                @inlinable
                public private(set) var one = 1
                public let two: [Int: (Int, Int)]
                var hidden: Int { if one == 1 { let inner = 2; return inner } else { return 3 } }
                // No doc comment.
                public init() { two = [:] }
                /// Of its own.
                public static func == (a: A, b: A) -> Bool { "public func {" == "\\(a.one, default: "{")" }
                /* public var no: Int /* nested */ */
                public enum B {
                    /// Two at once.
                    case first, second(Int, name: String)
                    case third
                }
            }
            extension A: CustomStringConvertible { public var description: String { "" } }
            extension A.B { public func work() {} }
            public protocol P {
                /// Does it.
                func run()
                var state: Int { get }
            }
            """)
        #expect(
            found.publicSymbols.map { "\($0.name)\($0.isDocumented ? "" : " -")" } == [
                "A", "A.one", "A.two -", "A.init -", "A.==", "A.B -", "A.B.first", "A.B.second", "A.B.third -",
                "A.B.work -", "P -", "P.run", "P.state -",
            ])
    }

    @Test("The length of a function is counted from its name to its last brace; computed properties are functions too")
    func lengths() {
        let found = Declarations(
            """
            func a(
                b: Int = { 1 }()
            ) -> Int {
                let text = \"\""
                    }
                    \"\""
                return b
            }
            struct S {
                let constant = [1, 2].map {
                    $0 + 1
                }
                var watched = 1 {
                    didSet { a() }
                }
                var sum: Int {
                    1
                }
                init() {}
            }
            """)
        #expect(found.bodies.map { "\($0.name) \($0.line) \($0.length)" } == ["a 1 8", "S.sum 16 3", "S.init 19 1"])
    }

    @Test("Parameters are counted, and those without a label")
    func signatures() {
        let found = Declarations(
            """
            func plain() {}
            func one(_ a: [Int: Int], b c: (Int, Int) -> Void, _ d: Result<Int, any Error> = f(1, 2)) {}
            func generic<each T, U>(_ t: repeat each T) where U: Equatable {}
            """)
        #expect(
            found.signatures.map { "\($0.name) \($0.parameters) \($0.unlabelled)" } == [
                "plain 0 0", "one 3 2", "generic 1 1",
            ])
    }

    @Test("Stored properties are those of instances of classes and actors; functions count over extensions")
    func types() {
        let found = Declarations(
            """
            actor Desk {
                static let shared = 1
                private var a = 1, b: [Int: Int] = [:]
                unowned let c: Other
                var seen: Int = 0 {
                    didSet { print(seen) }
                }
                var computed: Int { a }
                func one() { func inner() {} }
                struct Value { var x, y: Int }
            }
            extension Desk {
                func two() {}
                subscript(index: Int) -> Int { index }
            }
            """)
        #expect(found.heldProperties == ["Desk": 4])
        #expect(found.functions == ["Desk": 3])
    }

    @Test("Arguments by number are seen from the eighth on")
    func arguments() {
        #expect(Declarations("let f = { $0 + $6 }\nlet g = { $7 }\nlet h = { $12 } // $9").highArguments == [2, 3])
    }
}
