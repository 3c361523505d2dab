import API
import Household
import Words

/// Rows as entries of the audit, for a parent or for the child that they are about.
struct AuditEntries {
    private let family: any FamilyReading

    init(_ family: any FamilyReading) { self.family = family }

    /// Nil when it is none of the reader's business.
    func entry(_ row: AuditRow, _ view: AuditView) -> AuditList.Entry? {
        switch row {
        case .unreadable(let seq, let at, let reason): return unreadable(seq, at: at, reason)
        case .record(let record):
            // What it said was about a child that was erased.
            if record.facts.isEmpty { return nil }
            if case .own(let child) = view { return childEntry(of: record, child) }
            return parentEntry(of: record)
        }
    }

    private func unreadable(_ seq: Int64, at: Instant, _ reason: String) -> AuditList.Entry {
        AuditList.Entry(
            seq: Int(seq), at: at, role: "daemon", who: nil, parent: nil, uid: 0, what: "damaged", about: nil,
            child: nil,
            say: Saying("parent.audit.unreadable", ["reason": .text(reason)]))
    }

    /// In simple words, without accounts.
    private func childEntry(of record: Record, _ child: ChildID) -> AuditList.Entry? {
        let (role, who) = author(of: record)
        let parent = role == "parent" ? who : nil
        guard let words = ChildAuditWords(record, by: parent) else { return nil }
        return AuditList.Entry(
            seq: Int(record.stamp.seq), at: record.stamp.at, role: role, who: who, parent: nil, uid: nil,
            what: words.what, about: AuditWords.topic(of: record), child: child, say: words.say)
    }

    private func parentEntry(of record: Record) -> AuditList.Entry {
        let words = AuditWords(
            record, names: { family.profile($0)?.name ?? $0.rawValue },
            parents: family.home.parentName)
        let (role, who) = author(of: record)
        let parent: ParentID? = if case .parent(let id) = record.by.role { id } else { nil }
        return AuditList.Entry(
            seq: Int(record.stamp.seq), at: record.stamp.at, role: role, who: who, parent: parent,
            uid: Int(record.by.uid), what: words.what, about: AuditWords.topic(of: record),
            child: record.child ?? words.child, say: words.say)
    }

    /// A row of a copy. In a child's copy nobody else's words stand: no sibling is named as who did it.
    func exported(_ row: ExportReader.Row, of subject: ExportSubject) -> ExportedRow {
        guard let record = row.record else { return ExportedRow(seq: Int(row.seq), at: row.at, fault: row.fault) }
        var (role, who) = author(of: record)
        var told = ExportedRow(seq: Int(row.seq), at: row.at, uid: Int(record.by.uid), recorded: row.recorded)
        if case .child(let own, _) = subject, case .child(let id) = record.doer, id != own { who = nil }
        (told.role, told.who) = (role, who)
        guard let topic = AuditWords.topic(of: record) else { return told }
        let entry = parentEntry(of: record)
        (told.what, told.about, told.say) = (entry.what, topic, entry.say)
        if case .household = subject { told.child = entry.child }
        return told
    }

    private func author(of record: Record) -> (role: String, who: String?) {
        switch record.doer {
        case .parent(let id): ("parent", family.home.parentName(id))
        case .child(let id): ("child", family.profile(id)?.name ?? id.rawValue)
        case .owner: ("owner", nil)
        case .anyone: ("anyone", nil)
        case .daemon: ("daemon", nil)
        }
    }
}
