import Household
import Packs
import Testing

/// A picture that is named has to be there: front-ends get it by `pack.asset`.
@Suite struct NamedPictureTests {
    private static let drawings = Set(EmbeddedThings.all.keys)

    @Test("Every badge has a drawing", arguments: EmbeddedBadges.all)
    func badges(badge: Badge) { #expect(Self.drawings.contains(badge.icon), "\(badge.icon)") }

    @Test("Every template and every kind of challenge has a drawing")
    func challenges() {
        let icons = ChallengeTemplate.all.map(\.icon) + ChallengeGoal.Kind.allCases.map(\.icon)
        #expect(icons.filter { !Self.drawings.contains($0) } == [])
    }

    @Test("Every sticker of the shipped lessons has a drawing")
    func stickers() {
        let lessons = EmbeddedPacks.all.flatMap(\.installed).compactMap { $0.content?.lesson }
        let stickers = lessons.compactMap(\.sticker)
        #expect(stickers.count > 50)
        #expect(stickers.filter { !Self.drawings.contains($0) } == [])
    }
}
