import Foundation
import Household
import HouseholdTesting
import Testing

@testable import Daemon
@testable import Packs

/// Texts of a pack in another language.
@Suite struct TranslationTests {
    private static let german = """
        {"Counting things": "Dinge zählen", "How many apples are there?": "Wie viele Äpfel sind da?",
         "🍎 🍎 🍎\\nHow many apples are there?": "🍎 🍎 🍎\\nWie viele Äpfel sind da?",
         "Point to each apple once.": "Zeige einmal auf jeden Apfel.",
         "You chose 2. Touch each one as you count.": "Du hast 2 gewählt. Tippe beim Zählen jedes an."}
        """

    /// The small pack with German texts.
    private func pack(_ texts: String = german, languages: String = #""en", "de""#) throws -> ChangedPack {
        var pack = ChangedPack()
        try pack.replace("\"en\"\n", with: languages + "\n", in: PackPath.manifest)
        pack.files.append(PackFile(path: "texts/de.json", bytes: Array(texts.utf8)))
        return pack
    }

    private func faults(_ pack: ChangedPack) -> [String] {
        guard case .failure(let refusal) = PackReader.read(files: pack.files) else { return [] }
        return refusal.faults.map(\.description)
    }

    @Test("a lesson with translated texts is another edition; what is missing stays as it is")
    func editions() throws {
        let pack = try PackReader.read(files: pack().files).get()
        let variant = try #require(pack.variants.first { $0.lesson.id == "counting-objects" })
        let first = try #require(pack.installed.first)
        #expect(variant.lesson.title == "Dinge zählen")
        #expect(variant.lesson.description == first.lesson.description)
        #expect(variant.lesson.language == "de" && variant.edition != first.edition)
        let question = try #require(variant.content?.question("k.count.apples", seed: 1))
        #expect(question.narration == "Wie viele Äpfel sind da?")
        #expect(question.hints.first == "Zeige einmal auf jeden Apfel.")
        #expect(
            question.body.content.solution == first.content?.question("k.count.apples", seed: 1)?.body.content.solution)
    }

    @Test("every lesson that ships in Kindergarten math is there in German")
    func shipped() throws {
        let pack = try #require(EmbeddedPacks.all.first { $0.manifest.id == "kindergarten-math" })
        #expect(pack.manifest.languages == ["en", "de"])
        #expect(Set(pack.variants.map(\.lesson.id)) == Set(pack.lessons.map(\.id)))
        for (english, german) in zip(pack.installed, pack.variants) {
            #expect(english.lesson.title != german.lesson.title, "\(english.lesson.id)")
        }
    }

    @Test("a lesson of which nothing is translated is no other one")
    func untouched() throws {
        let pack = try PackReader.read(files: pack().files).get()
        let patterns = pack.variants.first { $0.lesson.id == "patterns" }
        #expect(patterns == nil)
    }

    @Test("a text that the pack does not have, and a language that the manifest does not name, are refused")
    func refused() throws {
        let stale = try pack(#"{"Counting thinks": "Dinge zählen"}"#)
        #expect(faults(stale) == ["texts/de.json#/Counting thinks: the pack has no such text; remove it"])
        let unnamed = try pack(languages: #""en""#)
        #expect(faults(unnamed) == ["texts/de.json#: the manifest does not name the language de beside its first"])
        #expect(faults(try pack(#"{"Counting things": 3}"#)).first?.contains("must be a text") == true)
    }

    @Test("parameters of a template are no texts: a word that is both is translated as a text alone")
    func parameters() throws {
        let parcel = try PackParcel()
        try parcel.replace("\"languages\": [\"en\"]", with: "\"languages\": [\"en\", \"de\"]", in: "manifest.json")
        try parcel.replace("\"many\": \"snails\"", with: "\"many\": \"rows\"", in: "templates/count-things.json")
        try parcel.write(Array(#"{"rows": "Reihen"}"#.utf8), to: "texts/de.json")
        let checked = try PackReader.check(path: parcel.folder).get()
        let pack = checked.pack
        // Only words: no numbers, names of things, ids and parameters.
        let left = try #require(checked.untranslated["de"])
        #expect(left.contains("Counting in the garden") && left.contains("How many {things} are there?"))
        #expect(left.isDisjoint(with: ["2", "rows", "garden-1", "counting", "flower"]))
        let german = try #require(pack.variants.first?.content).lesson
        #expect(String(decoding: PackShapes.text(of: german), as: UTF8.self).contains("\"many\":\"Reihen\""))
    }

    @Test("a lesson or a template that cannot be read does not make its translations stale, nor itself missing")
    func followers() throws {
        let parcel = try PackParcel()
        try parcel.replace("\"languages\": [\"en\"]", with: "\"languages\": [\"en\", \"de\"]", in: "manifest.json")
        try parcel.write(
            Array(#"{"How many flowers are there?": "Wie viele Blumen sind da?", "snail": "Schnecke"}"#.utf8),
            to: "texts/de.json")
        for (file, old) in [
            ("lessons/garden-1.json", "\"order\": 1,"), ("templates/count-things.json", "\"version\": 1,"),
        ] {
            let text = try parcel.text(file)
            try parcel.replace(old, with: "", in: file)
            guard case .failure(let refusal) = PackReader.check(path: parcel.folder) else { return }
            #expect(refusal.faults.map(\.file) == [file], "\(refusal.faults)")
            try parcel.write(Array(text.utf8), to: file)
        }
        // What is wrong in both languages is told once.
        try parcel.replace("\"correct\": \"b\"", with: "\"correct\": \"q\"", in: "lessons/garden-1.json")
        guard case .failure(let refusal) = PackReader.check(path: parcel.folder) else { return }
        #expect(refusal.faults.map(\.file) == ["lessons/garden-1.json"])
    }

    @Test("a translation that breaks a question is refused with its file")
    func broken() throws {
        let same = try pack(#"{"2": "3"}"#)
        #expect(
            faults(same).contains {
                $0.contains("texts/de.json#: of the lesson counting-objects, the question k.count.apples")
            })
    }

    @Test("a bundle gives the lessons back in every language, and only what its editions say")
    func bundle() throws {
        let pack = try PackReader.read(files: pack().files).get()
        let bytes = try #require(PackBundle(pack)).bytes
        let opened = try #require(PackBundle(bytes)).pack
        #expect(opened == pack)
        for (kept, read) in zip(opened.installed + opened.variants, pack.installed + pack.variants) {
            #expect(kept.content?.lesson == read.content?.lesson)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let altered = text.replacing("Say one number for each apple", with: "Say two number for each apple")
        let other = try #require(PackBundle(Array(altered.utf8))).pack
        #expect(other.installed[0].content == nil)
        #expect(other.installed[1].content != nil)
        #expect(PackBundle(Array(bytes.dropLast())) == nil)
        #expect(PackBundle(Array(text.replacing("\"format\":1", with: "\"format\":2").utf8)) == nil)
        #expect(PackBundle([]) == nil)
    }

    @Test("a child sees lessons in its language, with or without a region, and goes on in the one in which it began")
    func served() throws {
        let daemon = try TestDaemon()
        let folder = URL(filePath: daemon.folder.path).appending(path: "german")
        var pack = try pack()
        try pack.replace("\"version\": \"1.2.0\"", with: "\"version\": \"9.0.0\"", in: PackPath.manifest)
        for file in pack.files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
        daemon.setting.packs = [folder.path]
        try daemon.restart()
        let client = try daemon.family().parent
        func title() throws -> String {
            try client.call("lesson.check", #"{"child":"mia","lesson":"counting-objects"}"#).text("lesson.title")
        }
        #expect(try title() == "Counting things")
        try client.call("child.update", #"{"child":"mia","locale":"de-AT"}"#)
        #expect(try title() == "Dinge zählen")
        let start = try client.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try start.text("question.narration") == "Wie viele Äpfel sind da?")
        let activity = try start.text("activity")
        try client.call("child.update", #"{"child":"mia","locale":"fr"}"#)
        #expect(try title() == "Counting things")
        let again = try client.call("activity.question", #"{"activity":"\#(activity)"}"#)
        #expect(try again.text("question.narration") == "Wie viele Äpfel sind da?")
        // The household keeps that edition, whatever becomes of the pack.
        daemon.setting.packs = []
        try daemon.restart()
        let later = try daemon.client()
        try later.unlock()
        let kept = try later.call("activity.question", #"{"activity":"\#(activity)"}"#)
        #expect(try kept.text("question.narration") == "Wie viele Äpfel sind da?")
    }
}
