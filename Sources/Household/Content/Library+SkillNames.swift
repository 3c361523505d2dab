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

    /// `: did you mean "Find rhymes" (k.rhymes)?`: those whose id or title holds what was written, with both, as several may
    /// have one title; else the nearest name; or nothing.
    public func nearSkills(_ name: String) -> String {
        let names = skillIDs.flatMap { [$0.rawValue] + (skill($0).map { [$0.name] } ?? []) }.sorted()
        let written = name.lowercased()
        let known = skillIDs.compactMap { id in skill(id).map { (id: id.rawValue, title: $0.name) } }
        let holding = known.filter { "\($0.id)\n\($0.title.lowercased())".contains(written) }.sorted { $0.id < $1.id }
        guard written.utf8.count >= Self.leastWritten, !holding.isEmpty else {
            return NearestWord.question(name, in: names)
        }
        let told = holding.prefix(Self.mostNear).map { "\"\($0.title)\" (\($0.id))" }.joined(separator: " or ")
        return ": did you mean \(told)?" + (holding.count > Self.mostNear ? " There are more" : "")
    }
}
