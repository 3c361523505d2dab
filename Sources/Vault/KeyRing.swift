/// The household key and what it protects: one data key per profile, and the few facts about the journal itself.
///
/// Rows are never sealed with the household key, so that changing it re-wraps keys and rewrites no row.
/// Source: Encryption at rest.
public struct KeyRing: Sendable {
    private let household: DataKey

    /// A ring around a household key of 32 bytes.
    public init(householdKey: Secret) {
        household = DataKey(householdKey)
    }

    /// A fresh random data key.
    public func newDataKey() -> DataKey {
        DataKey(Secret(random: DataKey.size))
    }

    /// The data key of a profile, encrypted; opens only for the same profile.
    public func wrap(_ key: DataKey, profile: Int64) -> [UInt8] {
        var nonces = NoncePool()
        return wrap(key, profile: profile, nonces: &nonces)
    }

    func wrap(_ key: DataKey, profile: Int64, nonces: inout NoncePool) -> [UInt8] {
        var plain = key.secret.withBytes { [UInt8]($0) }
        defer { plain.wipe() }
        return household.seal(plain, binding: Self.binding("kidd.key", number: profile), nonces: &nonces)
    }

    /// The data key that `wrap` encrypted for this profile.
    public func unwrap(_ wrapped: [UInt8], profile: Int64) throws(VaultFault) -> DataKey {
        var plain = try household.open(wrapped, binding: Self.binding("kidd.key", number: profile))
        defer { plain.wipe() }
        guard plain.count == DataKey.size else { throw .notAKey }
        return DataKey(Secret(copying: plain))
    }

    /// What takes the place of the wrapped key of a profile that was erased: only who holds the household key can say so.
    /// - Parameter isFinished: whether nothing is left of the profile.
    public func erasureMark(of profile: Int64, isFinished: Bool) -> [UInt8] {
        household.seal([isFinished ? 1 : 0], binding: Self.binding("kidd.erased", number: profile))
    }

    /// Whether the erasure is finished that a mark tells of; nil: it is none.
    public func erasure(in mark: [UInt8], profile: Int64) -> Bool? {
        guard let plain = try? household.open(mark, binding: Self.binding("kidd.erased", number: profile)) else {
            return nil
        }
        return plain == [1]
    }

    /// Seals a fact about the household's files; opens only under the same name.
    public func seal(_ plain: [UInt8], name: String) -> [UInt8] {
        household.seal(plain, binding: Self.binding("kidd.meta." + name, number: 0))
    }

    /// The same with a nonce from a pool, for a fact that is sealed often.
    ///
    /// - Parameter binding: ``binding(of:)`` its name.
    public func seal(_ plain: [UInt8], binding: [UInt8], nonces: inout NoncePool) -> [UInt8] {
        household.seal(plain, binding: binding, nonces: &nonces)
    }

    /// What binds a fact to its name.
    public static func binding(of name: String) -> [UInt8] { binding("kidd.meta." + name, number: 0) }

    /// What `seal` sealed under this name.
    public func open(_ sealed: [UInt8], name: String) throws(VaultFault) -> [UInt8] {
        try household.open(sealed, binding: Self.binding("kidd.meta." + name, number: 0))
    }

    private static func binding(_ purpose: String, number: Int64) -> [UInt8] {
        var bytes = [UInt8](purpose.utf8)
        bytes.append(0)
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        return bytes
    }
}
