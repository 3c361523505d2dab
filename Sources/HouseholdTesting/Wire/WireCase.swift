/// One file of `rpc-spec/wire`: a behaviour of the protocol as lines that are sent and lines that must come.
public struct WireCase: Sendable {
    /// Which household it begins with.
    public enum Household: String, Sendable {
        /// Whatever there is: nothing of it is touched.
        case any
        /// A new daemon that is not set up.
        case new
        /// A new daemon with the parent Anna and the children Mia and Ben.
        case family
    }

    /// How bytes go out.
    public enum Writing: Equatable, Sendable {
        /// All bytes in one write.
        case whole
        /// In pieces of so many bytes, each a write of its own.
        case pieces(Int)
    }

    /// One line of the file.
    public enum Step: Equatable, Sendable {
        /// These bytes go out.
        case send(WireText)
        /// The next line has at least this.
        case expect(WireText)
        /// The next line is this, byte for byte.
        case expectExactly(WireText)
        /// Nothing comes, for as long as the runner waits.
        case silence
        /// The client closes its sending half.
        case endInput
        /// The daemon has closed the connection, and nothing is left to be read.
        case closed
        /// The client closes the connection.
        case close
        /// How the bytes of the following lines go out.
        case writing(Writing)
        /// Goes on at another connection, which is opened if it is not.
        case connection(String)
    }

    /// The name of the file without its ending.
    public let name: String
    /// The behaviour in the rule's words.
    public let title: String
    /// Which household the runner must start with.
    public private(set) var household = Household.any
    /// With the number of the line in the file.
    public private(set) var steps: [(line: Int, step: Step)] = []

    /// Reads the text of a file.
    public init(name: String, _ text: String) throws {
        self.name = name
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix("# "), first.count > 2 else {
            throw TestFault("\(name): the first line says what the case shows, behind #")
        }
        title = String(first.dropFirst(2))
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            do {
                if let step = try read(line) { steps.append((index + 1, step)) }
            } catch {
                throw TestFault("\(name) line \(index + 1): \(error)")
            }
        }
    }

    private mutating func read(_ line: Substring) throws -> Step? {
        if line.hasPrefix("--> ") { return .send(try WireText(line.dropFirst(4))) }
        if line.hasPrefix("<-- ") { return .expect(try WireText(line.dropFirst(4))) }
        if line.hasPrefix("<== ") { return .expectExactly(try WireText(line.dropFirst(4))) }
        let words = line.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("@household", 2):
            guard let known = Household(rawValue: words[1]), steps.isEmpty else { break }
            household = known
            return nil
        case ("@silence", 1): return .silence
        case ("@end", 1): return .endInput
        case ("@closed", 1): return .closed
        case ("@close", 1): return .close
        case ("@write", 2): if words[1] == "whole" { return .writing(.whole) }
        case ("@write", 3):
            if words[1] == "pieces", let size = Int(words[2]), size > 0 { return .writing(.pieces(size)) }
        case ("@connection", 2): return .connection(words[1])
        default: break
        }
        throw TestFault("this is no line of a case: \(line)")
    }
}
