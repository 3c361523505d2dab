/// Writes ASCII text with fixed-width decimal numbers into one piece of memory: a text that is added up of parts takes ten
/// times as long, and each reply about time has some.
struct DigitWriter {
    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(32) }

    /// What was written.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func character(_ scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }

    /// A number filled with zeros at the front, "07"; a longer one has all its digits.
    mutating func number(_ value: Int, width: Int) {
        if value < 0 { character("-") }
        var place: UInt = 1
        for _ in 1..<width { place *= 10 }
        while value.magnitude / place > 9 { place *= 10 }
        while place > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(value.magnitude / place % 10))
            place /= 10
        }
    }

    /// A day, "2026-11-21".
    mutating func day(_ date: Day) {
        let (year, month, day) = date.components
        number(year, width: 4)
        character("-")
        number(month, width: 2)
        character("-")
        number(day, width: 2)
    }

    /// Hours and minutes of a number of minutes, "07:30".
    mutating func minutes(_ minutes: Int) {
        number(minutes / 60, width: 2)
        character(":")
        number(minutes % 60, width: 2)
    }
}
