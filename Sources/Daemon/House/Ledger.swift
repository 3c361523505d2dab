import Household

/// What is known and how much of it is stored: the household and its children in memory, ahead of the journal by the
/// records that are still being written.
///
/// If writing fails, memory goes back to what is stored. Measured screen time is the exception: it stays and counts,
/// and goes with the child's next record.
struct Ledger {
    /// One child: the state with all records, and beside it, while some are not stored yet, the state without those.
    struct Cell {
        var state: ChildState
        fileprivate var stored: ChildState?
        fileprivate var pending: [Record] = []
        /// Measured time of records that could not be stored: in `state`, not in `stored`.
        fileprivate(set) var unstored: [Fact] = []
        fileprivate(set) var lastSeq: Int64
    }

    private(set) var home = Home()
    private(set) var cells: [ChildID: Cell] = [:]
    /// The children in the order in which they were added.
    private(set) var order: [ChildID] = []
    private(set) var lastSeq: Int64 = 0
    private(set) var storedSeq: Int64 = 0
    /// The last record about the household itself.
    private(set) var homeSeq: Int64 = 0
    private var storedHome: Home?
    private var pendingHome: [Record] = []
    private var pendingChildren: Set<ChildID> = []

    /// Which child an account of the operating system belongs to.
    private var accounts: [UInt32: ChildID] = [:]

    func owner(ofAccount uid: UInt32) -> ChildID? { accounts[uid] }

    func child(_ id: ChildID) -> ChildState? { cells[id]?.state }

    /// The commit that an answer about this child has to wait for.
    func commit(of child: ChildID) -> Int64 { cells[child]?.lastSeq ?? 0 }

    /// Measured time that has to go first in the child's next record.
    func unstored(_ child: ChildID?) -> [Fact] {
        child.flatMap { cells[$0]?.unstored } ?? []
    }

    // MARK: Replay

    /// Takes in a record that is stored.
    mutating func replay(_ record: Record) {
        lastSeq = record.stamp.seq
        storedSeq = lastSeq
        if let child = record.child {
            cells[child]?.state.apply(record.facts)
            cells[child]?.lastSeq = lastSeq
            if record.facts.contains(where: \.changesProfile) { refreshAccounts() }
        } else {
            homeSeq = lastSeq
            for fact in record.facts { applyToHome(fact, seq: lastSeq) }
        }
    }

    /// Marks a child whose rows cannot all be read.
    mutating func markDamaged(handle: Int64) {
        for id in order where cells[id]?.state.handle == handle { cells[id]?.state.isDamaged = true }
    }

    /// A place of the journal that could not be read counts as used.
    mutating func skip(to seq: Int64) {
        lastSeq = max(lastSeq, seq)
        storedSeq = lastSeq
    }

    // MARK: Writing

    /// Takes in a record that goes to the journal now. `record.facts` begin with what was ``unstored(_:)``.
    mutating func append(_ record: Record) {
        lastSeq = record.stamp.seq
        if let child = record.child {
            appendToChild(record, child)
        } else {
            if storedHome == nil { storedHome = home }
            pendingHome.append(record)
            homeSeq = lastSeq
            for fact in record.facts { applyToHome(fact, seq: lastSeq) }
        }
    }

    private mutating func appendToChild(_ record: Record, _ child: ChildID) {
        guard let index = cells.index(forKey: child) else { return }
        if cells.values[index].stored == nil { cells.values[index].stored = cells.values[index].state }
        let known = cells.values[index].unstored.count
        cells.values[index].unstored = []
        cells.values[index].state.apply(Array(record.facts.dropFirst(known)))
        cells.values[index].pending.append(record)
        cells.values[index].lastSeq = record.stamp.seq
        pendingChildren.insert(child)
        if record.facts.contains(where: \.changesProfile) { refreshAccounts() }
    }

    /// Everything up to and with `seq` is stored.
    mutating func stored(upTo seq: Int64) {
        storedSeq = max(storedSeq, seq)
        while let first = pendingHome.first, first.stamp.seq <= seq {
            for case .household(let fact) in first.facts { storedHome?.apply(fact) }
            pendingHome.removeFirst()
        }
        if pendingHome.isEmpty { storedHome = nil }
        for child in pendingChildren {
            guard let index = cells.index(forKey: child) else { continue }
            settle(&cells.values[index], upTo: seq)
            if cells.values[index].pending.isEmpty { pendingChildren.remove(child) }
        }
    }

    private func settle(_ cell: inout Cell, upTo seq: Int64) {
        if cell.pending.allSatisfy({ $0.stamp.seq <= seq }) {
            cell.pending.removeAll(keepingCapacity: true)
            cell.stored = nil
            return
        }
        while let first = cell.pending.first, first.stamp.seq <= seq {
            cell.stored?.apply(first.facts)
            cell.pending.removeFirst()
        }
    }

    /// Nothing after the last stored record was kept.
    mutating func rollBack() {
        for record in pendingHome {
            for case .household(.childAdded(let profile, _, _, _)) in record.facts { forget(profile.id) }
        }
        if let stored = storedHome { home = stored }
        storedHome = nil
        pendingHome = []
        homeSeq = min(homeSeq, storedSeq)
        for child in pendingChildren {
            guard let index = cells.index(forKey: child) else { continue }
            rollBack(&cells.values[index])
        }
        pendingChildren = []
        lastSeq = storedSeq
        refreshAccounts()
    }

    private mutating func refreshAccounts() {
        accounts = [:]
        for child in order { for uid in cells[child]?.state.profile.uids ?? [] { accounts[uid] = child } }
    }

    private mutating func forget(_ child: ChildID) {
        cells[child] = nil
        order.removeAll { $0 == child }
        pendingChildren.remove(child)
    }

    private func rollBack(_ cell: inout Cell) {
        let measured = cell.pending.flatMap { $0.facts.filter(\.isMeasuredTime) }
        if let stored = cell.stored { cell.state = stored }
        cell.pending = []
        cell.lastSeq = min(cell.lastSeq, storedSeq)
        cell.unstored = measured
        if measured.isEmpty { cell.stored = nil } else { cell.state.apply(measured) }
    }

    private mutating func applyToHome(_ fact: Fact, seq: Int64) {
        guard case .household(let fact) = fact else { return }
        home.apply(fact)
        if case .childAdded(let profile, let handle, let policy, let filter) = fact {
            let state = ChildState(profile: profile, handle: handle, policy: policy, filter: filter)
            cells[profile.id] = Cell(state: state, lastSeq: seq)
            order.append(profile.id)
            refreshAccounts()
        }
    }
}

extension Fact {
    fileprivate var changesProfile: Bool {
        if case .child(.profileSet) = self { return true }
        return false
    }

    /// Time that passed and cannot be undone by a failed write.
    fileprivate var isMeasuredTime: Bool {
        guard case .time(let fact) = self else { return false }
        switch fact {
        case .used, .counted, .timeEnded, .leaseRenewed, .leaseExpired: return true
        case .leaseBegan, .leaseEnded, .granted, .locked, .unlocked: return false
        }
    }
}
