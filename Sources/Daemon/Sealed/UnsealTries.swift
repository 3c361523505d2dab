import Household
import JSONRPC
import Synchronization
import Transport
import Vault

/// Wrong passphrases in a row, and the waits that they bring: like those of PINs, and in a small file beside the journal,
/// which is closed then.
///
/// The daemon's own account and root share a counter. Each other account has its own, so that none makes another wait, up
/// to a bound: those that come when it is reached share one more.
final class UnsealTries: Sendable {
    private enum Counter: Hashable, Comparable {
        case own
        case account(UInt32)
        case others

        /// How it stands in the file: `own`, `others`, or the number of the account.
        init?(_ word: Substring) {
            switch word {
            case "own": self = .own
            case "others": self = .others
            default:
                guard let uid = UInt32(word) else { return nil }
                self = .account(uid)
            }
        }

        var word: String {
            switch self {
            case .own: "own"
            case .account(let uid): "\(uid)"
            case .others: "others"
            }
        }
    }

    /// Accounts with a counter of their own, beside the daemon's own and root.
    static let mostAccounts = 64
    static let name = "unseal.tries"
    private static let mostBytes = 16_384

    private let path: String
    private let counters: Mutex<[Counter: PINCounter]>

    /// Those of a data folder. What cannot be read counts as none: it is for the owner of the folder to see to.
    init(folder: String) {
        path = folder + "/" + Self.name
        DurableFile.clearDrafts(of: path)
        var found: [Counter: PINCounter] = [:]
        if case .success(let bytes) = DurableFile.read(path, most: Self.mostBytes), bytes.count <= Self.mostBytes {
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count == 5, let counter = Counter(words[0]), let failures = Int(words[1]),
                    let remaining = Int64(words[2]), let since = Int64(words[3])
                else { continue }
                found[counter] = PINCounter(
                    failures: failures, remaining: remaining, since: since, boot: BootID(rawValue: String(words[4])))
            }
        }
        counters = Mutex(found)
    }

    /// Which counter is an account's.
    private static func counter(of uid: UInt32, in counters: [Counter: PINCounter]) -> Counter {
        if Account.isOwn(uid) { return .own }
        if counters[.account(uid)] != nil { return .account(uid) }
        let accounts = counters.keys.count { if case .account = $0 { true } else { false } }
        return accounts < mostAccounts ? .account(uid) : .others
    }

    /// Why an account has to wait with a try, if it has to.
    func waitError(_ uid: UInt32, at moment: Moment) -> RPCError? {
        let wait = counters.withLock { $0[Self.counter(of: uid, in: $0)]?.waitSeconds(at: moment) ?? 0 }
        guard wait > 0 else { return nil }
        return RPCError(
            .wait, "after wrong passphrases the next try has to wait \(wait) s", [.integer("waitSeconds", wait)])
    }

    /// One more wrong one, durable when this returns.
    ///
    /// - Returns: what the account is told.
    func fail(_ uid: UInt32, at moment: Moment) -> RPCError {
        let (text, wait) = counters.withLock { counters in
            let counter = Self.counter(of: uid, in: counters)
            let next = PINCounter.after(counters[counter], at: moment)
            counters[counter] = next
            return (Self.text(counters), next.waitSeconds(at: moment))
        }
        _ = DurableFile.write(Array(text.utf8), to: path)
        let next = wait > 0 ? "the next try has to wait \(wait) s" : "try again"
        return RPCError(
            .wrongPassphrase, "the passphrase is not the right one: \(next)", [.integer("waitSeconds", wait)])
    }

    /// The right one: nothing is counted any more.
    func forgive() {
        counters.withLock { $0 = [:] }
        _ = DurableFile.remove(path)
    }

    private static func text(_ counters: [Counter: PINCounter]) -> String {
        counters.sorted { $0.key < $1.key }.map { counter, count in
            "\(counter.word) \(count.failures) \(count.remaining) \(count.since) \(count.boot.rawValue)\n"
        }.joined()
    }
}

extension PINCounter {
    /// Whole seconds to wait now.
    fileprivate func waitSeconds(at moment: Moment) -> Int { Int((wait(at: moment) + 999) / 1000) }
}
