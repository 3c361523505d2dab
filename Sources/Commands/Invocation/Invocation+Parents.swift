import API
import Household
import JSONRPC
import Shapes
import Words

/// Which of several parents is in front of the terminal.
extension Invocation {
    /// A parent as kidctl names it.
    struct ChosenParent {
        /// What kidd is told: an id or a name.
        var id: String
        /// What people read.
        var name: String
    }

    /// The parents of the household.
    func parents() throws -> [ParentList.Entry] { try plainly(ParentList.method, Nothing()).value.parents }

    /// Refuses a name that a parent has, before anybody is asked for a PIN; kidd has the last word.
    func requirePlace(forParent name: String) throws {
        let known = try parents()
        if let other = known.first(where: { $0.isCalled(name) }) {
            throw Problem(
                ErrorGuide.status(for: ErrorCode.nameTaken.code),
                "another parent is called \"\(other.name)\": choose another name",
                remedy: ErrorGuide.remedy(for: ErrorCode.nameTaken.code))
        }
        guard known.count < Parent.most else {
            throw Problem(
                ErrorGuide.status(for: ErrorCode.tooManyParents.code),
                "there are \(Parent.most) parents: remove one first",
                remedy: ErrorGuide.remedy(for: ErrorCode.tooManyParents.code))
        }
    }

    /// Refuses a parent who is not there, before anybody is asked for a PIN; kidd has the last word.
    func requireKnown(parent name: String) throws {
        let known = try parents()
        guard !known.isEmpty, !known.contains(where: { $0.isCalled(name) }) else { return }
        throw Problem(
            ErrorGuide.status(for: ErrorCode.unknownParent.code),
            "there is no parent \"\(name)\": the parents are \(known.map(\.name).joined(separator: ", "))",
            remedy: ErrorGuide.remedy(for: ErrorCode.unknownParent.code))
    }

    /// Refuses, before any secret is asked for, a reset that names nobody of several parents, or one who is not there.
    func requireWhosePIN(parent name: String?) throws {
        if let name { return try requireKnown(parent: name) }
        let known = try parents()
        guard known.count <= 1 else {
            throw Problem.unnamed(among: known, "whose PIN is forgotten", option: "--parent")
        }
    }

    /// The parent who was named, or who says so on the terminal where there are several; nil: the only one.
    func chosenParent(_ prompt: SecretPrompt) throws -> ChosenParent? {
        if let asParent { return ChosenParent(id: asParent, name: asParent) }
        let known = try parents()
        guard known.count > 1 else { return nil }
        // Who it was last time is most likely.
        let last = lastParentFile.flatMap { try? $0.read() }.flatMap { id in known.first { $0.id.rawValue == id } }
        let names = Saying.Value.text(known.map(\.name).joined(separator: ", "))
        let question =
            last.map { language.say("parent.whoOrLast", ["names": names, "name": .text($0.name)]) }
            ?? language.say("parent.who", ["names": names])
        let answer = try prompt.askPlainly(question.printable + " ")
        let chosen =
            answer.isEmpty
            ? last : known.first { $0.isCalled(answer) }
        guard let chosen else { throw Problem.parentNeeded(among: known) }
        try? lastParentFile?.write(chosen.id.rawValue)
        return ChosenParent(id: chosen.id.rawValue, name: chosen.name)
    }

    /// The PIN of a parent for a call that asks for it once more; the connection is that parent's afterwards.
    func presentPIN(file: String?, remedy: String) throws -> String {
        let isUnlocked = try resume()
        if let file {
            let pin = try PINFile.read(file)
            if !isUnlocked { _ = try unlock(parent: asParent, pin: pin) }
            return pin
        }
        guard let prompt = SecretPrompt() else {
            throw Problem(.pin, "a PIN is needed and there is no terminal to ask on", remedy: remedy)
        }
        let parent = isUnlocked ? nil : try chosenParent(prompt)
        let pin = try prompt.ask(isUnlocked ? language.say("pin.present") + " " : question(for: parent))
        if !isUnlocked { _ = try unlock(parent: parent?.id, pin: pin) }
        return pin
    }

    /// How a PIN is asked for.
    func question(for parent: ChosenParent?) -> String {
        let text =
            parent.map { language.say("parent.askFor", ["name": .text($0.name.printable)]) }
            ?? language.say("parent.ask")
        return text + " "
    }

    /// Where the id of the last one of several stands, beside the token.
    private var lastParentFile: TokenFile? {
        tokenFile.map { TokenFile(path: $0.path + "-parent", ownFolder: $0.ownFolder) }
    }
}

extension ParentList.Entry {
    /// Whether a name or an id means this parent.
    fileprivate func isCalled(_ text: String) -> Bool { Parent(id: id, name: name, pinHash: "").isCalled(text) }
}

extension Problem {
    /// There are several parents, and nobody said which one it is.
    static func parentNeeded(among parents: [ParentList.Entry]) -> Problem {
        unnamed(among: parents, "which one you are", option: "--as-parent")
    }

    /// There are several parents, and no option says what is wanted of one.
    static func unnamed(among parents: [ParentList.Entry], _ what: String, option: String) -> Problem {
        let names = parents.map(\.name).joined(separator: ", ")
        return Problem(
            .pin, "there are several parents (\(names)), and it is not said \(what)", remedy: "name one: \(option) NAME"
        )
    }
}
