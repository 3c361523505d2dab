import API
import Household
import JSONRPC
import Journal
import RPCServer
import Shapes
import Vault

/// What a handler may look at: the family as it is known, the content, the time. It changes nothing: what a handler
/// decides is a ``Change``.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
final class HandlerContext {
    let family: any FamilyReading
    /// The packs as they are now; `Engine.changePacks` alone changes them.
    @exclusivity(unchecked) var shelf: PackShelf
    let machine: Machine
    /// The badges of the household as they are now; `Engine` alone changes them.
    @exclusivity(unchecked) var badges: BadgeSet
    private let time: Timekeeping
    private let languages = Languages()
    /// The moment of the calls that are being answered.
    @exclusivity(unchecked) var moment: Moment
    /// The path of the last backup, when it was not there at the last look; `BackupDesk` alone changes it.
    @exclusivity(unchecked) var lostBackup: String?
    /// Begins another such look: it may be a slow disk's, and nobody waits for it.
    @exclusivity(unchecked) var lookForBackup: () -> Void = {}
    /// Which of the child's places for leases a call may take.
    @exclusivity(unchecked) var leasePlaces: (Call) -> LeasePlaces = { _ in .all }

    /// What handlers need of the machine and the program.
    struct Machine: Sendable {
        /// Rows of the household itself cannot be read.
        var isDamaged: Bool
        /// Whether the disk takes what is decided.
        var room: @Sendable () -> DiskRoom.Level
        /// The data folder is a developer's.
        var isDeveloper: Bool
        /// Answers are looked at from when their questions were sent.
        var watchesReading: Bool
        /// The daemon is one person's own, and not the whole machine's.
        var isPersonal: Bool
        var random: @Sendable () -> UInt64
        /// The key of codes for minutes; nil while the household has no data key.
        var codeKey: @Sendable () -> CodeKey?
    }

    /// - Parameter badges: those of the program.
    init(family: any FamilyReading, time: Timekeeping, shelf: PackShelf, badges shipped: [Badge], machine: Machine) {
        self.family = family
        badges = BadgeSet(shipped: shipped, own: family.home.badges)
        self.time = time
        self.shelf = shelf
        self.machine = machine
        moment = time.now()
    }

    /// Whether rows of the household itself cannot be read.
    var isDamaged: Bool { machine.isDamaged }

    /// Whether accounts that nobody has named may act for children without an account: what the household says, or else
    /// the kind of installation.
    var admitsStrangers: Bool { household.household?.admitsStrangers ?? machine.isPersonal }

    /// Whether new use of time can be stored: not when the disk is full and the reserve is used up.
    var canStoreUse: Bool { machine.room() != .spent }

    /// The household's settings, parents and counters.
    var household: HouseholdState { family.home }

    // MARK: Time

    /// The household's days and weeks.
    var calendar: HouseholdCalendar { time.calendar }
    /// The clock that rules go by.
    var clock: HouseholdClock { time.household }

    /// What the machine's clocks say now, with developer mode's shift.
    func reading() -> Moment { time.reading() }

    /// The time that rules go by now: a call before this one may have moved the clock.
    func now() -> Moment { time.now() }

    /// The machine's own boot-time clock, for any thread.
    var bootTime: @Sendable () -> Milliseconds { time.bootTime }

    /// Who is told about a child, or, without one, about the family: with the household's offset, and in the language of
    /// each of them.
    func listener(about child: ChildID?) -> Listener {
        languages.listener(
            child.flatMap(family.locale(of:)), family.locale(of: nil), instantText: time.instantText)
    }

    /// When subscribers have the clock looked at again while it is not trusted, on the boot-time clock.
    func nextLook(after moment: Moment) -> Milliseconds? { time.nextLook(after: moment) }

    /// What the consequences of a turn need to know.
    func turn(at moment: Moment) -> TurnContext { shelf.turn(calendar, badges, at: moment) }

    // MARK: People

    /// The child of a child method; the role was checked before.
    ///
    /// - Parameter whole: throws where something of it cannot be read.
    func child(of call: Call, whole: Bool = false) throws(RPCError) -> ChildState {
        guard let id = call.child, let state = family.child(id) else {
            throw RPCError(.unknownChild, "there is no such child")
        }
        if whole { try requireWhole(state) }
        return state
    }

    /// For parents' methods that name a child.
    ///
    /// - Parameter whole: throws where something of it cannot be read.
    func child(named name: String, whole: Bool = false) throws(RPCError) -> ChildState {
        guard let id = family.childID(named: name), let state = family.child(id) else {
            throw .noSuchChild(name, among: family)
        }
        if whole { try requireWhole(state) }
        return state
    }

    /// For what a parent gives to a child or takes from it now: nothing goes on for one that is archived.
    func presentChild(named name: String) throws(RPCError) -> ChildState {
        let child = try child(named: name)
        if child.profile.isArchived { throw .childArchived(child.profile) }
        return child
    }

    /// A change of a part would make up the rest of what cannot be read.
    func requireWhole(_ child: ChildState) throws(RPCError) {
        if child.isDamaged { throw .childDamaged(at: moment) }
    }

    /// Damage never reads as unused: nothing new begins.
    func requireReadable(_ child: ChildState) throws(RPCError) {
        if child.isDamaged { throw notNow(.damaged(at: moment.wall)) }
    }

    /// The display name of the parent who calls.
    func name(of call: Call) -> String { call.parent.flatMap { household.parent($0)?.name } ?? "" }

    /// A new id, which nobody can guess: 10 characters.
    func newID() -> String {
        let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
        let random = machine.random()
        return String((0..<10).map { letters[Int((random >> UInt64($0 * 5)) & 31)] })
    }

    /// Whether the machine knows a time zone.
    func knows(zone: String) -> Bool { time.knows(zone: zone) }
}

extension RPCError {
    /// Names only children whom everybody may see: those who are there. The nearest one, or else all of them.
    static func noSuchChild(_ name: String, among family: any FamilyReading) -> RPCError {
        let profiles = family.children().map(\.profile).filter { !$0.isArchived }
        let question = NearestWord.question(name, in: profiles.map(\.id.rawValue) + profiles.map(\.name))
        let names = profiles.prefix(mostNames).map(\.name).joined(separator: ", ")
        let others = profiles.count > mostNames ? " and others" : ""
        let known = !question.isEmpty || names.isEmpty ? question : ": the children here are \(names)\(others)"
        return RPCError(.unknownChild, "there is no child \"\(name.brief())\"" + known)
    }

    /// So many names are told in one message.
    private static let mostNames = 12

    /// For parents alone: others do not know that there is such a child.
    static func childArchived(_ profile: ChildProfile) -> RPCError {
        RPCError(
            .childArchived,
            "\(profile.name) is archived: bring the child back first (kidctl child archive \(profile.id.rawValue) --restore)"
        )
    }

    static func childDamaged(at moment: Moment) -> RPCError {
        RPCError(
            .storageDamaged,
            "rows of this child cannot be read: kidctl doctor names them, and your last backup may have them (kidd restore "
                + "FILE, while kidd is stopped); nothing was changed",
            [.say(Decision.damaged(at: moment.wall).say)])
    }

    static let needsParent = RPCError(
        .pinRequired, "this needs a parent: unlock first (kidctl parent unlock)")
}
