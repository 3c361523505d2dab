import Household

/// Looks through a list of options, tiles, items or zones as its author wrote it.
struct OptionFaults {
    /// What one of the list is called in a fault.
    let name: String
    /// Where the list stands, relative to the question.
    let pointer: String
    /// All ids so far; lists of one question share them, so that an id alone never tells what belongs together.
    private(set) var ids: Set<String>
    /// What was found.
    private(set) var faults: [BodyFault] = []

    /// - Parameters:
    ///   - possible: how many there may be; nil when another rule says so.
    ///   - taken: the ids of the lists before.
    init(
        _ options: [ChoiceOption], at pointer: String, named name: String, possible: ClosedRange<Int>?,
        taken: Set<String> = []
    ) {
        self.name = name
        self.pointer = pointer
        ids = taken
        if let possible, !possible.contains(options.count) {
            let bounds = "\(possible.lowerBound) to \(possible.upperBound)"
            refuse("", "has \(options.count) \(name)s; \(bounds) are possible here")
        }
        var texts: Set<String> = []
        for (index, option) in options.enumerated() { check(option, at: "/\(index)", &texts) }
    }

    private mutating func check(_ option: ChoiceOption, at place: String, _ texts: inout Set<String>) {
        refuse("\(place)/id", ContentLimits.idFault(option.id))
        if !ids.insert(option.id).inserted { refuse("\(place)/id", "another \(name) has the id \(option.id)") }
        refuse("\(place)/text", ContentLimits.textFault(option.text, atMost: ContentLimits.choiceCharacters))
        if !texts.insert(Folding.folded(option.text)).inserted {
            refuse("\(place)/text", "another \(name) has the same text")
        }
        if let text = option.explanation?.text { refuse("\(place)/explanation", ContentLimits.textFault(text)) }
    }

    private mutating func refuse(_ place: String, _ reason: String?) {
        guard let reason else { return }
        faults.append(BodyFault(pointer: pointer + place, reason: reason))
    }
}
