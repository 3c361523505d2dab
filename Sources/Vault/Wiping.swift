import CSodium

extension [UInt8] {
    /// Overwrites the bytes with zeros in a way that the compiler keeps. For plain copies of a key that had to be an
    /// array for a moment; other copies of the array are not reached.
    mutating func wipe() {
        withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { sodium_memzero(start, bytes.count) }
        }
    }
}
