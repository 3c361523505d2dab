/// The reading calls that a connection repeats. A front-end has few of them and often asks them in turn.
struct RepeatedCalls {
    /// More would cost those who do not repeat themselves.
    private static let most = 16

    private var calls: [RepeatedCall] = []
    /// Where the search begins: behind the last hit.
    private var next = 0
    /// Lines in a row that were none of the calls.
    private var strangers = 0
    /// Lines that are not looked at, because the client does not repeat itself.
    private var pause = 0

    /// So many strangers in a row, and the search rests for so many lines.
    private static let patience = 64
    private static let rest = 1024

    /// Whether lines are looked at.
    var isLooking: Bool { pause == 0 }

    /// The call that a line is again, and where its id stands.
    mutating func find(_ line: UnsafeRawBufferPointer) -> (call: RepeatedCall, id: Range<Int>)? {
        if pause > 0 {
            pause -= 1
            return nil
        }
        for offset in 0..<calls.count {
            let index = next + offset < calls.count ? next + offset : next + offset - calls.count
            guard let id = calls[index].id(in: line) else { continue }
            next = index + 1 < calls.count ? index + 1 : 0
            strangers = 0
            return (calls[index], id)
        }
        strangers += 1
        if strangers > Self.patience { self = RepeatedCalls(pause: Self.rest) }
        return nil
    }

    init() {}

    private init(pause: Int) { self.pause = pause }

    /// Keeps a call in the place of the same one, else in that of another when there are many.
    mutating func keep(_ call: RepeatedCall, of line: [UInt8]) {
        if let index = calls.firstIndex(where: { known in line.withUnsafeBytes { known.id(in: $0) } != nil }) {
            calls[index] = call
        } else if calls.count < Self.most {
            calls.append(call)
        } else {
            calls[next] = call
            next = (next + 1) % Self.most
        }
    }
}
