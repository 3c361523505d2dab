import API
import Household
import Words

/// Rewards in the words and bars of the command line.
enum RewardText {
    private static let barWidths = 8...24

    /// What is left of a line for a bar.
    static func barWidth(_ page: Page, beside: Int) -> Int {
        min(max(page.terminal.width - beside, barWidths.lowerBound), barWidths.upperBound)
    }

    /// How far points have come towards the next level: as much of the bar as the numbers beside it tell.
    static func bar(_ points: Int, _ level: Level, _ width: Int) -> String {
        Bar.text(points, of: level.to, width: width)
    }

    static func name(of level: Level, _ page: Page) -> String { "\(level.number) \(page.said(level.name))" }

    /// A badge of the program in the terminal's language, so that one table has one language; one of the family's own as
    /// the family called it.
    static func title(of badge: BadgeBrief, _ page: Page) -> String {
        page.said("badge.\(badge.key.rawValue).title", or: badge.title)
    }

    /// The same of what earns it.
    static func rule(of badge: BadgeBrief, _ page: Page) -> String {
        page.said("badge.\(badge.key.rawValue).description", or: badge.description)
    }

    /// `+3`, `-2`, or nothing.
    static func signed(_ number: Int) -> String { number == 0 ? "" : number > 0 ? "+\(number)" : "\(number)" }
}
