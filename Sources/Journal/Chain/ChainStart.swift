import Vault

/// Where the chain goes on after a start, and what was wrong with its end.
///
/// Nothing is covered up: after a truncation the next entry follows the sealed end, so that the gap before it stays
/// for all to see; after a lost end the new one says from which entry on it is new.
struct ChainStart {
    var end: ChainEnd
    var fault: ChainFault?

    /// Compares the sealed end with the last rows.
    init(_ database: Database, found: ChainEnd.Found, lastSeq: Int64, gaps: GapTable) throws {
        guard case .whole(let sealed) = found else {
            end = try Self.end(database, after: .none, lostFrom: lastSeq + 1)
            fault = .damagedEnd(after: end.seq)
            return
        }
        let later = try Self.end(database, after: sealed, lostFrom: sealed.lost > 0 ? sealed.lost : lastSeq + 1)
        if later.seq > sealed.seq {
            end = later
            fault = .olderEnd(after: sealed.seq, through: later.seq)
            return
        }
        end = sealed
        if sealed.seq > 0, try Self.link(database, of: sealed.seq) != sealed.link,
            try gaps.entries(database)[sealed.seq]?.link != sealed.link
        {
            fault = .brokenEnd(at: sealed.seq)
        }
    }

    private static func link(_ database: Database, of seq: Int64) throws -> [UInt8]? {
        do {
            return try DatabaseValue.fetchOne(
                database, sql: "SELECT chain FROM journal WHERE seq = ?", arguments: [seq]
            ).flatMap([UInt8].fromDatabaseValue)
        } catch let error as DatabaseError where error.isDamage {
            // Its row is named by whoever reads the rows.
            return nil
        }
    }

    /// The next row; nil where a damaged page keeps the rest away: the sealed end tells more than what is left.
    private static func next(of rows: RowCursor) throws -> Row? {
        do {
            return try rows.next()
        } catch let error as DatabaseError where error.isDamage {
            return nil
        }
    }

    /// The end as the rows after another one tell it.
    private static func end(_ database: Database, after known: ChainEnd, lostFrom lost: Int64) throws -> ChainEnd {
        var end = known
        let rows = try Row.fetchCursor(
            database, sql: "SELECT seq, chain FROM journal WHERE seq > ? AND length(chain) = ? ORDER BY seq",
            arguments: [known.seq, ChainKey.linkSize])
        while let row = try Self.next(of: rows) {
            guard let seq = Int64.fromDatabaseValue(row[0]), let link = [UInt8].fromDatabaseValue(row[1]) else {
                continue
            }
            end = ChainEnd(link: link, seq: seq, count: end.count + 1, lost: lost)
        }
        end.lost = lost
        return end
    }
}
