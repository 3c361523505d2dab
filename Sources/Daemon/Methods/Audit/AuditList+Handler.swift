import API
import Household
import JSONRPC
import Journal

extension AuditList {
    static let endpoint = Endpoint.later(method) { (house, params, call) throws(RPCError) in
        let later = Later(call)
        guard let number = house.auditReads.begin(params, later) else {
            throw RPCError(.busy, "too many pages of the audit are being read: try again in a moment")
        }
        // What this connection did before is in its page.
        house.whenStored { $0.readAudit(number) }
        return later
    }
}

/// Pages of the audit on their way: read by a thread of its own, worded in the house.
struct AuditReads {
    typealias Read = (params: AuditList.Params, later: Later)

    /// At a time.
    static let most = 16

    private var reads: [Int: Read] = [:]
    private var count = 0

    subscript(number: Int) -> Read? { reads[number] }

    /// A number for a new one; nil when too many are under way.
    mutating func begin(_ params: AuditList.Params, _ later: Later) -> Int? {
        guard reads.count < Self.most else { return nil }
        count += 1
        reads[count] = (params, later)
        return count
    }

    mutating func end(_ number: Int) -> Read? { reads.removeValue(forKey: number) }
}

extension House {
    fileprivate func readAudit(_ number: Int) {
        guard let params = auditReads[number]?.params else { return }
        let journal = parts.journal
        let loop = loop
        parts.reader.submit {
            let page: Result<[ReplayItem], JournalFault>
            do throws(JournalFault) {
                page = .success(
                    try journal.page(
                        profile: nil, kinds: RecordKind.audited, before: params.before.map(Int64.init),
                        limit: params.limit + 1))
            } catch {
                page = .failure(error)
            }
            loop.execute { self.assumeIsolated { $0.answerAudit(number, page) } }
        }
    }

    private func answerAudit(_ number: Int, _ page: Result<[ReplayItem], JournalFault>) {
        guard let (params, later) = auditReads.end(number) else { return }
        switch page {
        case .failure(let fault):
            finish(later, .failure(RPCError(.storageDamaged, "the audit cannot be read: \(fault)")))
        case .success(let rows):
            let entries = rows.prefix(params.limit).map { auditEntry($0) }
            let next = rows.count > params.limit ? entries.last?.seq : nil
            let result = AuditList.Result(entries: entries, next: next)
            finish(later, .success(Reply(result: encode(result, AuditList.method.result), after: 0)))
        }
    }

    fileprivate func auditEntry(_ item: ReplayItem) -> AuditList.Entry {
        switch item {
        case .damaged(let seq, _, let reason):
            return AuditList.Entry(
                seq: Int(seq), at: Instant(milliseconds: 0), role: "daemon", who: nil, uid: 0, what: "damaged",
                child: nil, say: "This entry cannot be read: \(reason)")
        case .row(let row):
            let stamp = Stamp(device: row.device, seq: row.seq, at: Instant(milliseconds: row.at))
            do throws(RecordFault) {
                return entry(of: try RecordCodec.decode(row.body, stamp: stamp))
            } catch {
                return AuditList.Entry(
                    seq: Int(row.seq), at: stamp.at, role: "daemon", who: nil, uid: 0, what: "damaged", child: nil,
                    say: "This entry cannot be read: \(error)")
            }
        }
    }

    private func entry(of record: Record) -> AuditList.Entry {
        let words = AuditWords(record, names: { self.ledger.profile($0)?.name ?? $0.rawValue })
        let role: String
        var who: String?
        switch record.by.role {
        case .parent(let id):
            role = "parent"
            who = ledger.home.parent(id)?.name ?? id.rawValue
        case .child(let id):
            role = "child"
            who = ledger.profile(id)?.name ?? id.rawValue
        case .owner: role = "owner"
        case .anyone: role = "anyone"
        case .daemon: role = "daemon"
        }
        return AuditList.Entry(
            seq: Int(record.stamp.seq), at: record.stamp.at, role: role, who: who, uid: Int(record.by.uid),
            what: words.what, child: record.child ?? words.child, say: words.say)
    }
}
