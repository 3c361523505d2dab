/// The household in memory: settings, parents, wrong entries, children.
public struct HouseholdState: Equatable, Sendable {
    /// Nil before the first set-up.
    public package(set) var household: HouseholdSettings?
    /// Hash of the recovery code.
    public package(set) var recoveryHash: String?
    /// In the order in which they came.
    public package(set) var parents: [Parent]
    /// Those who were parents once.
    public package(set) var formerParents: [FormerParent]
    public package(set) var pinCounters: [PINCounterKey: PINCounter]
    /// Accounts from which a parent has unlocked, the last one last.
    public package(set) var parentAccounts: [UInt32]
    /// The shared goals of the boards.
    public package(set) var boardGoals: BoardGoals
    /// Codes for minutes.
    public package(set) var codes: CodeBook
    /// The highest number in the journal that a child ever had: numbers are never used again.
    public package(set) var lastHandle: Int64
    /// The editions of lessons with which somebody has begun.
    public package(set) var editions: EditionShelf
    /// Packs that were installed, and who is trusted to make them.
    public package(set) var packs: PackBook
    /// The family's own badges.
    public package(set) var badges: BadgeBook
    /// Developer mode: how far the clocks were moved, in milliseconds.
    public package(set) var wallShift: Int64
    public package(set) var monoShift: Int64
    /// What is remembered of the clock over restarts.
    public package(set) var clock: ClockMemory
    /// Resets of PINs of which not every parent was told.
    public package(set) var pinResets: [PINReset]
    /// Backups: the last one, and when there are more.
    public package(set) var backups: BackupBook

    /// A household as it was known once; without arguments one before the first set-up.
    public init(
        household: HouseholdSettings? = nil, recoveryHash: String? = nil, parents: [Parent] = [],
        pinCounters: [PINCounterKey: PINCounter] = [:], parentAccounts: [UInt32] = [],
        boardGoals: BoardGoals = BoardGoals(), codes: CodeBook = CodeBook(), lastHandle: Int64 = 0,
        editions: EditionShelf = EditionShelf(), wallShift: Int64 = 0, monoShift: Int64 = 0,
        clock: ClockMemory = ClockMemory(), pinResets: [PINReset] = [], packs: PackBook = PackBook(),
        badges: BadgeBook = BadgeBook(), backups: BackupBook = BackupBook(),
        formerParents: [FormerParent] = []
    ) {
        self.household = household
        self.recoveryHash = recoveryHash
        self.parents = parents
        self.pinCounters = pinCounters
        self.parentAccounts = parentAccounts
        self.boardGoals = boardGoals
        self.codes = codes
        self.lastHandle = lastHandle
        self.editions = editions
        self.wallShift = wallShift
        self.monoShift = monoShift
        self.clock = clock
        self.pinResets = pinResets
        self.packs = packs
        self.badges = badges
        self.backups = backups
        self.formerParents = formerParents
    }

    /// One of those who are parents now.
    public func parent(_ id: ParentID) -> Parent? {
        parents.first { $0.id == id }
    }

    /// The display name of somebody who is or was a parent; else the id.
    public func parentName(_ id: ParentID) -> String {
        parent(id)?.name ?? formerParents.last { $0.id == id }?.name ?? id.rawValue
    }

    /// Those who are or were parents and are meant by an id or a name: an id is one person's alone, and a name that several
    /// had, one after another, means all of them. Nil: nobody.
    public func everParents(called text: String) -> Set<ParentID>? {
        let all = parents.map { ($0.id, $0.name) } + formerParents.map { ($0.id, $0.name) }
        if let exact = all.first(where: { $0.0.rawValue == text }) { return [exact.0] }
        let wanted = text.lowercased()
        let named = all.filter { $0.1.lowercased() == wanted }
        if !named.isEmpty { return Set(named.map(\.0)) }
        return all.first { $0.0.rawValue == wanted }.map { [$0.0] }
    }

    /// Takes in what happened to the household. Total: it cannot fail.
    public mutating func apply(_ fact: HouseholdFact) {
        switch fact {
        case .setUp(let new, let hash):
            household = new
            recoveryHash = hash
        case .settingsChanged(let change): household = change.to
        case .parentAdded(let parent): parents.append(parent)
        case .pinChanged(let id, let hash), .pinRehashed(let id, let hash): setPIN(id, hash)
        case .recoveryUsed(let id, let hash, let at):
            setRecovery(hash)
            if let at {
                forgiveSlips(before: at, of: .recovery)
                note(resetOf: id, at, .recoveryCode)
            }
        case .recoveryRenewed(_, let hash): setRecovery(hash)
        case .pinResetByRoot(let id, let at): note(resetOf: id, at, .root)
        case .unlocked(let id, let key, let at):
            pinCounters[key] = nil
            if case .account(let uid) = key { remember(parentAccount: uid) }
            if let at {
                forgiveSlips(before: at, of: key)
                change(id) { $0.lastUnlock = at }
            }
            change(id) { $0.wrongEntries = [] }
            tellResets(to: id)
        case .parentRenamed(let id, _, let name): change(id) { $0.name = name }
        case .parentRemoved(let id): remove(id)
        case .entriesForgiven(let key): pinCounters[key] = nil
        case .unlockFailed(let key, let counter, let entry):
            pinCounters[key] = counter
            if let entry { note(wrong: entry, of: key) }
        case .boardGoalSet(let topic, let target): boardGoals.set(topic, target)
        case .codesMade(let new): codes.add(new)
        case .codeUsed(let id, let use): codes.use(id, use)
        case .codesRevoked(let ids): codes.revoke(ids)
        case .clockMoved(let wall, let mono):
            wallShift = wall
            monoShift = mono
        case .clockTrusted(let anchor), .clockConfirmed(let anchor, _): clock.trust(anchor)
        case .clockJumped(let jump, let boot): clock.take(jump, in: boot)
        case .clockSourceSet(let source): clock.source = source
        case .editionKept(let edition): editions.keep(edition)
        case .packInstalled(let pack): packs.install(pack)
        case .packRemoved(let pack): packs.remove(pack)
        case .signerTrusted(let signer): packs.trust(signer)
        case .signerForgotten(let key): packs.forget(signer: key)
        case .badgesAdded(let new): badges.add(new)
        case .badgesRemoved(let keys, let earned): badges.remove(keys, earned: earned)
        case .childAdded(_, let handle, _, _), .childErased(let handle): lastHandle = max(lastHandle, handle)
        case .backupMade(let note): backups.made(note)
        case .backupScheduled(let schedule): backups.plan(schedule)
        case .backupFailed(let trouble): backups.failed(trouble)
        case .restored(let note): backups.restored(note)
        case .relocked, .keyRotated, .exported, .daemonAsked: break
        }
    }

    /// A row about codes for minutes cannot be read: one that can be redeemed now may have been redeemed already.
    public mutating func loseCodes() { codes.lose() }

    /// Forgets what the household itself knows of a child that was erased.
    public mutating func forget(_ child: ChildID) {
        codes.forget(child)
        pinCounters[.code(child)] = nil
    }

    /// The resets that a parent is to be told of at the next unlock.
    public func pinResets(untoldTo parent: ParentID) -> [PINReset] { pinResets.filter { $0.untold.contains(parent) } }

    /// The wrong entries that a parent is to be told of who unlocks now: not those that were slips before this right one.
    public func wrongEntries(untoldTo parent: ParentID, unlocking key: PINCounterKey, at: Instant) -> [WrongEntries] {
        self.parent(parent)?.wrongEntries.filter { !$0.areSlips(before: at, of: key) } ?? []
    }

    /// Accounts of parents that are remembered.
    public static let mostParentAccounts = 16

    private mutating func remember(parentAccount uid: UInt32) {
        parentAccounts.removeAll { $0 == uid }
        parentAccounts.append(uid)
        if parentAccounts.count > Self.mostParentAccounts { parentAccounts.removeFirst() }
    }

    private mutating func setPIN(_ id: ParentID, _ hash: String) { change(id) { $0.pinHash = hash } }

    private mutating func change(_ id: ParentID, _ body: (inout Parent) -> Void) {
        for index in parents.indices where parents[index].id == id { body(&parents[index]) }
    }

    private mutating func remove(_ id: ParentID) {
        guard let parent = parent(id) else { return }
        formerParents.append(FormerParent(id: id, name: parent.name))
        parents.removeAll { $0.id == id }
        // Nobody waits for what is to be told to those who are gone.
        tellResets(to: id)
    }

    /// Guesses of an old code say nothing about a new one.
    private mutating func setRecovery(_ hash: String) {
        recoveryHash = hash
        pinCounters[.recovery] = nil
    }

    private mutating func note(resetOf id: ParentID, _ at: Instant, _ means: PINReset.Means) {
        pinResets.append(PINReset(parent: id, at: at, untold: parents.map(\.id), means: means))
        pinResets = pinResets.suffix(PINReset.most)
    }

    private mutating func note(wrong entry: WrongEntry, of key: PINCounterKey) {
        for index in parents.indices {
            if let known = parents[index].wrongEntries.firstIndex(where: { $0.counter == key }) {
                parents[index].wrongEntries[known].add(entry)
            } else {
                parents[index].wrongEntries.append(WrongEntries(key, entry))
            }
        }
    }

    private mutating func forgiveSlips(before at: Instant, of key: PINCounterKey) {
        for index in parents.indices { parents[index].wrongEntries.removeAll { $0.areSlips(before: at, of: key) } }
    }

    private mutating func tellResets(to id: ParentID) {
        for index in pinResets.indices { pinResets[index].untold.removeAll { $0 == id } }
        pinResets.removeAll { $0.untold.isEmpty }
    }
}
