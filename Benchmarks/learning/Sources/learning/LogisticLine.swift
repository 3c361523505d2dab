import RealModule

/// Log-odds that are straight over some quantity.
struct LogisticLine {
    private(set) var start = 0.0
    private(set) var slope = 0.0

    /// The line that makes what was seen likeliest (Newton's method; two constants, so that nothing is to be
    /// regularised).
    init(fitting seen: [(place: Double, isRight: Bool)]) {
        for _ in 0..<30 {
            var gradient = (0.0, 0.0)
            var (first, mixed, second) = (0.0, 0.0, 0.0)
            for (place, isRight) in seen {
                let chance = chance(at: place)
                let off = (isRight ? 1 : 0) - chance
                let weight = chance * (1 - chance)
                gradient = (gradient.0 + off, gradient.1 + off * place)
                (first, mixed, second) = (first + weight, mixed + weight * place, second + weight * place * place)
            }
            let determinant = first * second - mixed * mixed
            guard determinant > 0 else { return }
            start += (second * gradient.0 - mixed * gradient.1) / determinant
            slope += (first * gradient.1 - mixed * gradient.0) / determinant
        }
    }

    func chance(at place: Double) -> Double { 1 / (1 + Double.exp(-(start + slope * place))) }
}
