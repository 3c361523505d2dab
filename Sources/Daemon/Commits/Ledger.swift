import Household
import Stored

/// What is known and how much of it is stored: the household and its children in memory, ahead of the journal by the
/// records that are still being written.
///
/// If writing fails, memory goes back to what is stored. Measured screen time is the exception: it stays and counts,
/// and goes with the child's next record.
///
/// It belongs to the engine, on the event loop: a class, so that asking it something copies nothing. What every call asks
/// for has no check of exclusivity, because it is never held while other code runs.
final class Ledger {
    /// One child: what is stored of it, and the records that are on their way. A class, for the ledger's own reason.
    private final class Cell {
        /// Everything that is stored.
        @exclusivity(unchecked) var state: ChildState
        /// Records that are not stored yet.
        @exclusivity(unchecked) var pending: [Record] = []
        /// Measured time of records that could not be stored.
        @exclusivity(unchecked) var unstored: [Fact] = []
        /// The state with `unstored` and `pending`: made when somebody asks while there are any.
        @exclusivity(unchecked) var ahead: ChildState?
        @exclusivity(unchecked) var lastSeq: Int64
        /// The record with which the child came in.
        let addedSeq: Int64
        /// The last row of the fold with which a replay began: rows up to it change nothing any more.
        let foldedThrough: Int64

        init(state: ChildState, addedSeq: Int64, foldedThrough: Int64 = 0) {
            self.state = state
            self.addedSeq = addedSeq
            self.foldedThrough = foldedThrough
            lastSeq = addedSeq
        }

        var isStored: Bool { pending.isEmpty && unstored.isEmpty }

        var current: ChildState { ahead ?? state }

        /// Brings `ahead` up to date before it is read.
        func lookAhead() {
            if isStored { return }
            if case .some = ahead { return }
            var next = state
            if pending.isEmpty { next.apply(unstored) }
            for record in pending { next.apply(record.facts) }
            ahead = next
        }

        func append(_ record: Record) {
            // The record begins with what was not stored: what is ahead already has that.
            if unstored.isEmpty { ahead?.apply(record.facts) } else { ahead = nil }
            unstored = []
            pending.append(record)
            lastSeq = record.stamp.seq
        }

        func stored(upTo seq: Int64) {
            if lastSeq <= seq, let ahead {
                state = ahead
                self.ahead = nil
                pending.removeAll(keepingCapacity: true)
                return
            }
            while let first = pending.first, first.stamp.seq <= seq {
                state.apply(first.facts)
                pending.removeFirst()
            }
        }

        func rollBack(to seq: Int64) {
            unstored = pending.flatMap { $0.facts.filter { $0.meaning.contains(.isMeasuredTime) } }
            pending = []
            ahead = nil
            lastSeq = min(lastSeq, seq)
        }
    }

    @exclusivity(unchecked) private(set) var home = HouseholdState()
    /// The children in the order in which they were added: in an array, so that one is changed in place.
    @exclusivity(unchecked) private var cells: [Cell] = []
    @exclusivity(unchecked) private var places: [ChildID: Int] = [:]
    /// Whom somebody asked about last: one call asks many times about one child.
    @exclusivity(unchecked) private var last: (id: ChildID, place: Int)?
    @exclusivity(unchecked) private(set) var lastSeq: Int64 = 0
    @exclusivity(unchecked) private(set) var storedSeq: Int64 = 0
    /// The last record about the household itself.
    @exclusivity(unchecked) private(set) var homeSeq: Int64 = 0
    @exclusivity(unchecked) private var storedHome: HouseholdState?
    /// Wrong entries count although they could not be stored: memory knows more than the journal.
    private(set) var hasUnstoredEntries = false
    @exclusivity(unchecked) private var pendingHome: [Record] = []
    /// A row of the household could not be read, and what it may have changed is isolated: no snapshot hides that.
    private(set) var isIncomplete = false
    /// The highest number of a child that any row has, and the newest fold of each.
    private var numbers = (highest: Int64(0), folds: FoldBook())
    /// Places of the children with records that are not stored yet.
    @exclusivity(unchecked) private var pending: [Int] = []
    /// Children whose erasure is not stored yet, the last one last.
    private var erasing: [Erasing] = []

    /// A child that is erased, and where it stood.
    private struct Erasing {
        let cell: Cell
        let place: Int
        let seq: Int64
    }

    /// Which child an account of the operating system belongs to.
    @exclusivity(unchecked) private var accounts: [UInt32: ChildID] = [:]

    func owner(ofAccount uid: UInt32) -> ChildID? { accounts[uid] }

    private func place(of id: ChildID) -> Int? {
        if let last, last.id == id { return last.place }
        guard let place = places[id] else { return nil }
        last = (id, place)
        return place
    }

    /// One child as it is now, with what is not stored yet.
    func child(_ id: ChildID) -> ChildState? {
        guard let place = place(of: id) else { return nil }
        if cells[place].isStored { return cells[place].state }
        cells[place].lookAhead()
        return cells[place].current
    }

    /// The child's number in the journal; 0: the household.
    func handle(of child: ChildID?) -> Int64 { child.flatMap(place(of:)).map { cells[$0].state.handle } ?? 0 }

    /// A child's profile as it is now.
    func profile(_ id: ChildID) -> ChildProfile? {
        guard let place = place(of: id) else { return nil }
        if cells[place].isStored { return cells[place].state.profile }
        cells[place].lookAhead()
        return cells[place].current.profile
    }

    /// The language of a child, as a tag, or that of the family; nil: none was chosen.
    func locale(of child: ChildID?) -> String? {
        guard let child else { return home.household?.locale }
        guard let place = place(of: child) else { return nil }
        if cells[place].isStored { return cells[place].state.profile.locale }
        cells[place].lookAhead()
        return cells[place].current.profile.locale
    }

    func isDamaged(_ id: ChildID) -> Bool { place(of: id).map { cells[$0].state.isDamaged } ?? false }

    /// Whether the child takes part in boards as far as is stored. (What is on its way says itself that boards change.)
    func isOnBoards(_ id: ChildID) -> Bool { place(of: id).map { cells[$0].state.isOnBoards } ?? false }

    /// Whether accounts that belong to no child may act for this one: it has none of its own and is not archived.
    func isOpenToAll(_ id: ChildID) -> Bool {
        guard let place = place(of: id) else { return false }
        if cells[place].isStored {
            return !cells[place].state.profile.isArchived && cells[place].state.profile.uids.isEmpty
        }
        return profile(id).map { !$0.isArchived && $0.uids.isEmpty } ?? false
    }

    func knows(_ id: ChildID) -> Bool { place(of: id) != nil }

    /// All children, in the order in which they were added.
    func children() -> [ChildState] {
        for place in pending { cells[place].lookAhead() }
        return cells.map(\.current)
    }
    var childCount: Int { cells.count }

    /// The number of the next child in the journal. Numbers are never used again.
    var nextHandle: Int64 { max(home.lastHandle, numbers.highest, cells.lazy.map(\.state.handle).max() ?? 0) + 1 }

    /// The commit that an answer about this child has to wait for.
    func commit(of child: ChildID) -> Int64 { place(of: child).map { cells[$0].lastSeq } ?? 0 }

    /// The newest fold of a child's old rows that is stored.
    func fold(of child: ChildID) -> FoldMark? { place(of: child).flatMap { numbers.folds[cells[$0].state.handle] } }

    /// Measured time that has to go first in the child's next record.
    func unstored(_ child: ChildID?) -> [Fact] {
        child.flatMap(place(of:)).map { cells[$0].unstored } ?? []
    }

    // MARK: Snapshots

    /// All that is stored, without what is still on its way. It shares its storage: taking it costs little.
    func stored() -> StateImage {
        var known = cells
        for child in erasing.reversed() { known.insert(child.cell, at: min(child.place, known.count)) }
        return StateImage(
            seq: storedSeq, home: storedHome ?? home,
            children: known.filter { $0.addedSeq <= storedSeq }.map(\.state),
            folds: numbers.folds.stored(of: known.map(\.state.handle)))
    }

    /// The same for a snapshot; nil when it is not all that the rows say, and no more.
    func image() -> StateImage? {
        hasUnstoredEntries || isIncomplete || cells.contains(where: \.state.isDamaged) ? nil : stored()
    }

    /// Takes in a picture instead of the records up to its last. The ledger is new.
    func adopt(_ image: StateImage) {
        home = image.home
        for child in image.children {
            places[child.profile.id] = cells.count
            cells.append(Cell(state: child, addedSeq: image.seq))
        }
        lastSeq = image.seq
        storedSeq = image.seq
        homeSeq = image.seq
        numbers.folds = FoldBook(stored: image.folds)
        refreshAccounts()
    }

    // MARK: Replay

    /// Begins with the folds of old rows, before all rows are replayed: each takes the place of its child's rows up to
    /// its last. The ledger is new.
    func begin(with folds: [Fold]) {
        for fold in folds { numbers.folds.begin(with: fold) }
    }

    /// Takes in a record that is stored.
    func replay(_ record: Record) {
        lastSeq = record.stamp.seq
        storedSeq = lastSeq
        if let child = record.child {
            guard let place = place(of: child) else { return }
            numbers.folds.replay(record, of: cells[place].state.handle)
            if lastSeq <= cells[place].foldedThrough { return }
            cells[place].state.apply(record.facts)
            cells[place].lastSeq = lastSeq
            if record.facts.meaning.contains(.changesProfile) { refreshAccounts() }
        } else {
            homeSeq = lastSeq
            for fact in record.facts { applyToHome(fact, seq: lastSeq, at: record.stamp.at) }
        }
    }

    /// Marks a child whose rows cannot all be read.
    func markDamaged(handle: Int64) {
        for place in cells.indices where cells[place].state.handle == handle { cells[place].state.isDamaged = true }
    }

    /// Goes on after a row of the household that could not be read, if it is known what it may have changed: a note of
    /// the clock or a kept reply, wrong entries, codes for minutes, a child that came in.
    ///
    /// Wrong entries before it may count less. Codes from before it can be redeemed no more, because it may have been
    /// their use. A child that came in with it is not known any more, and its number is not given to another.
    ///
    /// - Returns: whether that is so; what else a row of the household can be about closes the household.
    func goOnWithout(_ kind: RecordKind) -> Bool {
        switch kind {
        case .use, .access, .child: break
        case .time: home.loseCodes()
        case .household, .policy, .learning, .clock, .fold, .log: return false
        }
        isIncomplete = true
        return true
    }

    /// A number of a child that rows have: it is not given to another.
    func takeHandle(_ handle: Int64) { numbers.highest = max(numbers.highest, handle) }

    /// A place of the journal that could not be read counts as used.
    func skip(to seq: Int64) {
        lastSeq = max(lastSeq, seq)
        storedSeq = lastSeq
    }

    // MARK: Writing

    /// Takes in a record that goes to the journal now. `record.facts` begin with what was ``unstored(_:)``.
    func append(_ record: Record) {
        lastSeq = record.stamp.seq
        if let child = record.child {
            appendToChild(record, child)
        } else {
            if storedHome == nil { storedHome = home }
            pendingHome.append(record)
            // No answer depends on whether it is stored what the clock did.
            if !record.facts.allSatisfy({ $0.meaning.contains(.isNoteOfClock) }) { homeSeq = lastSeq }
            for fact in record.facts { applyToHome(fact, seq: lastSeq, at: record.stamp.at) }
        }
    }

    private func appendToChild(_ record: Record, _ child: ChildID) {
        guard let place = place(of: child) else { return }
        numbers.folds.append(record, of: cells[place].state.handle)
        if cells[place].pending.isEmpty { pending.append(place) }
        cells[place].append(record)
        if record.facts.meaning.contains(.changesProfile) {
            cells[place].lookAhead()
            refreshAccounts()
        }
    }

    /// Everything up to and with `seq` is stored.
    func stored(upTo seq: Int64) {
        storedSeq = max(storedSeq, seq)
        numbers.folds.stored(upTo: seq)
        while let first = pendingHome.first, first.stamp.seq <= seq {
            for case .household(let fact) in first.facts { storedHome?.apply(fact) }
            while let child = erasing.first, child.seq <= first.stamp.seq {
                storedHome?.forget(child.cell.state.profile.id)
                numbers.folds.forget(child.cell.state.handle)
                erasing.removeFirst()
            }
            pendingHome.removeFirst()
        }
        if pendingHome.isEmpty { storedHome = nil }
        for place in pending { cells[place].stored(upTo: seq) }
        pending.removeAll { cells[$0].pending.isEmpty }
    }

    /// Nothing after the last stored record was kept.
    func rollBack() {
        for record in pendingHome {
            for case .household(.childAdded(let profile, _, _, _)) in record.facts { forget(profile.id) }
        }
        if let stored = storedHome { home = stored }
        // A full disk does not make wrong entries undone.
        for record in pendingHome {
            for case .household(let fact) in record.facts where Fact.household(fact).meaning.contains(.isWrongEntry) {
                countUnstored(fact)
            }
        }
        storedHome = nil
        pendingHome = []
        homeSeq = min(homeSeq, storedSeq)
        for place in pending where place < cells.count { cells[place].rollBack(to: storedSeq) }
        pending = []
        numbers.folds.rollBack()
        for child in erasing.reversed() where child.cell.addedSeq <= storedSeq {
            child.cell.rollBack(to: storedSeq)
            cells.insert(child.cell, at: min(child.place, cells.count))
        }
        erasing = []
        numberPlaces()
        lastSeq = storedSeq
        refreshAccounts()
    }

    private func countUnstored(_ fact: HouseholdFact) {
        home.apply(fact)
        hasUnstoredEntries = true
    }

    /// A child whose adding was not stored; it was the last to come.
    private func forget(_ child: ChildID) {
        last = nil
        guard let place = places.removeValue(forKey: child), place < cells.count else { return }
        cells.removeSubrange(place...)
    }

    /// Takes a child out of memory, and out of what the household knows.
    private func erase(handle: Int64, seq: Int64) {
        guard let place = cells.firstIndex(where: { $0.state.handle == handle }) else { return }
        let cell = cells.remove(at: place)
        home.forget(cell.state.profile.id)
        pending = pending.compactMap { $0 == place ? nil : $0 > place ? $0 - 1 : $0 }
        numberPlaces()
        refreshAccounts()
        // A row that is read is stored.
        if seq <= storedSeq {
            numbers.folds.forget(handle)
        } else {
            erasing.append(Erasing(cell: cell, place: place, seq: seq))
        }
    }

    private func numberPlaces() {
        last = nil
        places = [:]
        for (place, cell) in cells.enumerated() { places[cell.state.profile.id] = place }
    }

    private func refreshAccounts() {
        accounts = [:]
        for cell in cells { for uid in cell.current.profile.uids { accounts[uid] = cell.state.profile.id } }
    }

    private func applyToHome(_ fact: Fact, seq: Int64, at: Instant) {
        guard case .household(let fact) = fact else { return }
        home.apply(fact)
        if case .childErased(let handle) = fact { erase(handle: handle, seq: seq) }
        if case .childAdded(let profile, let handle, let policy, let filter) = fact {
            var state = ChildState(profile: profile, handle: handle, policy: policy, filter: filter)
            state.since = at
            let fold = numbers.folds.takeBase(of: handle)
            places[profile.id] = cells.count
            cells.append(Cell(state: fold?.state ?? state, addedSeq: seq, foldedThrough: fold?.through ?? 0))
            refreshAccounts()
        }
    }
}
