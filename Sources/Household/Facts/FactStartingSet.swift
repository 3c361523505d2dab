/// What a new child's placement asks from: 100 facts, spread over the bands (Learning, Facts 0-20).
enum FactStartingSet {
    /// The facts of a band, additions first.
    static func facts(of band: FactBand) -> [MathFact] { table[band] ?? [] }

    private static let table: [FactBand: [MathFact]] = texts.mapValues { text in
        text.split(separator: " ").compactMap { MathFact(String($0)) }
    }

    private static let texts: [FactBand: String] = [
        .small:
            "1+3 1+6 2+1 2+2 2+4 2+8 3+2 5+0 5+1 5+2 6+2 7+1 7+2 9+1 9+2 3-1 5-0 5-2 5-4 7-2 7-6 7-7 8-1 8-2 8-6 "
            + "8-7 8-8 9-9 10-8 10-9",
        .doubles: "3+3 4+4 6+6 7+7 8+8 9+9 8-4 10-5 12-6 14-7 16-8 18-9",
        .tens: "3+7 4+6 6+4 7+3 10-3 10-4 10-6 10-7",
        .near: "4+3 4+5 4+10 5+6 6+5 7+6 7+8 8+7 8+9 9+8 9+10 10+3 10+5 10+6 10+7 10+8",
        .bridging: "4+8 4+9 5+9 6+8 6+9 8+3 8+4 8+5 8+6 8+11 9+3 9+7 9+11 12+8",
        .rest: "3+12 3+17 4+12 5+3 6+3 7+4 7+5 7+13 13+5 13+6 7-3 7-4 8-5 9-6 13-4 13-6 13-8 14-6 15-6 15-7",
    ]
}
