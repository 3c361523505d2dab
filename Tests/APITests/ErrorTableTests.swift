import API
import JSONRPC
import Testing

@Suite struct ErrorTableTests {
    @Test func everyWordStandsForOneErrorOnly() {
        let words = ErrorTable.all.map(\.kind)
        #expect(Set(words).count == words.count)
    }

    @Test func onlyTheStandardsInvalidRequestHasSeveralWords() {
        let numbers = Dictionary(grouping: ErrorTable.all, by: \.code).filter { $0.value.count > 1 }
        #expect(numbers.keys.sorted() == [-32600])
    }

    @Test func everyErrorSaysWhatItIsFor() {
        #expect(ErrorTable.all.allSatisfy { $0.summary.hasSuffix(".") && $0.remedy.hasSuffix(".") })
    }

    @Test func numbersStandInTheirRanges() {
        let ranges = [
            -32700...(-32600), -32099...(-32000), 101...199, 201...299, 301...399, 401...499, 501...599,
            601...699, 801...899,
        ]
        for error in ErrorTable.all {
            #expect(ranges.contains { $0.contains(error.code) }, "\(error.kind)")
        }
    }
}
