import Household
import JSONRPC
import Shapes
import Words

/// A child's place on the boards, with what follows from its age today.
public struct BoardMembershipView: Equatable, Sendable {
    public var child: ChildID
    public var name: String
    public var isOptedIn: Bool
    public var isRanked: Bool
    public var warning: Saying?

    public init(child: ChildID, name: String, isOptedIn: Bool, isRanked: Bool, warning: Saying? = nil) {
        self.child = child
        self.name = name
        self.isOptedIn = isOptedIn
        self.isRanked = isRanked
        self.warning = warning
    }
}

extension Shape where Value == BoardMembershipView {
    static let boardMembership = Shape.object(
        "BoardMembership", "A child's place on the boards.", make: BoardMembershipView.init
    ) {
        required("child", \.child, .id(ChildID.self), "The child that it is about.")
        required("name", \.name, .text(), "The name under which others see it on boards.")
        required("isOptedIn", \.isOptedIn, .boolean, "Whether it takes part.")
        required(
            "isRanked", \.isRanked, .boolean,
            "Whether ranks name the child today: it is ten or older, or a parent included it.")
        optional("warning", \.warning, .saying, "What a parent should know about ranks for a child under ten.")
    }
}
