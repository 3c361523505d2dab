import Household

/// What may be asked of the family as it is known, with what is not stored yet. It changes nothing.
protocol FamilyReading: AnyObject {
    /// The household's settings, parents and counters.
    var home: HouseholdState { get }
    /// The newest record.
    var lastSeq: Int64 { get }
    /// How many children there are.
    var childCount: Int { get }
    /// The number of the next child in the journal.
    var nextHandle: Int64 { get }

    /// One child as it is now.
    func child(_ id: ChildID) -> ChildState?
    /// A child's profile as it is now.
    func profile(_ id: ChildID) -> ChildProfile?
    /// The language of a child, as a tag, or that of the family; nil: none was chosen.
    func locale(of child: ChildID?) -> String?
    /// All children, in the order in which they were added.
    func children() -> [ChildState]
    /// Whether there is a child with this id.
    func knows(_ id: ChildID) -> Bool
    /// Whether rows of a child cannot be read.
    func isDamaged(_ id: ChildID) -> Bool
    /// Whether a child takes part in boards as far as is stored. (What is on its way says itself that boards change.)
    func isOnBoards(_ id: ChildID) -> Bool
    /// Which child an account of the operating system belongs to.
    func owner(ofAccount uid: UInt32) -> ChildID?
    /// Whether accounts that belong to no child may act for this one: it has none of its own and is not archived.
    func isOpenToAll(_ id: ChildID) -> Bool
    /// The commit that an answer about this child has to wait for.
    func commit(of child: ChildID) -> Int64
    /// The newest fold of a child's old rows that is stored.
    func fold(of child: ChildID) -> FoldMark?
    /// The child's number in the journal; 0: the household.
    func handle(of child: ChildID?) -> Int64
}

extension Ledger: FamilyReading {}

extension FamilyReading {

    /// By id, else by display name; capitals do not matter.
    func childID(named name: String) -> ChildID? {
        guard name.utf8.count <= Access.longestName else { return nil }
        let id = ChildID(rawValue: name)
        if knows(id) { return id }
        let folded = name.lowercased()
        return children().first { $0.profile.id.rawValue == folded || $0.profile.name.lowercased() == folded }?
            .profile.id
    }
}
