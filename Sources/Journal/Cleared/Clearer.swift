import Vault

/// Lets rows go, or say something else, within an open transaction on the writer's thread.
struct Clearer {
    let keys: KeyTable
    let device: Int64

    func run(_ clearing: Clearing, _ database: Database) throws {
        guard let household = keys.keys[0] else { throw Self.failure("the household's data key does not open") }
        let table = GapTable(device: device, key: household)
        let rewritten = Dictionary(grouping: clearing.rewritten) { ClearedBlock.part(of: $0.seq) }
        for (part, rows) in Dictionary(grouping: clearing.rows, by: ClearedBlock.part).sorted(by: { $0.key < $1.key }) {
            try change(part, table, household, database) { try remove(rows, &$0, database) }
        }
        for range in clearing.lost {
            for part in ClearedBlock.part(of: range.lowerBound)...ClearedBlock.part(of: range.upperBound) {
                let first = max(range.lowerBound, part * ClearedBlock.size)
                let last = min(range.upperBound, (part + 1) * ClearedBlock.size - 1)
                try change(part, table, household, database) { $0.insert(first...last) }
            }
        }
        for (part, rows) in rewritten.sorted(by: { $0.key < $1.key }) {
            try change(part, table, household, database) { block in
                for row in rows { try rewrite(row, &block, database) }
            }
        }
        for reply in clearing.replies { try rewrite(reply, household, database) }
    }

    private func change(
        _ part: Int64, _ table: GapTable, _ key: DataKey, _ database: Database,
        _ change: (inout ClearedBlock) throws -> Void
    ) throws {
        var block: ClearedBlock
        switch try table.read(part, database) {
        case .none: block = ClearedBlock()
        case .whole(let found): block = found
        case .damaged: throw Self.failure("what was cleared before is damaged (part \(part) of the table gaps)")
        }
        let before = block
        try change(&block)
        if block != before { try table.write(block, part: part, key: key, database) }
    }

    private func remove(_ rows: [Int64], _ block: inout ClearedBlock, _ database: Database) throws {
        let link = try database.makeStatement(sql: "SELECT chain FROM journal WHERE seq = ?")
        let removal = try database.makeStatement(sql: "DELETE FROM journal WHERE seq = ?")
        var removed: [Int64] = []
        for seq in rows {
            guard let row = try link.first([seq]) else { continue }
            if let link = [UInt8].fromDatabaseValue(row[0]), link.count == ChainKey.linkSize {
                block.insert(link: link, of: seq, isThere: false)
            }
            try removal.execute([seq])
            removed.append(seq)
        }
        block.insert(removed)
    }

    private func rewrite(_ rewrite: Clearing.Rewrite, _ block: inout ClearedBlock, _ database: Database) throws {
        let row = try Row.fetchOne(
            database, sql: "SELECT profile, kind, at, chain, previous FROM journal WHERE seq = ? AND device = ?",
            arguments: [rewrite.seq, device])
        guard let row, let profile = Int64.fromDatabaseValue(row[0]), let kind = Int64.fromDatabaseValue(row[1]),
            let at = Int64.fromDatabaseValue(row[2]), let key = keys.keys[profile]
        else { throw Self.failure("row \(rewrite.seq) is not as it was read") }
        var binding = RowBinding()
        let previous = Int64.fromDatabaseValue(row[4])
        binding.set(device: device, seq: rewrite.seq, profile: profile, kind: kind, at: at, previous: previous)
        if let link = [UInt8].fromDatabaseValue(row[3]), link.count == ChainKey.linkSize {
            block.insert(link: link, of: rewrite.seq, isThere: true)
        }
        try database.execute(
            sql: "UPDATE journal SET body = ? WHERE seq = ?",
            arguments: [key.seal(rewrite.body, binding: binding.bytes), rewrite.seq])
    }

    /// The place of a kept reply stays, because their numbers have no gaps.
    private func rewrite(_ rewrite: Clearing.ReplyRewrite, _ key: DataKey, _ database: Database) throws {
        let row = try Row.fetchOne(
            database, sql: "SELECT seq, at FROM replies WHERE number = ?", arguments: [rewrite.number])
        guard let row, let seq = Int64.fromDatabaseValue(row[0]), let at = Int64.fromDatabaseValue(row[1]) else {
            return
        }
        let binding = ReplyTable.binding(
            device: device, number: rewrite.number, seq: seq, profile: 0, at: at, mark: nil)
        try database.execute(
            sql: "UPDATE replies SET profile = 0, mark = NULL, body = ? WHERE number = ?",
            arguments: [key.seal(rewrite.body, binding: binding), rewrite.number])
    }

    private static func failure(_ detail: String) -> CommitFailure {
        CommitFailure(kind: .io(detail), message: "nothing was cleared: \(detail)")
    }
}
