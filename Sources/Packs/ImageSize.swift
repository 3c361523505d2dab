/// How many pixels an image has, as its file says: a small file can be an image that no device has the memory for.
struct ImageSize {
    /// From left to right.
    var width: Int
    /// From top to bottom.
    var height: Int

    /// Pixels on a side.
    static let most = 4096

    /// Reads the beginning of a file; nil when it is none of this type.
    init?(_ bytes: [UInt8], of type: AssetType) {
        let size: (Int, Int)?
        switch type {
        case .png: size = Self.png(bytes)
        case .jpg: size = Self.jpg(bytes)
        case .webp: size = Self.webp(bytes)
        case .svg, .ogg, .mp3: size = nil
        }
        guard let size else { return nil }
        (width, height) = size
    }

    /// What is wrong with the size.
    var fault: String? {
        guard (1...Self.most).contains(width), (1...Self.most).contains(height) else {
            return "has \(width) × \(height) pixels; at most \(Self.most) × \(Self.most) are possible"
        }
        return nil
    }

    /// PNG, 5.2 and 11.2.2: a signature, then the chunk IHDR with both numbers.
    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
        return (big(bytes[16..<20]), big(bytes[20..<24]))
    }

    /// JPEG, B.1 and B.2.2: segments up to the frame header, which has both numbers.
    private static func jpg(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame { return (big(bytes[place + 7..<place + 9]), big(bytes[place + 5..<place + 7])) }
            let length = big(bytes[place + 2..<place + 4])
            guard length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// WebP (RFC 9649): a RIFF file whose first chunk has both numbers, in one of three forms.
    private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        if bytes[12..<16].elementsEqual("VP8X".utf8) {
            return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
        }
        if bytes[12..<16].elementsEqual("VP8L".utf8), bytes[20] == 0x2F {
            let bits = little(bytes[21..<25])
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        if bytes[12..<16].elementsEqual("VP8 ".utf8), bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) {
            return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
        }
        return nil
    }

    private static func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func little(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
