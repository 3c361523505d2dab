import Household

extension CoinsPicture: DrawablePicture {
    /// Coins and bills from left to right, each sort on lines of its own.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        coins.flatMap { coin in
            let sign = CoinSigns.sign(cents: coin.cents)
            let perRow = max(1, (canvas.width + 2) / (sign.count + 2))
            return stride(from: 0, to: coin.count, by: perRow).map { start in
                let count = min(perRow, coin.count - start)
                return PaintedLine(Array(repeating: sign, count: count).joined(separator: "  "), .yellow)
            }
        }
    }
}
