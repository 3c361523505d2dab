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
            required("badge", \.badge, .name)
            required("day", \.day, .number)
            required("at", \.at, .milliseconds)
        })
}

extension Shape where Value == EarnedSticker {
    static let storedSticker = Shape.object(
        "EarnedSticker",
        make: EarnedSticker.init,
        members: {
            required("sticker", \.sticker, .words)
            required("lesson", \.lesson, .name)
            required("day", \.day, .number)
            required("at", \.at, .milliseconds)
        })
}

extension Shape where Value == DayStreak {
    static let storedStreak = Shape.object(
        "DayStreak",
        make: {
            value, last, graces, lost, repaired, longest, weeks, at in
            DayStreak(
                value: value, last: last, graces: graces, lost: lost, repaired: repaired, longest: longest,
                weeks: weeks, at: at)
        },
        members: {
            required("value", \.value, .whole)
            optional("last", \.last, .number)
            unless("graces", \.graces, .list(of: .number), is: [])
            optional("lost", \.lost, .lostStreak)
            optional("repaired", \.repaired, .number)
            required("longest", \.longest, .whole)
            unless("weeks", \.weeks, .storedWeeks, is: WeekStreak())
            optional("at", \.at, .milliseconds)
        })
}

extension Shape where Value == DayStreak.Lost {
    static let lostStreak = Shape.object(
        "LostStreak",
        make: DayStreak.Lost.init,
        members: {
            required("value", \.value, .whole)
            required("ended", \.ended, .number)
        })
}

extension Shape where Value == WeekStreak {
    static let storedWeeks = Shape.object(
        "WeekStreak",
        make: WeekStreak.init,
        members: {
            required("value", \.value, .whole)
            optional("last", \.last, .number)
            required("longest", \.longest, .whole)
        })
}
