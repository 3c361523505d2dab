import Household
import JSONRPC
import Shapes

/// `child.update`: changes a profile; what is absent stays, null clears.
public enum ChildUpdate {
    /// The parameters of `child.update`. Optional: `name`, `born`, `avatar`, `schoolGrade`, `locale`, `accessibility`,
    /// `offersHints`, `offersNarration`, `uids`, `tierOverride`, `consents`, `basedOn`.
    public struct Params: Equatable, BasedChange {
        public var child: String
        public var name: String?
        public var born: BirthMonth?
        /// What is to be another; everything that is kept stays.
        public var details: ChildDetails
        /// What a parent allows or allows no more; nil: as it is.
        public var consents: ConsentsChange?
        /// What it was made from.
        public var basedOn: BasedOn?

        public init(
            child: String, name: String? = nil, born: BirthMonth? = nil, details: ChildDetails = ChildDetails(),
            consents: ConsentsChange? = nil, basedOn: BasedOn? = nil
        ) {
            self.child = child
            self.name = name
            self.born = born
            self.details = details
            self.consents = consents
            self.basedOn = basedOn
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "child.update", "Changes a child's profile. Absent members stay as they are, null clears.", role: .parent,
        changes: true,
        params: Shape<Params>.object(
            "ChildUpdateParams", "",
            from: Params(child: "")
        ) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("name", \.name, .text(1...80), "The display name.")
            optional("born", \.born, .birthMonth, "Year and month of birth.")
            patch("avatar", \.details.avatar, .text(1...64), "Name of a picture that front-ends know.")
            patch("schoolGrade", \.details.grade, .integer(0...12), "School grade; 0 is Kindergarten.")
            patch("locale", \.details.locale, .keptLanguage, "BCP 47 language tag; the present one is taken as it is.")
            optional("accessibility", \.details.accessibility, .accessibility)
            optional("offersHints", \.details.offersHints, .boolean, "Whether hints are offered.")
            optional("offersNarration", \.details.offersNarration, .boolean, "Whether narration is offered.")
            optional("uids", \.details.uids, .list(of: .childUID, maximum: 16), "Accounts of this child.")
            patch("tierOverride", \.details.tierOverride, .word(AgeTier.self), "A parent's word against the age.")
            optional("consents", \.consents, .consentsChange, "What a parent allows or allows no more.")
            optional("basedOn", \.basedOn, .basedOn, BasedOn.summary)
        },
        result: Shape<ChildView>.childView, errors: [.unknownChild, .nameTaken, .changedMeanwhile])
}
