import API
import Foundation
import Household
import Testing
import Words

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import Commands

@Suite struct ReportPageTests {
    /// What stands in a page, as a reader of XML finds it.
    private final class Reader: NSObject, XMLParserDelegate {
        var open: [String] = []
        var headings: [(level: Int, text: String)] = []
        var elements: [(name: String, attributes: [String: String], first: String?)] = []
        var text = ""
        private var waiting: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let parent = waiting.last, elements[parent].first == nil { elements[parent].first = name }
            waiting.append(elements.count)
            elements.append((name, attributes, nil))
            open.append(name)
            if name.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) { headings.append((level, "")) }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
            waiting.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if !open.contains("style") { text += string }
            if let name = open.last, name.count == 2, name.hasPrefix("h"), Int(name.dropFirst()) != nil {
                headings[headings.count - 1].text += string
            }
        }
    }

    private static func read(_ html: String) throws -> Reader {
        let reader = Reader()
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = reader
        let isWhole = parser.parse()
        try #require(isWhole, "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
        return reader
    }

    @Test(
        "The page is well-formed, holds nothing from elsewhere and nothing that runs", arguments: Language.tags,
        [ReportRange.weekly, .dashboard])
    func sealed(tag: String, range: ReportRange) throws {
        let html = ReportSample.html(range, tag)
        #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(tag)\">"))
        let reader = try Self.read(html)
        for word in ["<script", "http", "url(", "@import", "<link", "<img", "src=", "href", "javascript", "onload"] {
            #expect(!html.lowercased().contains(word), "\(word)")
        }
        #expect(!reader.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
        let ids = reader.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test("Every picture has a name and a description, and every table a caption and headings with their scope")
    func accessible() throws {
        for range in [ReportRange.weekly, .dashboard] {
            let reader = try Self.read(ReportSample.html(range))
            let ids = Set(reader.elements.compactMap { $0.attributes["id"] })
            let pictures = reader.elements.filter { $0.name == "svg" }
            // Of the second child, that did nothing, the bars, rings and the year.
            #expect(pictures.count == 7 + 3)
            for picture in pictures {
                #expect(picture.attributes["role"] == "img" && picture.first == "title")
                let named = picture.attributes["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
                #expect(named.count == 2 && named.allSatisfy(ids.contains))
                #expect(picture.attributes["width"] != nil && picture.attributes["height"] != nil)
            }
            for table in reader.elements where table.name == "table" && table.attributes["role"] == nil {
                #expect(table.first == "caption")
            }
            for heading in reader.elements where heading.name == "th" {
                #expect(["row", "col"].contains(heading.attributes["scope"]))
            }
        }
    }

    @Test("Headings come in order: one first, a child on the second level, its parts on the third")
    func headings() throws {
        let headings = try Self.read(ReportSample.html()).headings
        #expect(headings.first?.level == 1 && headings.count { $0.level == 1 } == 1)
        #expect(headings.filter { $0.level == 2 }.map(\.text) == [ReportSample.name, "Ben"])
        for (one, next) in zip(headings, headings.dropFirst()) { #expect(next.level <= one.level + 1) }
        #expect(headings.allSatisfy { !$0.text.isEmpty })
    }

    @Test("Names are shown as they are and never taken for elements")
    func names() throws {
        let html = ReportSample.html()
        #expect(!html.contains("<b>") && !html.contains("<paper>"))
        #expect(html.contains("<h2>&lt;b&gt;&amp;&quot;&#39; Zoë</h2>"))
        let reader = try Self.read(html)
        #expect(reader.text.contains("\(ReportSample.name) completed 12 lessons."))
        #expect(!reader.elements.contains { $0.name == "b" || $0.name == "paper" })
        #expect(Markup.element("p", [("title", "\"><i>")], "a\u{1B}\u{0}b").source.contains("a\u{FFFD}\u{FFFD}b"))
        #expect(!Markup.element("p", [("title", "\"><i>")], "x").source.contains("<i>"))
    }

    @Test("Text is read well in light and in dark: each of its colors has a contrast of 4.5 and more")
    func contrast() {
        func luminance(_ color: UInt32) -> Double {
            let parts = [16, 8, 0].map { shift -> Double in
                let value = Double(color >> UInt32(shift) & 0xFF) / 255
                return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        func contrast(_ one: UInt32, _ other: UInt32) -> Double {
            let both = [luminance(one), luminance(other)].sorted()
            return (both[1] + 0.05) / (both[0] + 0.05)
        }
        for color in [\Paint.light, \Paint.dark] {
            for text in [Paint.ink, .dim] {
                #expect(contrast(text[keyPath: color], Paint.paper[keyPath: color]) >= 4.5, "\(text)")
            }
            // What is no text, and tells something.
            for shape in [Paint.learn, .other, .step3] {
                #expect(contrast(shape[keyPath: color], Paint.paper[keyPath: color]) >= 3, "\(shape)")
            }
        }
    }

    @Test("All facts of an operation stand in a square, and no two states look alike without color")
    func grid() {
        let shapes = FactState.allCases.map { state in
            FactShape.shapes(state, [(10, 10)]).map { $0.source.split(separator: "\"")[1] }
        }
        #expect(Set(shapes).count == FactState.allCases.count)
        for operation in FactOperation.allCases {
            let cells = operation.domain.facts.filter { $0.operation == operation }
                .map { FactsMatrix.Cell(fact: $0, state: .fluent, netMilliseconds: nil) }
            let words = ReportWords(page: ReportSample.page())
            let grid = FactGrid(cells: cells, operation: operation, name: "Mia", words: words, id: "x").svg.source
            #expect(
                grid.split(separator: "h10.5v10.5h-10.5z", omittingEmptySubsequences: false).count == cells.count + 1)
            #expect(grid.contains("fluent: \(cells.count)"))
        }
    }

    @Test("A week that begins on Sunday begins each column of the year with Sunday")
    func yearColumns() {
        var pictures = ReportSample.pictures
        pictures.weekStart = .sunday
        let words = ReportWords(page: ReportSample.page())
        let map = YearHeatMap(
            days: [HeatDay(day: ReportSample.first, lessons: 4)], weekStart: .sunday, name: "Mia", words: words, id: "x"
        )
        // A Monday is in the second row then.
        #expect(map.svg.source.contains("d=\"M\(Chart.px(34 - 5.5)) \(Chart.px(18 + 18 - 5.5))h11"))
    }

    @Test("Columns of CSV are named, each row has all of them, and begins with its child")
    func tables() {
        let tables = ReportTables(report: ReportSample.report(), range: .weekly, zone: .utc).all
        #expect(
            tables.map(\.name) == [
                "totals", "days", "subjects", "lessons", "skills", "kinds", "mistakes", "reviews", "challenges",
                "badges", "facts", "times", "recall",
            ])
        for table in tables {
            #expect(table.columns.first == "child" && !table.rows.isEmpty, "\(table.name)")
            for row in table.rows { #expect(row.count == table.columns.count && row.first == .text("zoe")) }
        }
        #expect(
            tables[1].rows[0] == [
                .text("zoe"), .text("2026-11-16"), .number(3300), .number(1500), .number(60), .number(3), .number(1),
            ])
        #expect(tables[1].rows[6][4] == .empty)
        #expect(tables[11].rows.map { $0[1] }.contains(.text("strategy")))
    }

    @Test("Of a day of learning alone no form of the report tells other screen time")
    func learningAlone() throws {
        var child = ReportSample.child("Mia", days: 30)
        for index in child.days.indices {
            (child.days[index].screenSeconds, child.days[index].learningSeconds) = (1134, 1134)
        }
        let report = ReportSample.report(children: [child])
        let page = ReportDocument(
            report: report, range: .dashboard, pictures: [ReportSample.pictures], page: ReportSample.page()
        ).text
        #expect(page.contains(">18 + 0</td>") && !page.contains(">18 + 1</td>"))
        let words = ReportWords(page: ReportSample.page())
        #expect(child.days.allSatisfy { words.other($0) == ReportWords.nothing })
    }

    @Test("Only one form at a time is taken", arguments: [["--html", "--json"], ["--csv", "x", "--html"]])
    func forms(arguments: [String]) {
        #expect(Kidctl.run(["report", "weekly"] + arguments + ["--socket", "/nonexistent/kidd.sock"]) == .usage)
        #expect(Kidctl.run(["report", "dashboard"] + arguments + ["--socket", "/nonexistent/kidd.sock"]) == .usage)
    }
}
