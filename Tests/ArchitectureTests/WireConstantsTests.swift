import Foundation
import Testing

/// The bounds of the wire stand in one place, and all of them are published.
@Suite struct WireConstantsTests {
    @Test("Every constant of the wire is in the table that is published")
    func published() throws {
        let text = try Repository.text("Sources/JSONRPC/WireLimits.swift")
        let constants = text.matches(of: #/public static let ([A-Za-z]+) = /#).map { String($0.1) }
        let table = try #require(text.split(separator: "public static let all").last)
        #expect(constants.count > 20)
        for constant in constants { #expect(table.contains(" \(constant),"), "\(constant) is not published") }
    }
}
