import Household

extension PackRefusal {
    /// The refusal for a person: one line per fault, such as
    /// `kindergarten-math/lessons/adding.json#/questions/2/correct: no option has the id e`.
    /// Of very many faults it tells the first ones and how many more there are.
    public var text: String {
        let more = faults.count - Self.mostTold
        return (faults.prefix(Self.mostTold).map(line) + (more > 0 ? ["… and \(more) more faults"] : []))
            .joined(separator: "\n")
    }

    private static let mostTold = 500

    private func line(_ fault: PackFault) -> String {
        Self.printable(fault.file.isEmpty ? "\(pack): \(fault.reason)" : "\(pack)/\(fault)")
    }

    /// Names and values out of a pack must not steer a terminal or look like further lines.
    private static func printable(_ text: String) -> String {
        var clean = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: clean += scalar.escaped(asASCII: true)
            default: clean.unicodeScalars.append(scalar)
            }
        }
        return clean
    }
}
