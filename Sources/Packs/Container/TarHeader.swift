/// The header of one entry of a tar archive in the form of POSIX (ustar): 512 bytes of fixed fields.
struct TarHeader: Equatable {
    /// What an entry is.
    enum Kind: Equatable {
        case file
        case folder
        /// A link, a device, a pipe, a form of another tar: with words for whoever packed it.
        case refused(String)
    }

    /// Bytes of a block: headers are one, contents are filled up to one.
    static let blockSize = 512

    /// The name with the folders before it.
    var path: String
    /// Bytes of the content.
    var size: Int
    /// What it is.
    var kind: Kind

    /// What makes a block no header.
    struct Fault: Error, Equatable {
        var reason: String
    }

    /// Reads a block that is not all zeros.
    init(_ block: [UInt8]) throws(Fault) {
        guard block.count == Self.blockSize, block[257..<262].elementsEqual("ustar".utf8) else {
            throw Fault(reason: "is no tar archive; make one with `kidctl pack archive`")
        }
        guard Self.number(block[148..<156]) == Self.sum(of: block) else {
            throw Fault(reason: "is damaged: a header has another checksum; make it again with `kidctl pack archive`")
        }
        guard let size = Self.number(block[124..<136]) else {
            throw Fault(reason: "has a size that is no octal number; make it with `kidctl pack archive`")
        }
        // GNU's tar writes the magic with blanks and uses the place of the prefix for other things.
        let hasPrefix = block[262] == 0
        guard let name = Self.text(block[0..<100]), let prefix = hasPrefix ? Self.text(block[345..<500]) : "" else {
            throw Fault(reason: "has a name that is not UTF-8; name files with a-z, 0-9, ., _ and -")
        }
        path = prefix.isEmpty ? name : prefix + "/" + name
        self.size = size
        kind = Self.kind(block[156])
    }

    private static func kind(_ letter: UInt8) -> Kind {
        switch letter {
        case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): .file
        case UInt8(ascii: "5"): .folder
        case UInt8(ascii: "1"), UInt8(ascii: "2"): .refused("is a link; put the file itself into the archive")
        case UInt8(ascii: "3"), UInt8(ascii: "4"): .refused("is a device; a pack has plain files alone")
        case UInt8(ascii: "6"): .refused("is a pipe; a pack has plain files alone")
        case UInt8(ascii: "S"): .refused("is a sparse file; make the archive with `kidctl pack archive`")
        default:
            .refused(
                "is in an extension of the tar format; make the archive with `kidctl pack archive` or "
                    + "`tar --format=ustar`")
        }
    }

    /// Octal digits with blanks or zeros around them.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        let digits = field.drop { $0 == UInt8(ascii: " ") }
            .prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { return nil }
            number = number << 3 | Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// Of all bytes, with blanks in the place of the sum itself.
    static func sum(of block: [UInt8]) -> Int {
        block.enumerated().reduce(0) { sum, byte in
            sum + Int((148..<156).contains(byte.offset) ? UInt8(ascii: " ") : byte.element)
        }
    }

    private static func text(_ field: ArraySlice<UInt8>) -> String? {
        String(validating: field.prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension TarHeader {
    /// The block of a plain file that belongs to nobody and is from no time: the same files give the same archive.
    ///
    /// - Parameter path: at most 100 bytes.
    static func block(path: String, size: Int) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: blockSize)
        func put(_ text: String, at place: Int) {
            block.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        put(path, at: 0)
        put("0000644", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        put(octal(size, digits: 11), at: 124)
        put(octal(0, digits: 11), at: 136)
        put("0", at: 156)
        put("ustar", at: 257)
        put("00", at: 263)
        put(octal(sum(of: block), digits: 6), at: 148)
        block[155] = UInt8(ascii: " ")
        return block
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
