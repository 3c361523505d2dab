import Household
import Packs
import RPCServer
import Transport

/// Calls that wait for an image or a sound of a pack. One file is read at a time, accounts take turns, and an account
/// whose clients have not taken what they were sent waits: so what is kept of assets is a file for each account at most
/// beyond the bounds of all output.
struct AssetQueue {
    /// A call that waits.
    struct Job {
        var pending: PendingReply
        var asset: PlacedAsset
        var installation: PackInstallation
        /// The reply leaves when this commit is stored.
        var commit: Int64
    }

    /// By account, the oldest first.
    private var waiting: [PeerAccount: [Job]] = [:]
    /// Accounts with calls, in the order of their turns.
    private var turns: [PeerAccount] = []
    /// The call for which a file is being read.
    private var current: Job?

    /// Whether nobody waits.
    var isEmpty: Bool { turns.isEmpty }

    /// Another call. How many wait is bounded by what a connection may have in flight.
    mutating func add(_ job: Job) {
        let account = job.pending.session.account
        if waiting[account] == nil { turns.append(account) }
        waiting[account, default: []].append(job)
    }

    /// The next call to be served, of the first account that has room; then a file is being read until ``ended()``.
    mutating func next(where hasRoom: (PendingReply) -> Bool) -> Job? {
        guard current == nil else { return nil }
        for (place, account) in turns.enumerated() {
            guard let job = waiting[account]?.first, hasRoom(job.pending) else { continue }
            turns.remove(at: place)
            waiting[account]?.removeFirst()
            if waiting[account]?.isEmpty == true { waiting[account] = nil } else { turns.append(account) }
            current = job
            return job
        }
        return nil
    }

    /// The file was read: the call that it is for.
    mutating func ended() -> Job? {
        defer { current = nil }
        return current
    }

    /// Takes a call back; false when it does not wait.
    mutating func remove(_ pending: PendingReply) -> Bool {
        drop(of: pending.session.account) { $0.pending === pending }
    }

    /// Forgets the calls of a connection that is gone.
    mutating func forget(_ connection: ConnectionID) {
        for account in turns { _ = drop(of: account) { $0.pending.session.id == connection } }
    }

    private mutating func drop(of account: PeerAccount, where isGone: (Job) -> Bool) -> Bool {
        guard let jobs = waiting[account] else { return false }
        let left = jobs.filter { !isGone($0) }
        guard left.count < jobs.count else { return false }
        waiting[account] = left.isEmpty ? nil : left
        if left.isEmpty { turns.removeAll { $0 == account } }
        return true
    }
}
