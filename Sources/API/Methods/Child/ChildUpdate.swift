import Household
import JSONRPC
import Shapes

/// `child.update`: changes a profile; what is absent stays, null clears.
public enum ChildUpdate {
    /// The parameters of `child.update`. Optional: `name`, `born`, `avatar`, `schoolGrade`, `locale`, `accessibility`,
    /// `offersHints`, `offersNarration`, `uids`, `tierOverride`, `consents`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// The display name.
        public var name: String?
        /// Year and month of birth.
        public var born: BirthMonth?
        /// What is to be another; everything that is kept stays.
        public var details: ChildDetails
        /// What a parent allows or allows no more; nil: as it is.
        public var consents: ConsentsChange?

        public init(
            child: String, name: String? = nil, born: BirthMonth? = nil, details: ChildDetails = ChildDetails(),
            consents: ConsentsChange? = nil
        ) {
            self.child = child
            self.name = name
            self.born = born
            self.details = details
            self.consents = consents
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "child.update", "Changes a child's profile. Absent members stay as they are, null clears.", role: .parent,
        changes: true,
        params: Shape<Params>.object(
            "ChildUpdateParams", "",
            make: { child, name, born, avatar, grade, locale, accessibility, hints, narration, uids, tier, consents in
                Params(
                    child: child, name: name, born: born,
                    details: ChildDetails(
                        avatar: avatar, grade: grade, locale: locale, accessibility: accessibility,
                        offersHints: hints, offersNarration: narration, uids: uids, tierOverride: tier),
                    consents: consents)
            }
        ) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            optional("name", .text(1...80), "The display name.") { $0.name }
            optional("born", .birthMonth, "Year and month of birth.") { $0.born }
            patch("avatar", .text(1...64), "Name of a picture that front-ends know.") { $0.details.avatar }
            patch("schoolGrade", .integer(0...12), "School grade; 0 is Kindergarten.") { $0.details.grade }
            patch("locale", .text(1...35), "BCP 47 language tag.") { $0.details.locale }
            optional("accessibility", .accessibility) { $0.details.accessibility }
            optional("offersHints", .boolean, "Whether hints are offered.") { $0.details.offersHints }
            optional("offersNarration", .boolean, "Whether narration is offered.") { $0.details.offersNarration }
            optional("uids", .list(of: .childUID, maximum: 16), "Accounts of this child.") { $0.details.uids }
            patch("tierOverride", .word(AgeTier.self), "A parent's word against the age.") {
                $0.details.tierOverride
            }
            optional("consents", .consentsChange, "What a parent allows or allows no more.") { $0.consents }
        },
        result: Shape<ChildView>.childView, errors: [.unknownChild, .nameTaken])
}
