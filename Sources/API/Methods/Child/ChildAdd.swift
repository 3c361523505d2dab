import Household
import JSONRPC
import Shapes

/// `child.add`: a new child profile.
public enum ChildAdd {
    /// The parameters of `child.add`. Optional: `child`, `avatar`, `schoolGrade`, `locale`, `accessibility`, `offersHints`,
    /// `offersNarration`, `uids`, `tierOverride`.
    public struct Params: Equatable, Sendable {
        /// The display name.
        public var name: String
        /// Year and month of birth, such as `2019-04`.
        public var born: BirthMonth
        /// Of `[a-z0-9._-]`; made from the name if absent.
        public var child: String?
        /// Everything else that can be set at once; what is kept gets its usual value.
        public var details: ChildDetails

        public init(name: String, born: BirthMonth, child: String? = nil, details: ChildDetails = ChildDetails()) {
            self.name = name
            self.born = born
            self.child = child
            self.details = details
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "child.add",
        "Adds a child with the default limits: 60 minutes a day, 300 a week, quiet hours from 20:00 to 07:00.",
        role: .parent, changes: true,
        params: Shape<Params>.object(
            "ChildAddParams", "",
            make: { name, born, child, avatar, grade, locale, accessibility, hints, narration, uids, tier in
                Params(
                    name: name, born: born, child: child,
                    details: ChildDetails(
                        avatar: Patch(avatar), grade: Patch(grade), locale: Patch(locale),
                        accessibility: accessibility, offersHints: hints, offersNarration: narration, uids: uids,
                        tierOverride: Patch(tier)))
            }
        ) {
            required("name", .text(1...80), "The display name.") { $0.name }
            required("born", .birthMonth, "Year and month of birth, such as `2019-04`.") { $0.born }
            optional("child", .chosenID, "Of `[a-z0-9._-]`; made from the name if absent.") { $0.child }
            optional("avatar", .text(1...64), "Name of a picture that front-ends know.") { $0.details.avatar.value }
            optional("schoolGrade", .integer(0...12), "School grade; 0 is Kindergarten.") { $0.details.grade.value }
            optional("locale", .text(1...35), "BCP 47 language tag.") { $0.details.locale.value }
            optional("accessibility", .accessibility) { $0.details.accessibility }
            optional("offersHints", .boolean, "Whether hints are offered; true.") { $0.details.offersHints }
            optional("offersNarration", .boolean, "Whether narration is offered; true.") {
                $0.details.offersNarration
            }
            optional("uids", .list(of: .childUID, maximum: 16), "Accounts of this child.") { $0.details.uids }
            optional("tierOverride", .word(AgeTier.self), "A parent's word against the age.") {
                $0.details.tierOverride.value
            }
        },
        result: Shape<ChildView>.childView, errors: [.nameTaken])
}
