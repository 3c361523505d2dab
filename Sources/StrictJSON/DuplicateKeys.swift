/// Finding a key that an object has twice. Keys are compared byte for byte after unescaping, as RFC 8259, section 8.3
/// advises; strings that merely look alike (composed and decomposed letters) are different keys.
enum DuplicateKeys {
    /// A hash of the decoded key. It need not withstand an attacker: colliding keys are sorted, not probed.
    @inline(__always)
    static func hash(ofContent content: Range<Int>, escaped: Bool, in text: Span<UInt8>) -> UInt32 {
        if escaped { return hash(ofEscaped: content, in: text) }
        var state: UInt64 = 0
        var offset = content.lowerBound
        var rest = content.count
        while rest >= Words.size {
            state = mix(state, Words.load(text, at: offset))
            offset += Words.size
            rest -= Words.size
        }
        var word: UInt64 = 0
        if offset <= text.count - Words.size {
            word = Words.load(text, at: offset) & (1 << UInt64(rest * 8) - 1)
        } else {
            for place in 0..<rest { word |= UInt64(text[offset + place]) << UInt64(place * 8) }
        }
        return finish(mix(state, word))
    }

    private static func hash(ofEscaped content: Range<Int>, in text: Span<UInt8>) -> UInt32 {
        var bytes = DecodedBytes(content: content)
        var state: UInt64 = 0
        var word: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = bytes.next(in: text) {
            word |= UInt64(byte) << shift
            shift += 8
            if shift == 64 {
                state = mix(state, word)
                word = 0
                shift = 0
            }
        }
        return finish(mix(state, word))
    }

    @inline(__always)
    private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    @inline(__always)
    private static func finish(_ state: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (state &* 0xD6E8_FEB8_6659_FD93) >> 32)
    }

    /// Whether an earlier key of the object equals the one at `key`. For small objects: it looks at each of them.
    static func repeats(_ key: Int, ofObject object: Int, in tape: [Node], _ text: Span<UInt8>) -> Bool {
        let wanted = tape[key]
        var index = object + 1
        while index < key {
            if hashesMatch(tape[index], wanted), order(tape[index], wanted, text) == 0 { return true }
            index = Int(tape[index + 1].next)
        }
        return false
    }

    /// The offset of the first key in a complete object that repeats an earlier one. For large objects: it sorts the
    /// keys by their hashes, and keys with one hash by their bytes, so no choice of keys makes it quadratic.
    static func first(ofObject object: Int, in tape: [Node], _ text: Span<UInt8>) -> Int? {
        var keys: [UInt64] = []
        keys.reserveCapacity(Int(tape[object].detail))
        var index = object + 1
        while index < tape.count {
            keys.append(UInt64(tape[index].detail & ~Node.escaped) << 32 | UInt64(index))
            index = Int(tape[index + 1].next)
        }
        keys.sort()
        var first: Int?
        var begin = 0
        while begin < keys.count {
            var end = begin + 1
            while end < keys.count, keys[end] >> 32 == keys[begin] >> 32 { end += 1 }
            if end - begin > 1, let found = repeated(amongColliding: keys[begin..<end], tape, text) {
                first = min(first ?? found, found)
            }
            begin = end
        }
        return first
    }

    /// The offset of the first key that repeats another one of those that share a hash.
    private static func repeated(
        amongColliding keys: ArraySlice<UInt64>, _ tape: [Node], _ text: Span<UInt8>
    ) -> Int? {
        var indices = keys.map { Int(UInt32(truncatingIfNeeded: $0)) }
        indices.sort { one, other in
            let order = order(tape[one], tape[other], text)
            return order == 0 ? one < other : order < 0
        }
        var first: Int?
        for (earlier, later) in zip(indices, indices.dropFirst()) where order(tape[earlier], tape[later], text) == 0 {
            let offset = Int(tape[later].start)
            first = min(first ?? offset, offset)
        }
        return first
    }

    /// Whether two keys have the same hash, whether or not they are written with escapes.
    @inline(__always)
    private static func hashesMatch(_ one: Node, _ other: Node) -> Bool {
        one.detail | Node.escaped == other.detail | Node.escaped
    }

    /// Zero if the two keys are equal after unescaping; otherwise negative or positive, in a fixed total order.
    private static func order(_ one: Node, _ other: Node, _ text: Span<UInt8>) -> Int {
        var (left, right) = (DecodedBytes(content: one.content), DecodedBytes(content: other.content))
        while true {
            switch (left.next(in: text), right.next(in: text)) {
            case (nil, nil): return 0
            case (nil, _): return -1
            case (_, nil): return 1
            case (let a?, let b?) where a != b: return Int(a) - Int(b)
            default: continue
            }
        }
    }
}
