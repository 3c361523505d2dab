import Household
import Shapes

extension CoinsPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "Coins and bills side by side."

    /// How it is written.
    public static let wire = Shape<CoinsPicture>.object(
        "DrawnCoins", "Coins and bills side by side.", make: CoinsPicture.init
    ) {
        required("coins", \.coins, .list(of: .coinCount, minimum: 1, maximum: 12), "From left to right.")
    }

    /// An example for the reference.
    public static let example = CoinsPicture(coins: [CoinCount(coin: "dime", cents: 10, count: 2)])
    /// Its text.
    public static let exampleText = "Two dimes."
}
