import API
import Household
import Shapes
import StrictJSON

/// What no shape can say of a file of badges: all of it is looked at, so that a parent learns every fault at once.
struct BadgeCheck {
    /// The keys of the program's badges.
    let shipped: Set<BadgeKey>
    /// The family's own.
    let book: BadgeBook
    /// All installed packs.
    let library: Library
    /// The names of the drawings of the program.
    let icons: [String]

    /// The badges of a file, and everything that is wrong with it: what has not the form of a badge first, then the rest, each
    /// in the order of its places.
    func look(at file: BadgeFile) -> (badges: [Badge], faults: [ShapeFault]) {
        var badges: [Badge] = []
        var (form, faults): ([ShapeFault], [ShapeFault]) = ([], [])
        var keys: Set<String> = []
        for (index, entry) in file.entries.enumerated() {
            let told = Set(entry.faults.map(\.path))
            let others = self.faults(in: entry.json, &keys).filter { !told.contains($0.path) }
            func placed(_ fault: ShapeFault) -> ShapeFault {
                ShapeFault(path: "/badges/\(index)" + fault.path, message: fault.message)
            }
            form += entry.faults.map(placed)
            faults += others.map(placed)
            if let badge = entry.badge { badges.append(badge) }
        }
        let new = badges.filter { book.badge($0.key) == nil }
        let count = book.own.count + new.count
        if count > BadgeBook.mostOwn {
            let message =
                "would make \(count) badges of the family's own; at most \(BadgeBook.mostOwn) are possible, "
                + "so take some away first"
            faults.append(ShapeFault(path: "/badges", message: message))
        } else if count + book.removed.count > BadgeBook.mostOwn + BadgeBook.mostRemoved {
            let message =
                "cannot become more: \(book.removed.count) that were taken away stay in the galleries of children, "
                + "so use one of their keys again"
            faults.append(ShapeFault(path: "/badges", message: message))
        }
        return (badges, form + faults)
    }

    /// - Parameter keys: those of the entries before.
    private func faults(in json: JSONValue, _ keys: inout Set<String>) -> [ShapeFault] {
        guard json.kind == .object else { return [] }
        var faults: [ShapeFault] = []
        if let key = json.member("badge")?.string {
            if shipped.contains(BadgeKey(rawValue: key)) {
                let message = "is \"\(key)\", a badge of the program, which stays as it is; choose another key"
                faults.append(ShapeFault(path: "/badge", message: message))
            } else if !keys.insert(key).inserted {
                faults.append(ShapeFault(path: "/badge", message: "is there twice: \"\(key.brief())\""))
            }
        }
        for name in ["title", "description"] {
            guard let member = json.member(name) else {
                faults.append(ShapeFault(path: "/" + name, message: "is missing"))
                continue
            }
            guard let text = member.string, let refusal = NameRules.refusal(of: text) else { continue }
            faults.append(ShapeFault(path: "/" + name, message: refusal))
        }
        if let icon = json.member("icon")?.string, !icons.contains(icon) {
            let near = NearestWord.question(icon, in: icons)
            let message = "is \"\(icon.brief())\", no drawing of the program" + (near.isEmpty ? Self.someIcons : near)
            faults.append(ShapeFault(path: "/icon", message: message))
        }
        if let condition = json.member("condition"),
            let known = try? Shape<BadgeCondition>.badgeCondition.read(condition)
        {
            faults += self.faults(in: known)
        }
        return faults
    }

    /// A badge for something that no pack has could never be earned, and nobody would be told why.
    private func faults(in condition: BadgeCondition) -> [ShapeFault] {
        var faults: [ShapeFault] = []
        func refuse(_ place: String, _ name: String, _ what: String, _ known: [String]) {
            let near = NearestWord.question(name, in: known)
            let message =
                "is \"\(name.brief())\", \(what)"
                + (near.isEmpty ? "; known are " + known.prefix(20).joined(separator: ", ") : near)
            faults.append(ShapeFault(path: "/condition/" + place, message: message))
        }
        let standards = library.packs.flatMap(\.manifest.standards)
        if let subject = condition.subject, !library.hasSubject(subject) {
            refuse("subject", subject, "no subject of a pack", Set(standards.map(\.subject)).sorted())
        } else if let domain = condition.domain {
            let others = standards.filter { $0.subject == domain.subject }
            let same = others.filter { $0.domain == domain.name }
            if same.isEmpty {
                refuse("domain", domain.name, "no domain of this subject", Set(others.map(\.domain)).sorted())
            } else if let grade = domain.grade, !same.contains(where: { $0.grade == grade }) {
                let grades = Set(same.map(\.grade.rawValue)).sorted()
                refuse("grade", grade.rawValue, "no grade of this domain", grades)
            }
        }
        for (index, skill) in (condition.skills ?? []).enumerated() where library.skill(skill) == nil {
            refuse("skills/\(index)", skill.rawValue, "no skill of a pack", library.skillIDs.map(\.rawValue).sorted())
        }
        return faults
    }

    private static let someIcons = ", such as book, star or trophy; pictures.md lists them"
}
