import Household
import Words

/// A ring for each subject: the part of its skills that were ever mastered.
struct SubjectRings {
    var subjects: [SubjectProgress]
    var name: String
    var words: ReportWords
    var id: String

    /// How many subjects have room.
    static let most = 6
    private static let inRow = 3
    private static let size = 110.0
    private static let rowHeight = 108
    private static let radius = 34.0
    private static let breadth = 9.0
    private static let longestTitle = 17

    var svg: Markup {
        let list = subjects.map { subject in
            words.say(
                "picture.ring",
                [
                    "title": .text(subject.title), "part": .number(subject.mastered),
                    "whole": .number(subject.skills),
                ])
        }
        let rows = (subjects.count + Self.inRow - 1) / Self.inRow
        return Chart.svg(
            width: ChildPage.narrow, height: rows * Self.rowHeight, id: id,
            title: words.say("picture.rings", ["name": .text(name)]), about: list.joined(separator: ", "),
            subjects.indices.flatMap(ring))
    }

    private func ring(_ index: Int) -> [Markup] {
        let subject = subjects[index]
        let x = Self.size * (Double(index % Self.inRow) + 0.5)
        let y = Double(Self.rowHeight * (index / Self.inRow)) + Self.radius + Self.breadth / 2 + 2
        let around = 2 * Double.pi * Self.radius
        let part = min(1, Double(subject.mastered) / Double(max(1, subject.skills)))
        func circle(_ paint: Paint, _ more: [(String, String)]) -> Markup {
            .element(
                "circle",
                [
                    ("cx", Chart.px(x)), ("cy", Chart.px(y)), ("r", Chart.px(Self.radius)),
                    ("stroke-width", Chart.px(Self.breadth)),
                ] + more + paint.stroke)
        }
        let filled = circle(
            .learn,
            [
                ("stroke-dasharray", "\(Chart.px(part * around)) \(Chart.px(around))"),
                ("transform", "rotate(-90 \(Chart.px(x)) \(Chart.px(y)))"),
            ])
        return [circle(.grid, [])] + (subject.mastered > 0 ? [filled] : []) + [
            Chart.text("\(subject.mastered)/\(subject.skills)", x, y + 5, .ink, .middle, size: 14),
            Chart.text(TextWidth.cut(subject.title, to: Self.longestTitle), x, y + 56, .ink, .middle),
        ]
    }
}
