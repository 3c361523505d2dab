import Household

extension ThingCount {
    /// Rows of so many each, the last one as it comes out.
    static func rows(of thing: String, _ count: Int, crossedOut: Int = 0, each: Int) -> [ThingCount] {
        stride(from: 0, to: count, by: each).map { start in
            let end = min(start + each, count)
            // The last ones of all are crossed out, and so the last ones of their row.
            let crossed = max(0, end - max(start, count - crossedOut))
            return ThingCount(thing: thing, count: end - start, crossedOut: crossed)
        }
    }
}
