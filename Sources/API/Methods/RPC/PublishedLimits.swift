import Household
import JSONRPC

/// Every bound that a front-end or a pack's author can meet: those of the wire, those of answers (Content, Question
/// kinds, Limits), those of screen time (Screen time), and what a child's programs may cause.
public enum PublishedLimits {
    /// The table as `rpc.limits` and the OpenRPC document have it.
    public static let all: [(name: String, value: Int, summary: String)] =
        WireLimits.all + [
            ("choiceCharacters", ContentLimits.choiceCharacters, "Characters of an option, a tile, an item or a zone."),
            ("answerCharacters", ContentLimits.answerCharacters, "Characters of a typed answer."),
            ("placements", ContentLimits.placements, "Pairs or placements of an answer."),
            ("options", ContentLimits.options, "Options of a question."),
            ("tiles", ContentLimits.tiles, "Tiles of a word bank."),
            ("pairs", ContentLimits.pairs, "Pairs of a matching question."),
            ("items", ContentLimits.items, "Items to put away."),
            ("zones", ContentLimits.zones, "Zones to put items into."),
            ("patternElements", ContentLimits.patternElements.upperBound, "Elements of a pattern, with its gaps."),
            ("largestNumber", ContentLimits.largestNumber, "The largest number of a question about numbers."),
            ("ticks", ContentLimits.ticks.upperBound, "Ticks of a number line."),
            ("coins", ContentLimits.coins.upperBound, "Different coins and bills of a question."),
            ("coinsOfOneSort", ContentLimits.coinsOfOneSort, "Coins of one sort in an answer."),
            ("parts", ContentLimits.parts.upperBound, "Parts of a shape to shade."),
            ("bars", ContentLimits.bars.upperBound, "Bars of a graph."),
            ("strokes", ContentLimits.strokes, "Strokes of a drawing."),
            ("strokePoints", ContentLimits.strokePoints, "Points of a stroke."),
            ("openLeases", Lease.mostOpen, "Leases of one child that are open at a time."),
            (
                "openLeasesPerAccount", Lease.mostOfAccount,
                "Leases that one account may hold of a child without an account of its own."
            ),
            ("openRequests", RequestBook.mostOpen, "Requests for more time of one child that are open at a time."),
            ("usableGrants", TimeBook.mostGrants, "Grants of one child that are usable before no more are given."),
            ("daysOfUse", TimeBook.mostDays, "Days of use that are kept of one child."),
            ("quietWindows", ScreenTimePolicy.mostQuietWindows, "Windows of quiet hours of one policy."),
            ("allowedWindows", ScreenTimePolicy.mostAllowedWindows, "Allowed windows of one policy."),
            ("dateOverrides", ScreenTimePolicy.mostDateOverrides, "Overrides of dates of one policy."),
            ("budgets", ScreenTimePolicy.mostBudgets, "Budgets of one policy."),
            ("activities", ScreenTimePolicy.mostActivities, "Activities of one budget, and free ones of one policy."),
            ("installedPacks", PackBook.mostInstalled, "Packs that are installed at a time."),
            ("packTextBytes", PackBook.mostTextBytes, "Bytes of lessons of all installed packs together."),
            ("trustedSigners", PackBook.mostSigners, "Signers of packs that are trusted at a time."),
            ("parents", Parent.most, "Parents of the household at a time."),
            ("parentsEver", Parent.mostEver, "Parents that the household ever has: ids are not used again."),
            ("unusedCodes", CodeBook.mostUnused, "Codes for minutes that are unused at a time."),
        ] + Work.published
}
