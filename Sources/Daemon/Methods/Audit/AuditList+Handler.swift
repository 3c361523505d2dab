import API
import Household
import JSONRPC
import Journal

extension AuditList {
    static let endpoint = Endpoint.query(method) { (house, params, call) throws(RPCError) in
        var entries: [Entry] = []
        var next: Int?
        let rows: [ReplayItem]
        do throws(JournalFault) {
            rows = try house.parts.journal.page(
                profile: nil, kinds: RecordKind.audited, before: params.before.map(Int64.init),
                limit: params.limit + 1)
        } catch {
            throw RPCError(.storageDamaged, "the audit cannot be read: \(error)")
        }
        for item in rows.prefix(params.limit) {
            entries.append(house.auditEntry(item))
        }
        if rows.count > params.limit, let last = entries.last { next = last.seq }
        return Result(entries: entries, next: next)
    }
}

extension House {
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
