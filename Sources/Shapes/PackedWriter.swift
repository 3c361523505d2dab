/// Packed bytes that grow. ``PackedReader`` tells what they are.
public struct PackedWriter: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private let origin: Int64
    /// Texts that can be referred to, with their lengths and first bytes for a quick look.
    private var texts: [(text: String, count: Int, head: UInt64)] = []

    init(reserving capacity: Int, origin: Int64 = 0) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
        self.origin = origin
    }

    deinit { base.deallocate() }

    /// A copy of what was written.
    var written: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    // MARK: Values

    /// Any whole number: near to 0 it is short.
    public mutating func integer(_ value: Int64) {
        number(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    /// A whole number that is not negative.
    public mutating func number(_ value: UInt64) {
        var rest = value
        makeRoom(for: 10)
        while rest > 0x7F {
            // Sound: room for ten bytes was made, and 64 bits have at most ten groups of seven.
            base[count] = UInt8(truncatingIfNeeded: rest) | 0x80
            count += 1
            rest >>= 7
        }
        base[count] = UInt8(rest)
        count += 1
    }

    /// An instant in milliseconds since 1970.
    public mutating func instant(_ milliseconds: Int64) { integer(milliseconds &- origin) }

    /// A truth value.
    public mutating func bool(_ value: Bool) { byte(value ? 1 : 0) }

    /// Bytes with their count.
    public mutating func bytes(_ bytes: [UInt8]) {
        number(UInt64(bytes.count))
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// A text: in full where it comes first, then by its number.
    public mutating func text(_ text: String) {
        var text = text
        let original = text
        // Sound: the closure does not let the buffer out.
        text.withUTF8 { buffer in write(buffer, of: original) }
    }

    private mutating func write(_ buffer: UnsafeBufferPointer<UInt8>, of text: String) {
        guard buffer.count >= PackedText.leastRemembered else { return literal(buffer) }
        let head = PackedText.head(of: buffer)
        var prefix: Int?
        for index in texts.indices where texts[index].count <= buffer.count {
            let known = texts[index].count
            let shift = UInt64(max(0, 8 - known)) * 8
            guard (texts[index].head ^ head) << shift == 0 else { continue }
            guard known <= 8 || buffer.starts(with: texts[index].text, count: known) else { continue }
            if known == buffer.count { return number(UInt64(index) << 2 | PackedText.reference) }
            if known >= PackedText.leastPrefix, known > prefix.map({ texts[$0].count }) ?? 0 { prefix = index }
        }
        if let prefix {
            number(UInt64(prefix) << 2 | PackedText.prefixed)
            let known = texts[prefix].count
            number(UInt64(buffer.count - known))
            append(UnsafeBufferPointer(rebasing: buffer[known...]))
        } else if !uuid(buffer) {
            literal(buffer)
        }
        if texts.isEmpty { texts.reserveCapacity(PackedText.usuallyRemembered) }
        if texts.count < PackedText.mostRemembered { texts.append((text, buffer.count, head)) }
    }

    private mutating func literal(_ buffer: UnsafeBufferPointer<UInt8>) {
        number(UInt64(buffer.count) << 2 | PackedText.literal)
        append(buffer)
    }

    /// Writes a text that looks like a UUID as its 16 bytes.
    private mutating func uuid(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let bytes = PackedText.uuidBytes(buffer) else { return false }
        number(PackedText.uuid)
        withUnsafeBytes(of: bytes) { for byte in $0 { self.byte(byte) } }
        return true
    }

    // MARK: Objects

    /// Makes room for the bits that tell which members of an object are there.
    mutating func beginMembers(_ most: Int) -> Int {
        let width = max(1, (most + 6) / 7)
        makeRoom(for: width)
        count += width
        return count
    }

    /// Writes the bits of the object whose members began at `start`, and closes up what they do not need.
    mutating func endMembers(_ bits: UInt64, _ most: Int, from start: Int) {
        let width = max(1, (most + 6) / 7)
        var place = start - width
        var rest = bits
        while rest > 0x7F {
            // Sound: `bits` has at most `most` bits, for which `beginMembers` left `width` bytes.
            base[place] = UInt8(truncatingIfNeeded: rest) | 0x80
            place += 1
            rest >>= 7
        }
        base[place] = UInt8(rest)
        place += 1
        guard place < start else { return }
        (base + place).update(from: base + start, count: count - start)
        count -= start - place
    }

    // MARK: Bytes

    mutating func byte(_ byte: UInt8) {
        makeRoom(for: 1)
        base[count] = byte
        count += 1
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        makeRoom(for: source.count)
        // Sound: there is room for the bytes behind `count`, and a source never lies in this store.
        (base + count).update(from: start, count: source.count)
        count += source.count
    }

    private mutating func makeRoom(for more: Int) {
        if more > capacity - count { grow(by: more) }
    }

    private mutating func grow(by more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether its first bytes are those of a text of so many.
    fileprivate func starts(with text: String, count: Int) -> Bool {
        var text = text
        return text.withUTF8 { other in
            var place = 0
            // A plain loop over a few bytes; `count` is the length of both.
            while place < count, self[place] == other[place] { place &+= 1 }
            return place == count
        }
    }
}
