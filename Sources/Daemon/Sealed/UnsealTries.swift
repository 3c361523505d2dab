import Household
import JSONRPC
import Synchronization
import Transport
import Vault

/// Wrong passphrases in a row, and the waits that they bring: like those of PINs, and in a small file beside the journal,
/// which is closed then. One counter is the daemon's own account's and root's, one is everybody else's.
final class UnsealTries: Sendable {
    enum Counter: String, CaseIterable {
        case own
        case others

        init(_ uid: UInt32) { self = Account.isOwn(uid) ? .own : .others }
    }

    private static let name = "unseal.tries"
    private static let mostBytes = 1024

    private let path: String
    private let counters: Mutex<[Counter: PINCounter]>

    /// Those of a data folder. What cannot be read counts as none: it is for the owner of the folder to see to.
    init(folder: String) {
        path = folder + "/" + Self.name
        var found: [Counter: PINCounter] = [:]
        if case .success(let bytes) = DurableFile.read(path, most: Self.mostBytes), bytes.count <= Self.mostBytes {
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count == 5, let counter = Counter(rawValue: String(words[0])), let failures = Int(words[1]),
                    let remaining = Int64(words[2]), let since = Int64(words[3])
                else { continue }
                found[counter] = PINCounter(
                    failures: failures, remaining: remaining, since: since, boot: BootID(rawValue: String(words[4])))
            }
        }
        counters = Mutex(found)
    }

    /// Why a try has to wait, if it has to.
    func waitError(_ counter: Counter, at moment: Moment) -> RPCError? {
        let wait = counters.withLock { $0[counter]?.wait(at: moment) ?? 0 }
        guard wait > 0 else { return nil }
        let seconds = Int((wait + 999) / 1000)
        return RPCError(
            .wait, "after wrong passphrases the next try has to wait \(seconds) s", [.integer("waitSeconds", seconds)])
    }

    /// One more wrong one, durable when this returns.
    func fail(_ counter: Counter, at moment: Moment) {
        let text = counters.withLock { counters in
            counters[counter] = PINCounter.after(counters[counter], at: moment)
            return Self.text(counters)
        }
        _ = DurableFile.write(Array(text.utf8), to: path)
    }

    /// The right one: nothing is counted any more.
    func forgive() {
        counters.withLock { $0 = [:] }
        _ = DurableFile.remove(path)
    }

    private static func text(_ counters: [Counter: PINCounter]) -> String {
        Counter.allCases.compactMap { counter in
            counters[counter].map {
                "\(counter.rawValue) \($0.failures) \($0.remaining) \($0.since) \($0.boot.rawValue)\n"
            }
        }.joined()
    }
}
