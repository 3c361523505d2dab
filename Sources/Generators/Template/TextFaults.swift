import Household

/// Looks through one wording of a template; pointers are relative to the wording.
struct TextFaults<Source: Generator> {
    private let text: TextSet
    private let parts: TemplateParts
    private let survey: Survey

    init(_ text: TextSet, parts: TemplateParts, survey: Survey) {
        self.text = text
        self.parts = parts
        self.survey = survey
    }

    var all: [BodyFault] {
        text.all.flatMap(faults) + mistakeFaults + strategyFaults + pictureFaults
    }

    private func faults(of placed: PlacedText) -> [BodyFault] {
        let pattern = TextPattern(placed.text)
        if let reason = pattern.fault { return [BodyFault(pointer: placed.pointer, reason: reason)] }
        return pattern.blanks.compactMap { blank in
            fault(of: blank, in: placed).map { BodyFault(pointer: placed.pointer, reason: $0) }
        }
    }

    private func fault(of blank: TextPattern.Blank, in placed: PlacedText) -> String? {
        let name = "{\(blank.name)}"
        let own = Source.placeholders + (placed.isMistake ? [.given] : [])
        if let thing = blank.thing, parts.things.count <= thing.place {
            return "speaks of things, and the template has \(parts.things.count)"
        }
        if let child = blank.child, parts.names.count <= child {
            return "has \(name), and the template has \(parts.names.count) names"
        }
        guard let placeholder = own.first(where: { $0.name == blank.name }) else {
            guard Placeholder.common.contains(where: { $0.name == blank.name }) else {
                let known = (own + Placeholder.common).map(\.name).joined(separator: ", ")
                return "has \(name), which is not known; known are \(known)"
            }
            return blank.form == .plain ? nil : "asks for a form of \(name), which is no number"
        }
        if !placed.isExplanation, tells(blank.name, placed) { return "tells the answer with \(name)" }
        if blank.form != .plain, !placeholder.isNumber { return "asks for a form of \(name), which is no number" }
        if blank.form == .word, parts.words.count <= survey.highest[blank.name] ?? 0 {
            return "asks for the word of \(name), and the template has no word for \(survey.highest[blank.name] ?? 0)"
        }
        return nil
    }

    /// Whether a placeholder tells the answer of some fact whose items have this text.
    private func tells(_ name: String, _ placed: PlacedText) -> Bool {
        if let strategy = placed.strategy { return survey.telling[strategy]?.contains(name) == true }
        let isHint = placed.pointer.hasPrefix("/hints/")
        return survey.telling.contains { strategy, names in
            names.contains(name) && !(isHint && text.strategies[strategy] != nil)
        }
    }

    private var mistakeFaults: [BodyFault] {
        let known = Set(Source.misconceptions.map(\.name))
        var faults = text.mistakes.keys.sorted().filter { !known.contains($0) }.map {
            BodyFault(pointer: "/mistakes/\($0)", reason: "is no misconception of \(Source.key)")
        }
        let missing = survey.misconceptions.filter { text.mistakes[$0] == nil }.sorted()
        if !missing.isEmpty {
            faults.append(BodyFault(pointer: "/mistakes", reason: "lacks \(missing.joined(separator: ", "))"))
        }
        return faults
    }

    private var strategyFaults: [BodyFault] {
        let known = Set(Source.strategies.map(\.name))
        return text.strategies.keys.sorted().filter { !known.contains($0) }.map {
            BodyFault(pointer: "/strategies/\($0)", reason: "is no strategy of \(Source.key)")
        }
    }

    private var pictureFaults: [BodyFault] {
        guard survey.hasPicture, text.picture == nil else { return [] }
        return [BodyFault(pointer: "/picture", reason: "is missing; what is drawn must be told in words as well")]
    }
}
