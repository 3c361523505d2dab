/// The members of an object shape, in order.
public struct Members<Root, each Field>: Sendable {
    let all: (repeat TypedMember<Root, each Field>)
}

/// Lists the members of an object shape, one a line, by ``required(_:_:_:_:)``, ``optional(_:_:_:_:)``,
/// ``defaulted(_:_:_:to:_:)``, ``unless(_:_:_:is:_:)``, ``patch(_:_:_:_:)`` and ``derived(_:_:_:_:)``.
@resultBuilder
public enum MemberBuilder<Root> {
    /// One line of the list; gives the member's type to the compiler.
    public static func buildExpression<Field>(_ member: TypedMember<Root, Field>) -> TypedMember<Root, Field> {
        member
    }

    /// All lines of the list, each with the type of its own value.
    public static func buildBlock<each Field>(
        _ members: repeat TypedMember<Root, each Field>
    ) -> Members<Root, repeat each Field> {
        Members(all: (repeat each members))
    }
}

/// Lists the members of an object that is read into a value that is there.
@resultBuilder
public enum MemberListBuilder<Root> {
    /// One line of the list.
    public static func buildExpression<Field>(_ member: TypedMember<Root, Field>) -> [Member<Root>] { [member.member] }

    /// Members that were made elsewhere.
    public static func buildExpression(_ members: [Member<Root>]) -> [Member<Root>] { members }

    /// All lines of the list.
    public static func buildBlock(_ members: [Member<Root>]...) -> [Member<Root>] { members.flatMap { $0 } }
}
