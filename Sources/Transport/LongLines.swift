/// Who may keep much of a line that has not ended: so many connections of each account at a time, and the others wait in
/// their order. Those who have a place are read to the end of their line, so somebody always comes to an end.
struct LongLines {
    /// Places of each account.
    let places: Int
    private var reading: [PeerAccount: Set<ConnectionID>] = [:]
    private var queues: [PeerAccount: [ConnectionID]] = [:]
    private var waiting: Set<ConnectionID> = []

    init(places: Int) { self.places = max(1, places) }

    /// Whether a connection waits for a place, and must not be read.
    func isWaiting(_ id: ConnectionID) -> Bool { waiting.contains(id) }

    /// A connection keeps much of a line: it gets a place, or waits for one.
    mutating func add(_ id: ConnectionID, of account: PeerAccount) {
        guard !waiting.contains(id), reading[account]?.contains(id) != true else { return }
        if reading[account, default: []].count < places {
            reading[account, default: []].insert(id)
        } else {
            waiting.insert(id)
            queues[account, default: []].append(id)
        }
    }

    /// A connection keeps little of a line, or is gone.
    ///
    /// - Returns: the one that has its place now.
    mutating func remove(_ id: ConnectionID, of account: PeerAccount) -> ConnectionID? {
        if reading.isEmpty { return nil }
        if waiting.remove(id) != nil {
            queues[account]?.removeAll { $0 == id }
            return nil
        }
        guard reading[account]?.remove(id) != nil else { return nil }
        guard let next = queues[account]?.first else {
            if reading[account]?.isEmpty == true { reading[account] = nil }
            return nil
        }
        queues[account]?.removeFirst()
        if queues[account]?.isEmpty == true { queues[account] = nil }
        waiting.remove(next)
        reading[account]?.insert(next)
        return next
    }
}
