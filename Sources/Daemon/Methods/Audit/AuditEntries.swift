import API
import Household
import Journal
import Stored
import Words

/// Rows as entries of the audit, for a parent or for the child that they are about.
struct AuditEntries {
    private let family: any FamilyReading

    init(_ family: any FamilyReading) { self.family = family }

    /// Nil when it is none of the reader's business.
    func entry(_ item: ReplayItem, _ view: AuditPage.View) -> AuditList.Entry? {
        switch item {
        case .damaged(let seq, _, let reason):
            return unreadable(seq, at: Instant(milliseconds: 0), "\(reason)", view)
        case .row(let row):
            let stamp = Stamp(device: row.device, seq: row.seq, at: Instant(milliseconds: row.at))
            do throws(RecordFault) {
                let record = try RecordCodec.decode(row.body, stamp: stamp)
                if case .own(let child) = view { return childEntry(of: record, child) }
                let entry = parentEntry(of: record)
                return view.child == nil || view.child == entry.child ? entry : nil
            } catch {
                return unreadable(row.seq, at: stamp.at, "\(error)", view)
            }
        }
    }

    private func unreadable(
        _ seq: Int64, at: Instant, _ reason: String, _ view: AuditPage.View
    ) -> AuditList.Entry? {
        if case .own = view { return nil }
        return AuditList.Entry(
            seq: Int(seq), at: at, role: "daemon", who: nil, uid: 0, what: "damaged", child: nil,
            say: Saying("parent.audit.unreadable", ["reason": .text(reason)]))
    }

    /// In simple words, without accounts.
    private func childEntry(of record: Record, _ child: ChildID) -> AuditList.Entry? {
        let about = AuditWords(record, names: { $0.rawValue })
        let (role, who) = author(of: record)
        let parent = role == "parent" ? who : nil
        guard record.child ?? about.child == child, let words = ChildAuditWords(record, by: parent) else { return nil }
        return AuditList.Entry(
            seq: Int(record.stamp.seq), at: record.stamp.at, role: role, who: who, uid: nil, what: words.what,
            child: child, say: words.say)
    }

    private func parentEntry(of record: Record) -> AuditList.Entry {
        let words = AuditWords(
            record, names: { family.profile($0)?.name ?? $0.rawValue },
            parents: family.home.parentName)
        let (role, who) = author(of: record)
        return AuditList.Entry(
            seq: Int(record.stamp.seq), at: record.stamp.at, role: role, who: who, uid: Int(record.by.uid),
            what: words.what, child: record.child ?? words.child, say: words.say)
    }

    private func author(of record: Record) -> (role: String, who: String?) {
        switch record.by.role {
        case .parent(let id): ("parent", family.home.parentName(id))
        case .child(let id): ("child", family.profile(id)?.name ?? id.rawValue)
        case .owner: ("owner", nil)
        case .anyone: ("anyone", nil)
        case .daemon: ("daemon", nil)
        }
    }
}
