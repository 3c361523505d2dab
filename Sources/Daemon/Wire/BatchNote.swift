import JSONRPC
import StrictJSON

/// The ids of a batch as one JSON list: what is kept with its place, in case its commit fails.
enum BatchNote {
    static func make(_ ids: [RequestID]) -> [UInt8] {
        var note: [UInt8] = [UInt8(ascii: "[")]
        for (index, id) in ids.enumerated() {
            if index > 0 { note.append(UInt8(ascii: ",")) }
            note.append(contentsOf: id.bytes)
        }
        note.append(UInt8(ascii: "]"))
        return note
    }

    static func ids(of note: [UInt8]) -> [RequestID] {
        guard let document = try? JSONDocument(scanning: note) else { return [] }
        return document.root.elements.map { RequestID(bytes: Array($0.literal)) }
    }
}
