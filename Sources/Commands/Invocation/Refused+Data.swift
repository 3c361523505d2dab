import Client
import Household
import JSONRPC
import StrictJSON

/// What kidctl reads of an error's `data`.
extension ClientError.Refused {
    /// The sentence for the child that came with the error; nil when there is none.
    var say: String? { member("say")?.string }

    /// Whether the same call is allowed once a parent has unlocked.
    var isLiftedByParent: Bool { member("liftedBy")?.elements.contains { $0.hasString("parent") } ?? false }

    /// The place of the parameter that does not fit, as a JSON pointer.
    var path: String? { code == ErrorCode.invalidParams.code ? member("path")?.string : nil }

    /// What would lift a "not now".
    var lifts: [Lift] {
        member("decision")?.member("liftedBy")?.elements.compactMap { $0.string.flatMap(Lift.init(rawValue:)) } ?? []
    }

    /// Seconds until the next try, where entries were wrong; else 0.
    var waitSeconds: Int { member("waitSeconds")?.integer.map(Int.init) ?? 0 }

    /// A member of its data that is a text.
    func text(_ name: String) -> String? { member(name)?.string }

    /// What is wrong with a pack, a line each.
    var packFaults: [String] {
        member("faults")?.elements.compactMap { fault in
            guard let reason = fault.member("reason")?.string else { return nil }
            let file = fault.member("packFile")?.string ?? ""
            let pointer = fault.member("pointer")?.string ?? ""
            return file.isEmpty ? reason : (pointer.isEmpty ? file : "\(file)#\(pointer)") + ": \(reason)"
        } ?? []
    }

    /// What is wrong with parameters that are taken as a whole, a line each.
    var parameterFaults: [String] {
        member("faults")?.elements.compactMap { fault in
            guard let path = fault.member("path")?.string, let reason = fault.member("reason")?.string else {
                return nil
            }
            return "\(path) \(reason)"
        } ?? []
    }

    private func member(_ name: String) -> JSONValue? {
        (try? JSONDocument(scanning: data))?.root.member(name)
    }
}
