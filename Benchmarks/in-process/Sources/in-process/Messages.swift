import Foundation
import StrictJSON

/// Messages as they come, through the strict scanner and through Foundation's.
enum Messages {
    static let all: [(name: String, text: String)] = [
        ("time.mayI", #"{"jsonrpc":"2.0","id":1000000000,"method":"time.mayI","params":{"child":"mia"}}"#),
        (
            "activity.answer",
            #"{"jsonrpc":"2.0","id":2,"method":"activity.answer","params":{"activity":"a7k2m9xw4t","presentation":"#
                + #""a7k2m9xw4t.3","answer":{"option":"b"},"idempotencyKey":"f1-118"}}"#
        ),
        ("batch of 100", "[" + Array(repeating: call, count: 100).joined(separator: ",") + "]"),
    ]

    private static let call = #"{"jsonrpc":"2.0","id":7,"method":"time.mayI","params":{"child":"mia"}}"#

    static func strict(_ text: String) -> Double {
        let bytes = Array(text.utf8)
        return Stopwatch.nanoseconds { keep(try? JSONDocument(scanning: bytes)) }
    }

    static func foundation(_ text: String) -> Double {
        let data = Data(text.utf8)
        return Stopwatch.nanoseconds { keep(try? JSONSerialization.jsonObject(with: data)) }
    }
}
