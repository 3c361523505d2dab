/// The members of an object shape, in order.
public struct Members<Root, each Field>: Sendable {
    @usableFromInline let all: (repeat Member<Root, each Field>)

    @inlinable
    init(all: (repeat Member<Root, each Field>)) {
        self.all = all
    }
}

/// Lists the members of an object shape, one a line, by ``required(_:_:_:get:)``, ``optional(_:_:_:get:)``,
/// ``defaulted(_:_:to:_:get:)`` and ``patch(_:_:_:get:)``.
@resultBuilder
public enum MemberBuilder<Root> {
    /// One line of the list; gives the member's type to the compiler.
    @inlinable
    public static func buildExpression<Field>(_ member: Member<Root, Field>) -> Member<Root, Field> {
        member
    }

    /// All lines of the list, each with the type of its own value.
    @inlinable
    public static func buildBlock<each Field>(
        _ members: repeat Member<Root, each Field>
    ) -> Members<Root, repeat each Field> {
        Members(all: (repeat each members))
    }
}
