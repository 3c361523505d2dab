import Words

/// Which PINs are taken (Household, PINs).
public enum PINRules {
    /// Digits of a PIN.
    public static let lengths = 4...12
    /// Back-off after the n-th wrong entry in a row, in seconds: nothing for the first two, at most an hour.
    static let waits = [0, 0, 5, 30, 60, 300, 900, 3600]

    /// Why a PIN is refused, or nil. `birthYears` are those of the household's children.
    public static func refusal(of pin: [UInt8], birthYears: [Int]) -> Saying? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard lengths.contains(pin.count), pin.allSatisfy(digits.contains) else {
            return Saying("parent.pin.length", numbers: ["from": lengths.lowerBound, "to": lengths.upperBound])
        }
        if pin.allSatisfy({ $0 == pin[0] }) { return Saying("parent.pin.alike") }
        let steps = zip(pin, pin.dropFirst()).map { Int($1) - Int($0) }
        if steps.allSatisfy({ $0 == 1 }) || steps.allSatisfy({ $0 == -1 }) {
            return Saying("parent.pin.run")
        }
        if birthYears.contains(where: { Array(String($0).utf8) == pin }) {
            return Saying("parent.pin.birthYear")
        }
        return nil
    }

    /// How long the next try has to wait after this many wrong entries in a row, in seconds.
    public static func wait(afterFailures failures: Int) -> Int {
        failures <= 0 ? 0 : waits[min(failures, waits.count) - 1]
    }
}
