import JSONRPC

/// The replies of one batch, gathered until all are there; they leave as one line in request order.
///
/// It stays with its connection until it has left, so that a failed commit is told by those calls alone that it undid.
public final class BatchReply {
    private struct Part {
        var line: [UInt8]
        /// The record that must be stored first.
        var after: Int64
    }

    /// Names the batch on its connection; its place in the outbox has this note.
    let note: [UInt8]
    /// The ids of its calls, nil for those that get no reply.
    let ids: [RequestID?]
    private var parts: [Part?]
    private var missing: Int
    private var bytes = 0

    init(note: [UInt8], ids: [RequestID?]) {
        self.note = note
        self.ids = ids
        parts = Array(repeating: nil, count: ids.count)
        missing = ids.count
    }

    /// Puts in one reply without a line end, empty for none.
    ///
    /// - Returns: The whole line and what it waits for, when this was the last part.
    func fill(_ index: Int, with line: [UInt8], after: Int64) -> (line: [UInt8], after: Int64)? {
        guard parts[index] == nil else { return nil }
        bytes += line.count + 1
        parts[index] = Part(line: line, after: after)
        missing -= 1
        return missing == 0 ? whole() : nil
    }

    /// The records after `stored` were not kept: the replies that wait for them become this error.
    ///
    /// - Returns: The whole line anew, when all parts are there.
    func fail(after stored: Int64, _ error: RPCError) -> [UInt8]? {
        for index in parts.indices {
            guard let part = parts[index], part.after > stored else { continue }
            var line: [UInt8] = []
            if let id = ids[index] { ReplyWriter.append(error: error, id: id, to: &line) }
            parts[index] = Part(line: line, after: 0)
        }
        return missing == 0 ? whole().line : nil
    }

    /// The reply of one call and the record that it waits for; nil while it is not there.
    func reply(_ index: Int) -> (bytes: [UInt8], commit: Int64)? {
        parts[index].map { ($0.line, $0.after) }
    }

    /// Puts another reply in the place of one that is there; it waits for nothing.
    ///
    /// - Returns: The whole line anew and what it waits for, when all parts are there.
    func replace(_ index: Int, with line: [UInt8]) -> (line: [UInt8], after: Int64)? {
        parts[index] = Part(line: line, after: 0)
        return missing == 0 ? whole() : nil
    }

    private func whole() -> (line: [UInt8], after: Int64) {
        let present = parts.compactMap { $0 }
        let replies = present.map(\.line).filter { !$0.isEmpty }
        guard !replies.isEmpty else { return ([], 0) }
        var line = [UInt8(ascii: "[")]
        line.append(contentsOf: replies.joined(separator: [UInt8(ascii: ",")]))
        line.append(UInt8(ascii: "]"))
        return (line, present.map(\.after).max() ?? 0)
    }

    /// Whether its replies are so long that its further calls are not run.
    var isFull: Bool { bytes >= WireLimits.batchReplyBytes }

    /// What calls of a full batch get.
    static let full = RPCError(
        .replyTooLarge,
        "the replies before it in this batch have \(WireLimits.batchReplyBytes) bytes: this call was not run; "
            + "make it again")
}
