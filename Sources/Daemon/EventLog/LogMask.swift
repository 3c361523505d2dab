import Household
import Vault

/// Makes events nobody's: each name becomes a random one, the same in all of an export and another in the next.
///
/// Only what is in everybody's kidd stays: skills of the packs that are part of the program, and kinds of questions.
struct LogMask {
    /// Random, for this export.
    let salt: String
    /// Names that stay.
    let publicNames: Set<String>

    /// Bytes of a random salt.
    static let saltBytes = 16
    /// Bytes of a name.
    private static let nameBytes = 8

    /// A name for something that has one.
    func name(_ kind: String, _ text: String) -> String {
        let digest = Digest.blake2b(Array((salt + "\n" + kind + "\n" + text).utf8), size: 16)
        return kind + "-" + Hexadecimal.text(Array(digest.prefix(Self.nameBytes)))
    }

    private func known(_ kind: String, _ text: String) -> String {
        publicNames.contains(text) ? text : name(kind, text)
    }

    private func masked(_ place: LoggedPlace) -> LoggedPlace {
        LoggedPlace(
            activity: place.activity.map { name("activity", $0) }, item: place.item.map { name("item", $0) })
    }

    /// The event with names of this export.
    func masked(_ event: LoggedEvent) -> LoggedEvent {
        switch event {
        case .screenAppeared(let screen): return .screenAppeared(screen: name("screen", screen))
        case .itemAnswered(var answer):
            answer.activity = name("activity", answer.activity)
            answer.item = name("item", answer.item)
            answer.skill = answer.skill.map { known("skill", $0) }
            answer.kind = answer.kind.map { known("kind", $0) }
            return .itemAnswered(answer)
        case .hintUsed(var hint):
            hint.activity = name("activity", hint.activity)
            hint.item = name("item", hint.item)
            return .hintUsed(hint)
        case .badgeEarned(let badge): return .badgeEarned(badge: name("badge", badge))
        // A session of kidd's own activities has the name of the activity.
        case .sessionStart(let session): return .sessionStart(session: name("activity", session))
        case .sessionStop(let session, let seconds):
            return .sessionStop(session: name("activity", session), seconds: seconds)
        case .base10BlockMoved(var move):
            move.place = masked(move.place)
            return .base10BlockMoved(move)
        case .clockHandMoved(var move):
            move.place = masked(move.place)
            return .clockHandMoved(move)
        case .coinDragged(var drag):
            drag.place = masked(drag.place)
            drag.coin = name("coin", drag.coin)
            return .coinDragged(drag)
        case .fractionShaded(var shade):
            shade.place = masked(shade.place)
            return .fractionShaded(shade)
        }
    }
}
