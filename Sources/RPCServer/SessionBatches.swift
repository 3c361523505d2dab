import JSONRPC

/// The batches of one connection.
struct SessionBatches {
    /// Those whose replies have not left, by their notes.
    var waiting: [[UInt8]: BatchReply] = [:]
    /// How many of them lack replies.
    var open = 0
    /// The one whose calls are being answered.
    var running: BatchRun?
    private var count = 0

    /// A new one with these ids, nil for calls that get no reply.
    mutating func begin(_ ids: [RequestID?]) -> BatchReply {
        count += 1
        open += 1
        // An id is a text, a number or null: a note in brackets is a batch.
        let batch = BatchReply(note: Array("[\(count)]".utf8), ids: ids)
        waiting[batch.note] = batch
        return batch
    }
}
