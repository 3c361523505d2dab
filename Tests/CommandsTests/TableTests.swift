import Testing

@testable import Commands

@Suite struct TableTests {
    private let plain = Terminal(width: 40, hasColour: false)

    @Test("Columns are as wide as what they hold, and no line ends in spaces")
    func natural() {
        var table = Table([.init("Id"), .init("Left", right: true), .init("Name", .cut)])
        table.add("mia", "5 min", "Mia")
        table.add("jon", "12 min", "")
        #expect(table.lines(on: plain) == ["ID     LEFT  NAME", "mia   5 min  Mia", "jon  12 min"])
    }

    @Test("A long text goes on below its column", arguments: [24, 30, 40])
    func wraps(width: Int) {
        var table = Table([.init("When"), .init("What", .wrap)])
        table.add("20:00", "Mia has fifteen minutes more because it rains")
        let lines = table.lines(on: Terminal(width: width, hasColour: false))
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { TextWidth.of($0) <= width })
        #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("       ") })
        #expect(lines.dropFirst().map { $0.dropFirst(7) }.joined(separator: " ").hasSuffix("because it rains"))
    }

    @Test("A cut text says so, and an id is never cut")
    func cuts() {
        var table = Table([.init("Id"), .init("Title", .cut)])
        table.add("adding-with-objects", "Adding with things that can be counted")
        let lines = table.lines(on: plain)
        #expect(lines[1] == "adding-with-objects  Adding with things…")
        #expect(TextWidth.of(lines[1]) == 40)
    }

    @Test("Only columns that can give way are made narrower")
    func shrinks() {
        var table = Table([.init("Id"), .init("Title", .cut)])
        table.add("adding-with-objects", "Adding things")
        #expect(table.widths(within: 30) == [19, 9])
        #expect(table.widths(within: 10) == [19, Table.leastWidth])
    }

    @Test("What is spare is left out of a narrow terminal")
    func spare() {
        var table = Table([.init("Id"), .init("Time", spare: true), .init("Level", spare: true), .init("Best")])
        table.add("adding-with-objects", "4 min", "2", "80 %")
        #expect(table.lines(on: Terminal(width: 39, hasColour: false))[0].hasSuffix("TIME   LEVEL  BEST"))
        #expect(table.lines(on: Terminal(width: 38, hasColour: false))[0].hasSuffix("TIME   BEST"))
        #expect(table.lines(on: Terminal(width: 31, hasColour: false))[1] == "adding-with-objects  80 %")
    }

    @Test("Columns stay in line beside wide characters and marks")
    func wide() {
        var table = Table([.init("Name"), .init("Id")])
        table.add("美亜", "mia")
        table.add("Zoe\u{308}", "zoe")
        table.add("🦊", "fox")
        #expect(table.lines(on: plain) == ["NAME  ID", "美亜  mia", "Zoë   zoe", "🦊    fox"])
    }

    @Test("Colours take no columns")
    func coloured() {
        var table = Table([.init("Id"), .init("Name")])
        table.add(Table.Cell("mia", .bold), "Mia")
        let lines = table.lines(on: Terminal(width: 40, hasColour: true))
        #expect(lines[1] == "\u{1B}[1mmia\u{1B}[0m  Mia")
    }

    @Test("A name cannot steer the terminal")
    func control() {
        var table = Table([.init("Name")])
        table.add(Table.Cell("Mia\u{1B}[2J\n\u{202E}"))
        #expect(table.lines(on: plain)[1] == "Mia\u{FFFD}[2J\u{FFFD}\u{FFFD}")
    }
}
