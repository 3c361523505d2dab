import Household
import Words

/// A filter as people read it.
enum FilterText {
    static func text(_ filter: ContentFilter, _ page: Page) -> String {
        let lessons = filter.blockedLessons.map(\.rawValue).sorted()
        let packs = filter.blockedPacks.map(\.rawValue).sorted()
        let pauses = filter.pausedSubjects.map { pause in
            let subject = Saying.Value.text(pause.subject)
            if let until = pause.until {
                return page.say("filter.until", ["subject": subject, "time": .text(page.clock.short(until))])
            }
            guard let awaited = pause.untilFinished else { return pause.subject }
            return page.say("filter.untilFinished", ["subject": subject, "awaited": .text(awaited)])
        }
        func list(_ names: [String]) -> String {
            names.isEmpty ? page.say("filter.none") : names.joined(separator: ", ")
        }
        return page.facts([
            (page.say("filter.subjects"), filter.allowedSubjects.map { list($0.sorted()) } ?? page.say("filter.all")),
            (page.say("filter.pauses"), list(pauses)),
            (
                page.say("filter.difficulty"),
                filter.highestDifficulty.map { page.language.say($0, of: 5) } ?? page.say("filter.any")
            ),
            (
                page.say("filter.tier"),
                filter.highestTier.map { page.said(Saying("tier." + $0.rawValue)) } ?? page.say("filter.ownTier")
            ),
            (page.say("filter.lessons"), list(lessons)), (page.say("filter.packs"), list(packs)),
            (page.say("filter.apps"), filter.allowedApps.map { list($0.sorted()) } ?? page.say("filter.all")),
        ])
            // A mistyped app keeps all others away.
            + (filter.allowedApps?.isEmpty == false ? page.paragraph(page.say("filter.unknownApps")) : "")
    }
}
