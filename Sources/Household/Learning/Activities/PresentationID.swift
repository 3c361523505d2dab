/// The id of one presentation of a question: the activity, a full stop and a number from 1, such as `a7k2.3`.
public struct PresentationID: TextID {
    /// The id as it stands on the wire.
    public var rawValue: String

    /// Wraps an id.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id of the presentation with this number in an activity.
    public init(_ activity: ActivityID, _ number: Int) { rawValue = "\(activity.rawValue).\(number)" }

    /// The activity that it belongs to.
    public var activity: ActivityID {
        ActivityID(rawValue: String(rawValue.lastIndex(of: ".").map { rawValue[..<$0] } ?? rawValue[...]))
    }

    /// The number of this presentation, or nil when it belongs to another activity.
    public func number(in activity: ActivityID) -> Int? {
        var (text, start) = (rawValue, activity.rawValue)
        // Bytes in a row: whoever looks for an answer asks this of each.
        return text.withUTF8 { text in
            start.withUTF8 { start in
                guard text.starts(with: start), text.dropFirst(start.count).first == UInt8(ascii: ".") else {
                    return nil
                }
                return Self.number(text.dropFirst(start.count + 1))
            }
        }
    }

    /// What digits say; "03", "+3" and what is larger than an `Int` name nothing.
    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
        var number = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            if isTooLarge || isLarger { return nil }
            number = sum
        }
        return number
    }
}
