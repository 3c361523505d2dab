/// Names a child for ever; in `[a-z0-9._-]`. Renaming the child keeps it.
public struct ChildID: Hashable, Sendable, RawRepresentable {
    /// The text of the id, as it goes over the wire.
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What the household knows of a child: no more than the rules need (Household, People).
public struct ChildProfile: Equatable, Sendable {
    /// Made from the first name; it stays when the child is renamed.
    public var id: ChildID
    /// The display name; no two children have the same one.
    public var name: String
    /// Name of a picture that front-ends know.
    public var avatar: String?
    /// Year and month of birth; there is no day.
    public var birth: BirthMonth
    /// School grade; 0 is Kindergarten.
    public var grade: Int?
    /// BCP 47 language tag of texts for this child; nil: the household's.
    public var locale: String?
    /// How front-ends should show things to this child.
    public var accessibility: Accessibility
    /// A parent's switches.
    public var offersHints: Bool
    /// Whether front-ends offer to read texts aloud.
    public var offersNarration: Bool
    /// Accounts of the operating system that belong to this child; empty: any account may act for it.
    public var uids: [UInt32]
    /// A parent's word against the age that follows from the birth month.
    public var tierOverride: AgeTier?
    /// Hidden from everyone but parents; nothing can be begun for the child.
    public var isArchived: Bool

    public init(
        id: ChildID, name: String, avatar: String? = nil, birth: BirthMonth, grade: Int? = nil, locale: String? = nil,
        accessibility: Accessibility = Accessibility(), offersHints: Bool = true, offersNarration: Bool = true,
        uids: [UInt32] = [], tierOverride: AgeTier? = nil, isArchived: Bool = false
    ) {
        self.id = id
        self.name = name
        self.avatar = avatar
        self.birth = birth
        self.grade = grade
        self.locale = locale
        self.accessibility = accessibility
        self.offersHints = offersHints
        self.offersNarration = offersNarration
        self.uids = uids
        self.tierOverride = tierOverride
        self.isArchived = isArchived
    }

    /// Age in whole years on a household date; a birthday is the first of its month.
    public func age(on day: Day) -> Int {
        let (year, month, _) = day.components
        return year - birth.year - (month < birth.month ? 1 : 0)
    }

    /// The age tier on a household date: it changes by itself in the birthday month.
    public func tier(on day: Day) -> AgeTier {
        if let tierOverride { return tierOverride }
        switch age(on: day) {
        case ...5: return .preschool
        case 6...9: return .elementary
        default: return .preteen
        }
    }
}

/// Year and month of birth.
public struct BirthMonth: Equatable, Sendable {
    /// In the Gregorian calendar.
    public var year: Int
    /// 1 to 12.
    public var month: Int

    public init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }
}

/// How a child likes to be shown things; front-ends follow it.
public struct Accessibility: Equatable, Sendable {
    /// Texts are read aloud without being asked for.
    public var narration: Bool
    /// No sounds, except narration that is asked for.
    public var mute: Bool
    /// No animation that is not needed to understand.
    public var reducedMotion: Bool
    /// Strong contrast between text and background.
    public var highContrast: Bool
    /// A font whose letters are easy to tell apart.
    public var dyslexiaFriendlyFont: Bool
    /// Text for what is heard.
    public var captions: Bool

    public init(
        narration: Bool = false, mute: Bool = false, reducedMotion: Bool = false, highContrast: Bool = false,
        dyslexiaFriendlyFont: Bool = false, captions: Bool = false
    ) {
        self.narration = narration
        self.mute = mute
        self.reducedMotion = reducedMotion
        self.highContrast = highContrast
        self.dyslexiaFriendlyFont = dyslexiaFriendlyFont
        self.captions = captions
    }
}
