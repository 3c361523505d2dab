import StrictJSON

/// Scans a text that the test knows to be valid.
func scan(_ text: String, maximumDepth: Int = 64) throws -> JSONValue {
    try JSONDocument(scanning: Array(text.utf8), maximumDepth: maximumDepth).root
}

/// The fault that a text is refused with, or nil if it is accepted.
func fault(in bytes: [UInt8], maximumDepth: Int = 64) -> JSONFault? {
    do {
        _ = try JSONDocument(scanning: bytes, maximumDepth: maximumDepth)
        return nil
    } catch {
        return error
    }
}

func fault(in text: String, maximumDepth: Int = 64) -> JSONFault? {
    fault(in: Array(text.utf8), maximumDepth: maximumDepth)
}

/// What `body` writes, as text.
func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
