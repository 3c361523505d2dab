import Household
import JSONRPC
import Shapes

/// `child.add`: a new child profile.
public enum ChildAdd {
    /// The parameters of `child.add`. Optional: `child`, `avatar`, `schoolGrade`, `locale`, `accessibility`, `offersHints`,
    /// `offersNarration`, `uids`, `tierOverride`.
    public struct Params: Equatable, Sendable {
        public var name: String
        public var born: BirthMonth
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
            from: Params(name: "", born: BirthMonth(year: 2000, month: 1))
        ) {
            required("name", \.name, .text(1...80), "The display name.")
            required("born", \.born, .birthMonth, "Year and month of birth, such as `2019-04`.")
            optional("child", \.child, .chosenID, "Of `[a-z0-9._-]`; made from the name if absent.")
            optional("avatar", \.details.avatar.value, .text(1...64), "Name of a picture that front-ends know.")
            optional("schoolGrade", \.details.grade.value, .integer(0...12), "School grade; 0 is Kindergarten.")
            optional("locale", \.details.locale.value, .languageTag, "BCP 47 language tag.")
            optional("accessibility", \.details.accessibility, .accessibility)
            optional("offersHints", \.details.offersHints, .boolean, "Whether hints are offered; true.")
            optional("offersNarration", \.details.offersNarration, .boolean, "Whether narration is offered; true.")
            optional("uids", \.details.uids, .list(of: .childUID, maximum: 16), "Accounts of this child.")
            optional(
                "tierOverride", \.details.tierOverride.value, .word(AgeTier.self), "A parent's word against the age.")
        },
        result: Shape<ChildView>.childView, errors: [.nameTaken])
}
