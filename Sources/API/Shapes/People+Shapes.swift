import Household
import JSONRPC
import Shapes

extension Shape where Value: RawRepresentable & Sendable, Value.RawValue == String {
    /// An id: a text that is taken as it is; whether it names something is the daemon's answer.
    public static func id(_ type: Value.Type = Value.self) -> Shape {
        Shape<String>.text(1...128).map(
            expected: "must be an id", to: { Value(rawValue: $0) }, from: { $0.rawValue })
    }
}

extension Shape where Value == String {
    /// An id that a caller chooses for a child: it can be typed and read aloud.
    static let chosenID = Shape.text(
        Schema.StringRules(minimumLength: 1, maximumLength: 64, pattern: "^[a-z0-9._-]+$")
    ).map(
        expected: "may have a to z, 0 to 9, . _ and - only",
        to: { id in
            let isPlain = id.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
                    UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
            return isPlain ? id : nil
        }, from: { $0 })

    /// A language that a caller chooses: what is kept from before may be another text.
    static let languageTag = Shape.text(
        Schema.StringRules(minimumLength: 1, maximumLength: 35, pattern: "^[A-Za-z0-9-]+$")
    ).map(expected: LanguageRules.words, to: { LanguageRules.refusal(of: $0) == nil ? $0 : nil }, from: { $0 })

    /// The same where it may be sent back as it is: the handler refuses another one that is no such tag.
    static let keptLanguage = Shape.text(1...35)
}

extension Shape where Value == HouseholdSettings {
    /// How it is read and written: `Household` in the reference.
    public static let household = Shape.object(
        "Household", "The settings of the family.",
        from: HouseholdSettings(name: "", zone: "")
    ) {
        required("name", \.name, .text(1...80), "What the family calls itself.")
        required("zone", \.zone, .text(1...64), "IANA name of the time zone, such as `Europe/Berlin`.")
        required("weekStart", \.weekStart, .weekday, "The first day of a week.")
        required(
            "weekendDays", \.weekendDays, .set(of: .weekday, in: { $0.rawValue < $1.rawValue }, maximum: 7),
            "The days of a weekend.")
        required(
            "dayStart", .dayStart, "When a household day begins, 00:00 to 06:00.", get: \.dayStartTime,
            set: { $0.dayStart = $1.minutes })
        required("locale", \.locale, .text(1...35), "BCP 47 language tag.")
        optional("admitsStrangers", \.admitsStrangers, .boolean, Self.admitsStrangers)
        required(
            "retentionMonths", \.retentionMonths, .nullable(.integer(RetentionRules.possibleMonths)),
            Self.retentionMonths)
    }

    /// What the member `retentionMonths` means.
    static let retentionMonths =
        "Months for which single answers and single minutes are kept; older ones are folded into daily totals. null: for "
        + "ever."

    /// What the member `admitsStrangers` means.
    static let admitsStrangers =
        "Whether accounts that belong to nobody here may act for children without an account. Absent: as the daemon was "
        + "installed, yes for one person's and no for the whole machine's."
}

extension Shape where Value == BirthMonth {
    /// `YYYY-MM`.
    public static let birthMonth: Shape = Shape<String>.text(
        Schema.StringRules(minimumLength: 7, maximumLength: 7, pattern: "^(19|[2-9][0-9])[0-9]{2}-(0[1-9]|1[0-2])$")
    ).map(
        expected: "must be a year and month such as 2019-04", blank: { BirthMonth(year: 2000, month: 1) },
        to: { text in
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard text.utf8.count == 7, !text.contains("+"), parts.count == 2, parts[0].utf8.count == 4,
                let year = Int(parts[0]), let month = Int(parts[1]), (1900...9999).contains(year),
                (1...12).contains(month)
            else { return nil }
            return BirthMonth(year: year, month: month)
        },
        from: { birth in
            let month = birth.month < 10 ? "0\(birth.month)" : "\(birth.month)"
            return "\(birth.year)-\(month)"
        })
}

extension Shape where Value == Accessibility {
    /// How it is read and written: `Accessibility` in the reference.
    public static let accessibility = Shape.object(
        "Accessibility", "How front-ends should show things to this child.", make: Accessibility.init
    ) {
        defaulted("readAloud", \.narration, .boolean, to: false, "Texts are read aloud.")
        defaulted("mute", \.mute, .boolean, to: false, "No sounds.")
        defaulted("reducedMotion", \.reducedMotion, .boolean, to: false, "No large movements.")
        defaulted("highContrast", \.highContrast, .boolean, to: false, "Strong contrast.")
        defaulted(
            "dyslexiaFriendlyFont", \.dyslexiaFriendlyFont, .boolean, to: false, "A font that is easier with dyslexia.")
        defaulted("captions", \.captions, .boolean, to: false, "Sounds have captions.")
    }
}

extension Shape where Value == ChildProfile {
    /// How it is read and written: `ChildProfile` in the reference.
    public static let childProfile = Shape.object(
        "ChildProfile", "What the household knows of a child.",
        from: ChildProfile(id: ChildID(rawValue: ""), name: "", birth: BirthMonth(year: 2000, month: 1))
    ) {
        required("child", \.id, .id(ChildID.self), "Stays the same for ever; renaming keeps it.")
        required("name", \.name, .text(1...80), "The display name.")
        optional("avatar", \.avatar, .text(1...64), "Name of a picture that front-ends know.")
        required("born", \.birth, .birthMonth, "Year and month of birth, such as `2019-04`.")
        optional("schoolGrade", \.grade, .integer(0...12), "School grade; 0 is Kindergarten.")
        optional("locale", \.locale, .text(1...35), "BCP 47 language tag.")
        required("accessibility", \.accessibility, .accessibility)
        required("offersHints", \.offersHints, .boolean, "Whether hints are offered.")
        required("offersNarration", \.offersNarration, .boolean, "Whether narration is offered.")
        required(
            "uids", .list(of: .childUID, maximum: 16),
            "The child's accounts (uids); an empty list: any account may act for it.", get: { $0.uids.map(Int.init) },
            set: { $0.uids = $1.map { UInt32($0) } })
        optional("tierOverride", \.tierOverride, .word(AgeTier.self), "A parent's word against the age.")
        required("isArchived", \.isArchived, .boolean, "Hidden, data kept.")
    }
}

extension Shape where Value == Int {
    /// A number of an account of the operating system.
    public static let uid = Shape.integer(0...4_294_967_294)

    /// The same for a child, who is never root.
    static let childUID = Shape.integer(1...4_294_967_294)
}
