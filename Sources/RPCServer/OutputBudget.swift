import JSONRPC
import Transport

/// Bytes of replies that are kept because they cannot leave yet or their clients do not take them: by account and in
/// all. A batch counts with all that it may become from its begin, because its replies leave together.
struct OutputBudget {
    private var byAccount: [PeerAccount: Int] = [:]
    private(set) var total = 0

    /// So many bytes more, or fewer, are kept for an account.
    mutating func change(of account: PeerAccount, by bytes: Int) {
        total += bytes
        let kept = byAccount[account, default: 0] + bytes
        byAccount[account] = kept == 0 ? nil : kept
    }

    /// Whether so many bytes more may be kept for an account.
    func hasRoom(for bytes: Int = 0, of account: PeerAccount) -> Bool {
        byAccount[account, default: 0] + bytes <= WireLimits.accountOutputBytes
            && total + bytes <= WireLimits.allOutputBytes
    }
}
