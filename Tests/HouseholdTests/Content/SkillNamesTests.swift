import Testing

@testable import Household

@Suite("Skills by what people call them") struct SkillNamesTests {
    @Test("An id names its skill, a title all skills that are called so, in whatever case")
    func named() throws {
        let library = try PackFixture.library()
        let id = try #require(library.skillIDs.sorted { $0.rawValue < $1.rawValue }.first)
        let title = try #require(library.skill(id)?.name)
        #expect(library.skills(called: id.rawValue) == [id])
        #expect(library.skills(called: title.uppercased()).contains(id))
        #expect(library.skills(called: title.uppercased()).allSatisfy { library.skill($0)?.name == title })
        #expect(library.skills(called: title + "?").isEmpty)
    }

    @Test("A title in another case, and one with a slip, lead to the title")
    func near() throws {
        let library = try PackFixture.library()
        let id = try #require(library.skillIDs.sorted { $0.rawValue < $1.rawValue }.first)
        let title = try #require(library.skill(id)?.name)
        #expect(library.nearSkills(title.uppercased()).contains("\"\(title)\""))
        #expect(library.nearSkills("x" + title.dropFirst()).contains("\"\(title)\""))
        #expect(library.nearSkills("zzzzzzzz") == "")
    }
}
