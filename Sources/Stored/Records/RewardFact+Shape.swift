import Household
import Shapes

/// The cases of ``RewardFact``.
private enum Variants {
    static let streakSet = Variant("streakSet", 128, .storedStreak, make: RewardFact.streakSet)
    static let badgeEarned = Variant("badgeEarned", 129, .storedBadge) {
        RewardFact.badgeEarned($0.badge, day: $0.day, at: $0.at)
    }
    static let badgesSeen = Variant("badgesSeen", 130, .list(of: .name), make: RewardFact.badgesSeen)
    static let stickerEarned = Variant("stickerEarned", 131, .storedSticker, make: RewardFact.stickerEarned)
    static let kindUsed = Variant("kindUsed", 132, .name, make: RewardFact.kindUsed)
}

extension RewardFact {
    static let variants = [
        Variants.streakSet.reader, Variants.badgeEarned.reader, Variants.badgesSeen.reader,
        Variants.stickerEarned.reader, Variants.kindUsed.reader,
    ]
}

extension Shape where Value == RewardFact {
    static let rewardFact = Shape.tagged(RewardFact.variants) { fact, out in
        switch fact {
        case .streakSet(let streak): Variants.streakSet.write(streak, to: &out)
        case .badgeEarned(let badge, let day, let at):
            Variants.badgeEarned.write(EarnedBadge(badge: badge, day: day, at: at), to: &out)
        case .badgesSeen(let badges): Variants.badgesSeen.write(badges, to: &out)
        case .stickerEarned(let sticker): Variants.stickerEarned.write(sticker, to: &out)
        case .kindUsed(let kind): Variants.kindUsed.write(kind, to: &out)
        }
    }
}

extension Shape where Value == EarnedBadge {
    /// A badge as it was earned; that it was seen is a fact of its own.
    static let storedBadge = Shape.object(
        "EarnedBadge",
        make: { EarnedBadge(badge: $0, day: $1, at: $2) },
        members: {
            required("badge", .name) { $0.badge }
            required("day", .number) { $0.day }
            required("at", .milliseconds) { $0.at }
        })
}

extension Shape where Value == EarnedSticker {
    static let storedSticker = Shape.object(
        "EarnedSticker",
        make: EarnedSticker.init,
        members: {
            required("sticker", .words) { $0.sticker }
            required("lesson", .name) { $0.lesson }
            required("day", .number) { $0.day }
            required("at", .milliseconds) { $0.at }
        })
}

extension Shape where Value == DayStreak {
    static let storedStreak = Shape.object(
        "DayStreak",
        make: {
            value, last, graces, lost, repaired, longest, weeks, at in
            DayStreak(
                value: value, last: last, graces: graces ?? [], lost: lost, repaired: repaired, longest: longest,
                weeks: weeks ?? WeekStreak(), at: at)
        },
        members: {
            required("value", .whole) { $0.value }
            optional("last", .number) { $0.last }
            unless("graces", .list(of: .number), is: []) { $0.graces }
            optional("lost", .lostStreak) { $0.lost }
            optional("repaired", .number) { $0.repaired }
            required("longest", .whole) { $0.longest }
            unless("weeks", .storedWeeks, is: WeekStreak()) { $0.weeks }
            optional("at", .milliseconds) { $0.at }
        })
}

extension Shape where Value == DayStreak.Lost {
    static let lostStreak = Shape.object(
        "LostStreak",
        make: DayStreak.Lost.init,
        members: {
            required("value", .whole) { $0.value }
            required("ended", .number) { $0.ended }
        })
}

extension Shape where Value == WeekStreak {
    static let storedWeeks = Shape.object(
        "WeekStreak",
        make: WeekStreak.init,
        members: {
            required("value", .whole) { $0.value }
            optional("last", .number) { $0.last }
            required("longest", .whole) { $0.longest }
        })
}
