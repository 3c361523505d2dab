import StrictJSON
import Testing

@Suite("Numbers")
struct NumberTests {
    @Test(
        "a whole number within 64 bits is an integer, however it is written",
        arguments: [
            ("0", 0), ("-0", 0), ("0.0", 0), ("-0.000", 0), ("0e5", 0), ("0e99999999999999999999", 0), ("0.0e-9999", 0),
            ("1", 1), ("-1", -1), ("1.0", 1), ("1.000000000000000000000000", 1), ("1e2", 100), ("1E+2", 100),
            ("100e-2", 1),
            ("-12.5e1", -125), ("0.001e3", 1), ("0.00120e5", 120), ("10.10e1", 101),
            ("1e18", 1_000_000_000_000_000_000),
            ("123456789012345678", 123_456_789_012_345_678), ("1234567890123456789", 1_234_567_890_123_456_789),
            ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775807.0", .max),
            ("92233720368547758070e-1", .max), ("-0.9223372036854775808e19", .min), ("9223372036854775807000e-3", .max),
            ("1" + String(repeating: "0", count: 1000) + "e-1000", 1),
            ("0." + String(repeating: "0", count: 999) + "1e1000", 1),
        ] as [(String, Int64)])
    func integers(text: String, expected: Int64) throws {
        #expect(try scan(text).integer == expected)
    }

    @Test(
        "a number that is not whole or does not fit is no integer",
        arguments: [
            "1.5", "-0.5", "1e-1", "15e-1", "1.00000000000000000000000001", "9223372036854775808",
            "-9223372036854775809",
            "9223372036854775807.5", "1e19", "1e400", "1e99999999999999999999", "1e-99999999999999999999", "0.1e0",
            "18446744073709551616", "100000000000000000000", "92233720368547758071e-1", "-1e-400",
        ])
    func notIntegers(text: String) throws {
        #expect(try scan(text).integer == nil)
    }

    @Test("a fraction of any length is told from a whole number, in both directions of the exponent")
    func allScales() throws {
        for digits in 0..<19 {
            for exponent in 0..<19 {
                let value = try scan("0.\(String(repeating: "0", count: digits))7e\(exponent)").integer
                var expected: Int64? = exponent > digits ? 7 : nil
                for _ in 0..<max(exponent - digits - 1, 0) { expected = expected.map { $0 * 10 } }
                #expect(value == expected)
            }
        }
    }

    @Test(
        "a double is the nearest one",
        arguments: [
            ("0", 0), ("1", 1), ("-1", -1), ("1.5", 1.5), ("0.1", 0.1), ("1e-7", 1e-7), ("123.456e-3", 0.123456),
            ("1e400", nil),
            ("-1e400", nil), ("1e-400", 0), ("9007199254740993", 9_007_199_254_740_992),
            ("5e-324", .leastNonzeroMagnitude),
            ("1.7976931348623157e308", 1.7976931348623157e308), ("9223372036854775807", 0x1p63), ("1e23", 1e23),
        ] as [(String, Double?)])
    func doubles(text: String, expected: Double?) throws {
        #expect(try scan(text).double == expected)
    }

    @Test("a double keeps the sign of zero", arguments: ["-0", "-0.0", "-0e3", "-1e-400"])
    func negativeZero(text: String) throws {
        #expect(try scan(text).double?.sign == .minus)
    }
}
