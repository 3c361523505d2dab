import Household
import StrictJSON
import Testing

@testable import Daemon
@testable import Stored

/// Every fact that a record can hold has its place in a copy. A new one that has none does not come through here.
@Suite struct CopyFactTests {
    private static let mia = ExportSubject.child(Samples.mia, profile: 1)
    private static let ben = ExportSubject.child(ChildID(rawValue: "ben"), profile: 2)

    @Test("Each fact of a child's own row is in its copy as it was written, and in no other", arguments: Samples.facts)
    func own(fact: Fact) throws {
        if case .household = fact { return }
        let record = Self.record(fact, Samples.mia)
        #expect(ExportReader.facts(of: record, about: Self.mia) == [fact])
        #expect(ExportReader.facts(of: record, about: Self.ben).isEmpty)
        #expect(ExportReader.facts(of: record, about: .household).isEmpty)
    }

    @Test(
        "Each fact of the household is in its copy or in that of the child that it is about", arguments: Samples.facts)
    func household(fact: Fact) throws {
        guard case .household(let own) = fact else { return }
        let record = Self.record(fact, nil)
        let codes: Set<CodeID> = if case .codesRevoked(let ids) = own { Set(ids) } else { [] }
        let childs = ExportReader.facts(of: record, about: Self.mia, codes: codes)
        let home = ExportReader.facts(of: record, about: .household)
        #expect(!childs.isEmpty || !home.isEmpty, "\(own)")
        #expect(ExportReader.facts(of: record, about: Self.ben).isEmpty)
        for told in childs + home { #expect(try ExportSchema().fault(of: told) == nil) }
        // A page of a child's copy opens rows of these kinds alone.
        if !childs.isEmpty { #expect(ExportReader.common.contains(RecordKind(of: record).rawValue), "\(own)") }
    }

    @Test("Each fact has the form that the schema tells", arguments: Samples.facts)
    func schema(fact: Fact) throws {
        #expect(try ExportSchema().fault(of: fact) == nil)
    }

    @Test("A fact without secrets is the same but for these")
    func secrets() throws {
        for case .household(let fact) in Samples.facts {
            let told = CopyText.json(of: .household(fact.withoutSecrets))
            #expect(try Self.blank(CopyText.json(of: .household(fact))) == String(decoding: told, as: UTF8.self))
        }
    }

    @Test("The household's state without secrets is the same but for these")
    func state() throws {
        let home = SnapshotSample.image.home
        let told = String(decoding: CopyText.json(of: home.withoutSecrets), as: UTF8.self)
        let text = try Self.blank(CopyText.json(of: home)).replacing(#""recoveryHash":"","#, with: "")
        #expect(text == told)
        #expect(text.contains(#""pinHash":"""#) && text.contains(#""digest":"""#))
    }

    private static func record(_ fact: Fact, _ child: ChildID?) -> Record {
        Record(
            stamp: Stamp(device: 1, seq: 1, at: Samples.at), child: child,
            by: Author(role: .parent(Samples.anna), uid: 1000), facts: [fact], key: nil)
    }

    /// A JSON text in which secrets and the texts of lessons are empty.
    private static func blank(_ bytes: [UInt8]) throws -> String {
        blank(try JSONDocument(scanning: bytes, maximumDepth: 128).root)
    }

    private static func blank(_ value: JSONValue) -> String {
        switch value.kind {
        case .array: return "[" + value.elements.map { blank($0) }.joined(separator: ",") + "]"
        case .object:
            let names = Set(value.members.map(\.name))
            return "{"
                + value.members.map { name, member in
                    "\"\(name)\":" + (isSecret(name, beside: names) ? "\"\"" : blank(member))
                }.joined(separator: ",") + "}"
        default: return value.source
        }
    }

    private static func isSecret(_ name: String, beside names: Set<String>) -> Bool {
        switch name {
        case "hash", "pinHash", "recoveryHash": true
        case "digest": names.contains("minutes")
        case "key", "salt": names.contains("operations")
        case "text": names.contains("edition")
        default: false
        }
    }
}
