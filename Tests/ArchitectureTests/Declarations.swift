/// The declarations of a Swift file, as far as the rules of the house ask about them.
struct Declarations {
    /// One symbol that others may use.
    struct Symbol: Equatable {
        var name: String
        var line: Int
        var isDocumented: Bool
    }

    /// A function, initialiser, subscript or computed property with a body.
    struct Body: Equatable {
        var name: String
        var line: Int
        /// From the line of its name to that of its last brace.
        var length: Int
    }

    /// The parameters of a function or initialiser.
    struct Signature: Equatable {
        var name: String
        var line: Int
        var parameters: Int
        /// Of these, those that a caller gives by their place alone.
        var unlabelled: Int
        var isInitialiser: Bool { name.hasSuffix(".init") }
    }

    /// Declared `public`: types, members, cases of public enums and requirements of public protocols. Left out are the
    /// members of an extension that only adds a conformance: the protocol says what they do.
    private(set) var publicSymbols: [Symbol] = []
    private(set) var bodies: [Body] = []
    private(set) var signatures: [Signature] = []
    /// The stored properties of each class and actor: what it holds.
    private(set) var heldProperties: [String: Int] = [:]
    /// Functions, initialisers and subscripts by their type, those in extensions included.
    private(set) var functions: [String: Int] = [:]
    /// The closure arguments without a name that go past the seventh: `$7` and above.
    private(set) var highArguments: [Int] = []

    private let source: SourceTokens
    private var scopes: [Scope] = []
    private var pending: Scope?
    /// Open parentheses and brackets: what stands in them declares nothing.
    private var nesting = 0

    private struct Scope {
        enum Kind { case type, body, other }
        var kind: Kind
        /// The whole path of a type.
        var name: String
        var keyword = ""
        var isPublic = false
        var isConformance = false
        var line = 0
        var nesting = 0
    }

    init(_ text: String) {
        source = SourceTokens(text)
        for index in source.tokens.indices { read(index) }
    }
}

// MARK: Reading

extension Declarations {
    private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]
    private static let members: Set<String> = [
        "func", "var", "let", "typealias", "associatedtype", "init", "subscript", "case", "deinit",
    ]
    private static let modifiers: Set<String> = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "mutating",
        "nonmutating", "override", "convenience", "required", "lazy", "weak", "unowned", "nonisolated", "indirect",
        "isolated", "consuming", "borrowing", "dynamic", "optional", "prefix", "postfix", "infix",
    ]

    private func text(_ index: Int) -> String {
        source.tokens.indices.contains(index) ? source.tokens[index].text : ""
    }

    private var type: Scope? { scopes.last.flatMap { $0.kind == .type ? $0 : nil } }

    private mutating func read(_ index: Int) {
        let token = source.tokens[index]
        switch token.text {
        case "{": open()
        case "}": close(line: token.line)
        case "(", "[": nesting += 1
        case ")", "]": nesting -= 1
        case let word where word.hasPrefix("$") && (Int(word.dropFirst()) ?? 0) >= 7: highArguments.append(token.line)
        case let word where Self.types.contains(word) && isDeclared(index):
            // Within a body only those that certainly begin a type of its own.
            if scopes.isEmpty || type != nil || text(index + 1).first?.isUppercase == true { beginType(index) }
        case let word where Self.members.contains(word) && isDeclared(index):
            if scopes.isEmpty || type != nil { beginMember(index) } else if word == "func" { beginFunction(index, []) }
        default: break
        }
    }

    /// Whether a keyword stands where a declaration may begin.
    private func isDeclared(_ index: Int) -> Bool {
        nesting == (scopes.last?.nesting ?? 0) && text(index - 1) != "." && text(index + 1) != ":"
    }

    private mutating func open() {
        let isBody = nesting == (scopes.last?.nesting ?? 0)
        var scope = isBody ? pending ?? Scope(kind: .other, name: "") : Scope(kind: .other, name: "")
        if isBody { pending = nil }
        scope.nesting = nesting
        scopes.append(scope)
    }

    private mutating func close(line: Int) {
        guard let scope = scopes.popLast() else { return }
        if scope.kind == .type { pending = nil }
        nesting = scope.nesting
        guard scope.kind == .body else { return }
        bodies.append(Body(name: scope.name, line: scope.line, length: line - scope.line + 1))
    }

    /// The modifiers before a keyword.
    private func modifiers(before index: Int) -> Set<String> {
        var found: Set<String> = []
        var place = index - 1
        while true {
            if text(place) == ")", text(place - 2) == "(" { place -= 3 }
            guard Self.modifiers.contains(text(place)) else { return found }
            found.insert(text(place + 1) == "(" ? text(place) + "(set)" : text(place))
            place -= 1
        }
    }

    private func isDocumented(_ index: Int) -> Bool {
        var line = source.tokens[index].line - 1
        while source.attributeLines.contains(line) { line -= 1 }
        return source.docLines.contains(line)
    }

    private mutating func note(_ name: String, at index: Int, isPublic: Bool) {
        guard isPublic else { return }
        publicSymbols.append(
            Symbol(name: name, line: source.tokens[index].line, isDocumented: isDocumented(index)))
    }

    private static func isPublic(_ modifiers: Set<String>) -> Bool {
        modifiers.contains("public") || modifiers.contains("open")
    }
}

// MARK: Types

extension Declarations {
    private mutating func beginType(_ index: Int) {
        let keyword = text(index)
        // `class func` is a member.
        if keyword == "class", Self.members.contains(text(index + 1)) { return }
        var place = index + 1
        var name = text(place)
        while text(place + 1) == "." {
            name += "." + text(place + 2)
            place += 2
        }
        let isPublic = Self.isPublic(modifiers(before: index))
        let path = (type.map { $0.name + "." } ?? "") + name
        if keyword != "extension" { note(path, at: index, isPublic: isPublic) }
        pending = Scope(
            kind: .type, name: path, keyword: keyword, isPublic: isPublic,
            isConformance: keyword == "extension" && conforms(from: place + 1))
    }

    /// Whether an extension names a protocol before its brace.
    private func conforms(from index: Int) -> Bool {
        var place = index
        while !["{", "where", ""].contains(text(place)) {
            if text(place) == ":" { return true }
            place += 1
        }
        return false
    }
}

// MARK: Members

extension Declarations {
    private mutating func beginMember(_ index: Int) {
        let modifiers = modifiers(before: index)
        let path = type.map { $0.name + "." } ?? ""
        let isPublic =
            Self.isPublic(modifiers) && type?.isConformance != true
            || type?.isPublic == true && type?.keyword == "protocol"
        pending = nil
        switch text(index) {
        case "func", "init", "subscript", "deinit":
            note(path + functionName(index), at: index, isPublic: isPublic)
            beginFunction(index, modifiers)
        case "var", "let":
            note(path + text(index + 1), at: index, isPublic: isPublic)
            readProperty(index, modifiers)
        case "case":
            guard type?.keyword == "enum" else { return }
            for name in caseNames(index) { note(path + name, at: index, isPublic: type?.isPublic == true) }
        default: note(path + text(index + 1), at: index, isPublic: isPublic)
        }
    }

    /// The word behind `func`, or all signs of an operator; else the keyword itself.
    private func functionName(_ index: Int) -> String {
        guard text(index) == "func" else { return text(index) }
        guard text(index + 1).first?.isLetter == false else { return text(index + 1) }
        return (index + 1..<index + 5).map(text).prefix { $0 != "(" }.joined()
    }

    private mutating func beginFunction(_ index: Int, _ modifiers: Set<String>) {
        let keyword = text(index)
        let path = type.map { $0.name + "." } ?? ""
        let name = path + functionName(index)
        if let type, keyword != "deinit" { functions[type.name, default: 0] += 1 }
        var place = index + 1
        while !["(", "{", ""].contains(text(place)) { place += 1 }
        if text(place) == "(", keyword != "deinit" {
            let parts = parts(after: place)
            signatures.append(
                Signature(
                    name: name, line: source.tokens[index].line, parameters: parts.count,
                    unlabelled: parts.count { $0 == "_" }))
        }
        if type?.keyword != "protocol" {
            pending = Scope(kind: .body, name: name, line: source.tokens[index].line)
        }
    }

    /// The first words of what stands between commas, up to the parenthesis that closes.
    private func parts(after open: Int) -> [String] {
        var firsts: [String] = []
        var depth = 0
        var isFirst = true
        var place = open + 1
        while place < source.tokens.count {
            let word = text(place)
            if depth == 0, word == ")" { return firsts }
            if isFirst {
                firsts.append(word)
                isFirst = false
            }
            switch word {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}", ">": depth -= 1
            case ",": if depth == 0 { isFirst = true }
            default: break
            }
            place += 1
        }
        return firsts
    }

    /// The names behind a `case`.
    private func caseNames(_ index: Int) -> [String] {
        var names: [String] = []
        var place = index
        repeat {
            names.append(text(place + 1))
            place += 2
            if text(place) == "(" {
                var depth = 0
                repeat {
                    depth += text(place) == "(" ? 1 : text(place) == ")" ? -1 : 0
                    place += 1
                } while depth > 0
            }
            if text(place) == "=" { place += 2 }
        } while text(place) == ","
        return names
    }

    /// Counts stored properties, and sees whether a computed one has a body that follows.
    private mutating func readProperty(_ index: Int, _ modifiers: Set<String>) {
        var depth = 0
        var names = 1
        var hasValue = false
        var place = index + 2
        scan: while place < source.tokens.count {
            let word = text(place)
            if depth == 0, word == "{", !hasValue {
                if ["didSet", "willSet"].contains(text(place + 1)) { break scan }
                if type?.keyword != "protocol" {
                    let path = type.map { $0.name + "." } ?? ""
                    pending = Scope(kind: .body, name: path + text(index + 1), line: source.tokens[index].line)
                }
                return
            }
            let isNewLine = source.tokens[place].line > source.tokens[place - 1].line
            if depth == 0, isNewLine, ![",", ":", "=", "->", "&", "."].contains(text(place - 1)), word != "=" { break }
            switch word {
            case "(", "[", "{": depth += 1
            case "<": depth += hasValue ? 0 : 1
            case ">": depth -= hasValue ? 0 : 1
            case ")", "]", "}": depth -= 1
            case "=": hasValue = hasValue || depth == 0
            case ",": if depth == 0 { names += 1 }
            default: break
            }
            if depth < 0 { break }
            place += 1
        }
        let isOfInstance = modifiers.isDisjoint(with: ["static", "class"])
        guard let type, isOfInstance, ["class", "actor"].contains(type.keyword) else { return }
        heldProperties[type.name, default: 0] += names
    }
}
