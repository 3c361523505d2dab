import Household

/// The newest fold of each child, by the child's number in the journal.
struct FoldBook {
    /// What is stored.
    private(set) var stored: [Int64: FoldMark]
    private var pending: [(handle: Int64, mark: FoldMark)] = []
    /// What a replay begins with, until the child comes in.
    private var bases: [Int64: Fold] = [:]

    init(stored: [Int64: FoldMark] = [:]) { self.stored = stored }

    /// The newest fold of a child that is stored.
    subscript(handle: Int64) -> FoldMark? { stored[handle] }

    /// The newest folds of some children that are stored.
    func stored(of handles: [Int64]) -> [Int64: FoldMark] {
        stored.isEmpty ? [:] : stored.filter { handles.contains($0.key) }
    }

    // MARK: Replay

    mutating func begin(with fold: Fold) { bases[fold.state.handle] = fold }

    /// The fold that a child begins with, once.
    mutating func takeBase(of handle: Int64) -> Fold? { bases.removeValue(forKey: handle) }

    mutating func replay(_ record: Record, of handle: Int64) {
        if let fold = record.fold { stored[handle] = FoldMark(fold, in: record.stamp) }
    }

    // MARK: Writing

    mutating func append(_ record: Record, of handle: Int64) {
        if let fold = record.fold { pending.append((handle, FoldMark(fold, in: record.stamp))) }
    }

    mutating func stored(upTo seq: Int64) {
        while let first = pending.first, first.mark.row <= seq {
            stored[first.handle] = first.mark
            pending.removeFirst()
        }
    }

    /// A child was erased, and with it its folds.
    mutating func forget(_ handle: Int64) { stored[handle] = nil }

    mutating func rollBack() { pending = [] }
}
