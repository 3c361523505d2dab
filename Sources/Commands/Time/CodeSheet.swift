import API
import Household
import Words

/// Codes as a sheet of paper that is cut along its lines, two beside each other where there is room.
struct CodeSheet {
    var made: TimeCodes.Result
    var page: Page

    private static let inner = 30

    var text: String {
        let columns = max(1, min(2, page.terminal.width / (Self.inner + 3)))
        let coupons = made.codes.map(coupon)
        var text = ""
        for start in stride(from: 0, to: coupons.count, by: columns) {
            let row = coupons[start..<min(start + columns, coupons.count)]
            let rule = "+" + row.map { _ in String(repeating: "-", count: Self.inner) + "+" }.joined()
            text += (start == 0 ? rule + "\n" : "")
            for line in 0..<4 { text += "|" + row.map { $0[line] + "|" }.joined() + "\n" }
            text += rule + "\n"
        }
        return text
    }

    private func coupon(_ code: TimeCodes.Made) -> [String] {
        let minutes = page.said(RequestWords.minutesSaying(made.minutes))
        let whom = made.child.map {
            page.say("code.sheet.for", ["minutes": .text(minutes), "child": .text($0.rawValue)])
        }
        let until = made.expires.map {
            page.say("code.sheet.until", ["id": .text(code.id.rawValue), "time": .text(page.clock.short($0))])
        }
        return [
            whom ?? minutes, code.code, made.pastQuietHours ? page.say("code.sheet.quiet") : "",
            until ?? code.id.rawValue,
        ].map(centred)
    }

    private func centred(_ line: String) -> String {
        let line = String(line.printable.unicodeScalars.prefix(Self.inner - 2))
        let space = max(0, Self.inner - TextWidth.of(line))
        return String(repeating: " ", count: space / 2) + line + String(repeating: " ", count: space - space / 2)
    }
}
