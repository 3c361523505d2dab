import Household

extension TemplateContent {
    /// Everything that is wrong with the texts and parameters.
    public var faults: [BodyFault] {
        var faults = variantFaults + needFaults
        if parts.version != Source.version {
            let reason = "\(Source.key) has no version \(parts.version); known is \(Source.version)"
            faults.append(BodyFault(pointer: "/version", reason: reason))
        }
        let known = Set(Source.labels.map(\.name))
        for label in parts.labels.keys.sorted() where !known.contains(label) {
            faults.append(BodyFault(pointer: "/labels/\(label)", reason: "is no label of \(Source.key)"))
        }
        // What texts need follows from the facts; those of faulty variants would tell more faults than there are.
        guard faults.isEmpty else { return faults }
        var survey = Survey()
        for name in variants { if let variant = parameters[name] { survey.look(at: variant, of: Source.self, parts) } }
        return parts.texts.enumerated().flatMap { index, text in
            TextFaults<Source>(text, parts: parts, survey: survey).all
                .map { BodyFault(pointer: "/texts/\(index)\($0.pointer)", reason: $0.reason) }
        }
    }

    private var variantFaults: [BodyFault] {
        if parameters.isEmpty { return [BodyFault(pointer: "/\(Source.key)", reason: "has no variants")] }
        return variants.flatMap { name in
            let place = "/\(Source.key)/\(name)"
            let idFault = ContentLimits.idFault(name).map { [BodyFault(pointer: place, reason: $0)] } ?? []
            let own = parameters[name].map(faults) ?? []
            return idFault + own.map { BodyFault(pointer: place + $0.pointer, reason: $0.reason) }
        }
    }

    private func faults(of variant: Source.Parameters) -> [BodyFault] {
        var faults = Source.faults(of: variant)
        guard faults.isEmpty else { return faults }
        if Source.kinds(of: variant).isEmpty {
            faults.append(BodyFault(pointer: "", reason: "can be asked in no kind of question"))
        }
        let count = Source.facts(of: variant).count
        if count == 0 { faults.append(BodyFault(pointer: "", reason: "has no items; widen its bounds")) }
        if count > GeneratorLimits.facts {
            let reason = "has \(count) facts; at most \(GeneratorLimits.facts) are possible"
            faults.append(BodyFault(pointer: "", reason: reason))
        }
        return faults
    }

    /// What the variants need and the template does not have.
    private var needFaults: [BodyFault] {
        let needs = parameters.values.map { Source.needs(of: $0) }
        var faults: [BodyFault] = []
        let things = needs.map(\.things).max() ?? 0
        let words = [parts.things.map(\.thing), parts.things.map(\.one), parts.things.map(\.many)]
        let differ = words.allSatisfy { Set($0).count == $0.count }
        if parts.things.count < things || things > 1 && !differ {
            let needed = things == 1 ? "1 thing" : "\(things) things with different words"
            faults.append(BodyFault(pointer: "/things", reason: "must be at least \(needed)"))
        }
        if let highest = needs.compactMap(\.words).max() {
            if parts.words.count <= highest {
                faults.append(BodyFault(pointer: "/words", reason: "must have the words for 0 to \(highest)"))
            }
            if Set(parts.words).count < parts.words.count {
                faults.append(BodyFault(pointer: "/words", reason: "has a word twice"))
            }
        }
        let missing = Set(needs.flatMap(\.labels)).filter { parts.labels[$0] == nil }.sorted()
        if !missing.isEmpty {
            faults.append(BodyFault(pointer: "/labels", reason: "lacks \(missing.joined(separator: ", "))"))
        }
        return faults
    }
}

/// The bounds of templates.
public enum GeneratorLimits {
    /// Facts of a variant.
    public static let facts = 20_000
}

/// What the facts of all variants ask of the texts.
struct Survey {
    /// The misconceptions that some item has.
    var misconceptions: Set<String> = []
    /// The placeholders that tell an answer, by the strategy of their facts.
    var telling: [String: Set<String>] = [:]
    /// The highest number of each placeholder.
    var highest: [String: Int] = [:]
    /// Whether some item has a picture.
    var hasPicture = false

    mutating func look<Source: Generator>(
        at variant: Source.Parameters, of source: Source.Type, _ parts: TemplateParts
    ) {
        let dress = Wardrobe(parts, for: Source.needs(of: variant))[0].dress
        let kinds = Source.kinds(of: variant)
        for fact in Source.facts(of: variant) {
            for kind in kinds { misconceptions.formUnion(fact.asked(as: kind, in: dress).misconceptions) }
            telling[fact.strategy, default: []].formUnion(fact.telling)
            hasPicture = hasPicture || fact.picture(in: dress) != nil
            for (name, value) in fact.values(in: dress) {
                if case .number(let number) = value { highest[name] = max(highest[name] ?? 0, number) }
            }
        }
    }
}
