import API
import Household
import Journal
import RPCServer
import Stored

/// Why a page of a ledger cannot be read.
struct LedgerFault: Error {
    var reason: String
}

/// Reads one page of a child's ledger from the journal: the lines are in the facts of learning.
struct LedgerReader: Sendable {
    let journal: Journal
    /// How lessons are named for the reader of the ledger.
    let names: LessonNames
    let child: ChildID
    /// The child's number in the journal.
    let profile: Int64
    let before: Int?
    let limit: Int
    /// Where the child's older lines were folded; nil: nowhere.
    let fold: FoldMark?

    /// Numbers of lines for each row, more than a row can have: the number of a line is its row's and its place in it.
    static let linesOfRow = 16
    /// Rows that are read at once, and for one page: rows without lines lie between.
    private static let rowsAtOnce = 200
    private static let mostRows = 2_000

    /// The page, newest first.
    func page(_ work: ReadingWork) throws(LedgerFault) -> RewardsLedger.Result {
        var lines: [RewardsLedger.Line] = []
        var seq = before.map { Int64($0 / Self.linesOfRow) + 1 }
        for _ in 0..<(Self.mostRows / Self.rowsAtOnce) {
            if work.isStopped { throw LedgerFault(reason: "nobody wants it any more") }
            let rows = try self.rows(before: seq)
            for row in rows {
                lines += try self.lines(of: row).filter { line in before.map { line.number < $0 } ?? true }.reversed()
                if lines.count > limit {
                    return RewardsLedger.Result(lines: Array(lines.prefix(limit)), next: lines[limit - 1].number)
                }
                seq = row.seq
            }
            if rows.count < Self.rowsAtOnce {
                return RewardsLedger.Result(lines: lines, next: nil, foldedBefore: fold?.before)
            }
        }
        return RewardsLedger.Result(lines: lines, next: seq.map { Int($0) * Self.linesOfRow })
    }

    private func rows(before seq: Int64?) throws(LedgerFault) -> [StoredRow] {
        let page: [ReplayItem]
        do throws(JournalFault) {
            page = try journal.page(
                profile: profile, kinds: RecordKind.withLearning, before: seq, from: (fold?.through ?? 0) + 1,
                limit: Self.rowsAtOnce)
        } catch {
            throw LedgerFault(reason: "\(error)")
        }
        var rows: [StoredRow] = []
        for item in page {
            switch item {
            case .row(let row): rows.append(row)
            case .damaged(let seq, _, let reason): throw LedgerFault(reason: "row \(seq): \(reason)")
            }
        }
        return rows
    }

    private func lines(of row: StoredRow) throws(LedgerFault) -> [RewardsLedger.Line] {
        let record: Record
        do throws(RecordFault) {
            record = try JournalReading.record(of: row)
        } catch {
            throw LedgerFault(reason: "row \(row.seq): \(error)")
        }
        let lines = record.facts.flatMap { LedgerLine.lines(of: $0) }
        return lines.prefix(Self.linesOfRow).enumerated().map { index, line in
            let lesson = line.question.flatMap(names.lesson(holding:))
            return RewardsLedger.Line(
                number: Int(row.seq) * Self.linesOfRow + index, at: record.stamp.at, reason: line.reason,
                stars: line.stars, points: line.points, lesson: lesson?.id, say: line.say, title: lesson?.title)
        }
    }
}
