extension Shape {
    /// A set as a list without repeats, in an order, so that the same set always gives the same bytes.
    public static func set<Element: Hashable & Sendable>(
        of element: Shape<Element>, in order: @escaping @Sendable (Element, Element) -> Bool, minimum: Int = 0,
        maximum: Int? = nil
    ) -> Shape where Value == Set<Element> {
        Shape<[Element]>.list(of: element, minimum: minimum, maximum: maximum)
            .map(expected: "must be a list", to: { Set($0) }, from: { $0.sorted(by: order) })
    }

    /// A dictionary as a list of entries in the order of their keys; of two entries with one key the first one stands.
    ///
    /// - Parameters:
    ///   - entry: how a key and its value are written.
    ///   - order: whether a key comes before another.
    public static func entries<Key: Hashable & Sendable, Element: Sendable>(
        of entry: Shape<(key: Key, value: Element)>, in order: @escaping @Sendable (Key, Key) -> Bool
    ) -> Shape where Value == [Key: Element] {
        Shape<[(key: Key, value: Element)]>.list(of: entry)
            .map(
                expected: "must be a list",
                to: { Dictionary($0.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first }) },
                from: { $0.map { ($0.key, $0.value) }.sorted { order($0.key, $1.key) } })
    }
}
