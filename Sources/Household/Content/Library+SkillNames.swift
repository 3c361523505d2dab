/// Skills by what people call them.
extension Library {
    /// The skills that an id or else a title names, in the order of their ids. Case does not matter in a title.
    public func skills(called name: String) -> [SkillID] {
        let id = SkillID(rawValue: name)
        if skill(id) != nil { return [id] }
        let written = name.lowercased()
        return skillIDs.filter { skill($0)?.name.lowercased() == written }.sorted { $0.rawValue < $1.rawValue }
    }

    /// How many names are offered instead of one that is not there.
    private static let mostNear = 4
    /// Less of a name is in too many of them.
    private static let leastWritten = 3

    /// `: did you mean "Find rhymes"?`: the ids and titles that hold what was written, else the nearest one; or nothing.
    public func nearSkills(_ name: String) -> String {
        let names = skillIDs.flatMap { [$0.rawValue] + (skill($0).map { [$0.name] } ?? []) }.sorted()
        let written = name.lowercased()
        let holding = written.utf8.count < Self.leastWritten ? [] : names.filter { $0.lowercased().contains(written) }
        guard !holding.isEmpty else { return NearestWord.question(name, in: names) }
        return ": did you mean " + holding.prefix(Self.mostNear).map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    }
}
