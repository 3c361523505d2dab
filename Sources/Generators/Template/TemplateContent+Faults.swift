import Household

extension TemplateContent {
    /// Everything that is wrong with the texts and parameters.
    public var faults: [BodyFault] {
        var faults = variantFaults
        if parts.version != Source.version {
            let reason = "\(Source.name) has no version \(parts.version); known is \(Source.version)"
            faults.append(BodyFault(pointer: "/version", reason: reason))
        }
        let known = Set(Source.labels.map(\.name))
        for label in parts.labels.keys.sorted() where !known.contains(label) {
            faults.append(BodyFault(pointer: "/labels/\(label)", reason: "is no label of \(Source.name)"))
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
        if parameters.isEmpty { return [BodyFault(pointer: "/\(Source.name)", reason: "has no variants")] }
        return variants.flatMap { name in
            let place = "/\(Source.name)/\(name)"
            let idFault = ContentLimits.idFault(name).map { [BodyFault(pointer: place, reason: $0)] } ?? []
            let own = parameters[name].map(faults) ?? []
            return idFault
                + own.map { fault in
                    // What the template lacks stands in the template, not in the variant.
                    BodyFault(pointer: fault.isOfTemplate ? fault.pointer : place + fault.pointer, reason: fault.reason)
                }
        }
    }

    private func faults(of variant: Source.Parameters) -> [(pointer: String, reason: String, isOfTemplate: Bool)] {
        let own = Source.faults(of: variant)
        if !own.isEmpty { return own.map { ($0.pointer, $0.reason, false) } }
        var faults: [(pointer: String, reason: String, isOfTemplate: Bool)] = []
        if Source.kinds(of: variant).isEmpty { faults.append(("", "can be asked in no kind of question", false)) }
        let count = Source.facts(of: variant).count
        if count == 0 { faults.append(("", "has no items; widen its bounds", false)) }
        if count > GeneratorLimits.facts {
            faults.append(("", "has \(count) facts; at most \(GeneratorLimits.facts) are possible", false))
        }
        let needs = Source.needs(of: variant)
        if Set(parts.things.map(\.one)).count < needs.things {
            faults.append(("/things", "must have at least \(needs.things) different things for its variants", true))
        }
        if let highest = needs.words, parts.words.count <= highest {
            faults.append(("/words", "must have the words for 0 to \(highest)", true))
        }
        let missing = needs.labels.filter { parts.labels[$0] == nil }
        if !missing.isEmpty { faults.append(("/labels", "lacks \(missing.joined(separator: ", "))", true)) }
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
