import API
import Household

/// Something that subscribers are told, before it is known who hears it.
struct Event {
    /// Who may hear it.
    enum Audience: Equatable {
        case parents
        /// The child that it is about, and parents.
        case family
        /// These children, and parents.
        case members(Set<ChildID>)
    }

    /// Counts the events of this run of the daemon.
    var number: UInt64 = 0
    var topic: EventTopic
    /// The child that it is about; nil: the household.
    var child: ChildID?
    var audience: Audience
    var at: Instant
    var version: Int?
    /// What a child hears: no parent's name, no reason.
    var forChild: EventData?
    var forParents: EventData
    /// Of what was read from a child's state: which reading.
    var reading: UInt64?
    /// Children that were in their quiet hours when it happened.
    var resting: Set<ChildID> = []

    init(
        _ data: EventData, child: ChildID?, to audience: Audience, at: Instant, topic: EventTopic,
        forChild: EventData? = nil
    ) {
        self.topic = topic
        self.child = child
        self.audience = audience
        self.at = at
        self.forChild = forChild
        forParents = data
    }

    /// What a child hears of it; nil: nothing.
    func words(for listener: ChildID) -> EventData? {
        switch audience {
        case .parents: nil
        case .family: child == listener ? forChild : nil
        case .members(let members): members.contains(listener) ? forChild : nil
        }
    }

    /// Whether a parent who asked for one child hears it.
    func concerns(_ listener: ChildID) -> Bool {
        if case .members(let members) = audience { return members.contains(listener) }
        return child == listener
    }

    /// The children who may hear it.
    var children: Set<ChildID> {
        switch audience {
        case .parents: []
        case .family: child.map { [$0] } ?? []
        case .members(let members): members
        }
    }
}
