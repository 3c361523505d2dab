/// Bytes that only grow, with one owner: appending costs a bounds check and a copy.
///
/// An array of bytes does the same with a uniqueness check and a generic copy for each piece; a reply has a hundred.
@usableFromInline
struct ByteStore: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int

    @inlinable
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    /// A copy of what was written.
    @inlinable
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    @inlinable
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        // Sound: `count < capacity` after growing, and `base` has room for `capacity` bytes.
        base[count] = byte
        count += 1
    }

    @inlinable
    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        if source.count > capacity - count { grow(by: source.count) }
        // Sound: there is room for `source.count` bytes behind `count`, and a source never lies in this store.
        (base + count).update(from: start, count: source.count)
        count += source.count
    }

    /// Any other bytes.
    @inlinable
    mutating func append(contentsOf source: some Collection<UInt8>) {
        let copied: Void? = source.withContiguousStorageIfAvailable { append($0) }
        if copied == nil { for byte in source { append(byte) } }
    }

    @usableFromInline
    mutating func grow(by needed: Int) {
        capacity = max(capacity * 2, count + needed)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
