import Household
import Testing

@testable import Daemon
@testable import Packs

@Suite("Files of a pack")
struct PackReaderTests {
    @Test("the order of the files does not matter")
    func order() throws {
        let turned = PackReader.read(files: FixturePack.files.reversed())
        #expect(try turned.get() == FixturePack.pack())
    }

    @Test("a pack without a manifest is told where it has to be")
    func noManifest() throws {
        var pack = ChangedPack()
        try pack.remove(PackPath.manifest)
        let result = PackReader.read(files: pack.files)
        #expect(isRefused(result, with: [ExpectedFault("manifest.json", "", "is missing", "top")]))
    }

    @Test("no files at all are a pack without a manifest")
    func nothing() {
        #expect(isRefused(PackReader.read(files: []), with: [ExpectedFault("manifest.json", "", "is missing")]))
    }

    @Test("a pack without lessons is refused")
    func noLessons() throws {
        var pack = ChangedPack()
        pack.files.removeAll { $0.path != PackPath.manifest }
        let result = PackReader.read(files: pack.files)
        #expect(isRefused(result, with: [ExpectedFault("manifest.json", "", "no lessons")]))
    }

    @Test(
        "a file that is not UTF-8 is told to be saved as such",
        arguments: [
            ([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], "invalid UTF-8 at byte 2"),
            ([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], "byte order mark"),
            ([0x7B, 0x00, 0x7D, 0x00], "UTF-16"),
        ] as [([UInt8], String)])
    func encoding(bytes: [UInt8], words: String) throws {
        var pack = ChangedPack()
        try pack.set(bytes, of: PackPath.counting)
        let result = PackReader.read(files: pack.files)
        #expect(isRefused(result, with: [ExpectedFault(PackPath.counting, "", words, "(line 1)", "as UTF-8")]))
    }

    @Test(
        "a file with something else than an object is refused",
        arguments: ["[]", "null", "\"text\"", "1"])
    func noObject(text: String) throws {
        var pack = ChangedPack()
        try pack.set(Array(text.utf8), of: PackPath.manifest)
        let result = PackReader.read(files: pack.files)
        #expect(isRefused(result, with: [ExpectedFault(PackPath.manifest, "", "must be an object")]))
    }

    @Test("a file of exactly the limit is read, and one byte more is too large")
    func tooLarge() throws {
        var pack = ChangedPack()
        let content = try pack.bytes(of: PackPath.counting)
        let space = PackLimits.standard.fileBytes - content.count
        try pack.set(content + [UInt8](repeating: UInt8(ascii: " "), count: space), of: PackPath.counting)
        let read = try PackReader.read(files: pack.files).get()
        let fixture = try FixturePack.pack()
        #expect(read.manifest == fixture.manifest && read.lessons == fixture.lessons)
        #expect(read.bytes == fixture.bytes + space)
        try pack.set(content + [UInt8](repeating: UInt8(ascii: " "), count: space + 1), of: PackPath.counting)
        let result = PackReader.read(files: pack.files)
        #expect(isRefused(result, with: [ExpectedFault(PackPath.counting, "", "larger than 4 MiB", "split")]))
    }

    @Test("too many files are refused as a whole")
    func tooMany() {
        let limits = PackLimits(fileBytes: 1 << 20, files: 2, totalBytes: 1 << 20)
        let result = PackReader.read(files: FixturePack.files, limits: limits)
        #expect(isRefused(result, with: [ExpectedFault("", "", "more than 2 files")]))
    }

    @Test("too many bytes are refused as a whole")
    func tooManyBytes() {
        let limits = PackLimits(fileBytes: 1 << 20, files: 20, totalBytes: 5000)
        let result = PackReader.read(files: FixturePack.files, limits: limits)
        #expect(isRefused(result, with: [ExpectedFault("", "", "larger than 5000 bytes")]))
    }

    @Test(
        "a file that no pack has is refused",
        arguments: [
            ("readme.txt", "does not belong"), ("lessons/one.txt", "does not belong"),
            ("lessons/more/one.json", "does not belong"), ("lessons/.one.json", "does not belong"),
            ("Manifest.json", "does not belong"), ("one.json", "does not belong"),
            ("../one.json", "outside"), ("lessons/../../one.json", "outside"), ("/etc/one.json", "outside"),
            ("", "outside"),
        ])
    func stranger(path: String, words: String) {
        let files = FixturePack.files + [PackFile(path: path, bytes: Array("{}".utf8))]
        #expect(isRefused(PackReader.read(files: files), with: [ExpectedFault(path, "", words)]))
    }

    @Test("a file that is there twice is refused", arguments: [PackPath.manifest, PackPath.adding])
    func twins(path: String) throws {
        let twin = PackFile(path: path, bytes: try ChangedPack().bytes(of: path))
        let result = PackReader.read(files: FixturePack.files + [twin])
        #expect(isRefused(result, with: [ExpectedFault(path, "", "twice")]))
    }

    @Test("the faults of all files are told at once, in the order of the files")
    func together() throws {
        var pack = ChangedPack()
        try pack.replace("\"sessions\": 2", with: "\"sessions\": 0", in: PackPath.manifest)
        try pack.replace("\"tier\": \"preschool\",", with: "", in: PackPath.adding)
        try pack.replace("\"correct\": \"b\"", with: "\"correct\": \"e\"", in: PackPath.counting)
        let result = PackReader.read(files: pack.files)
        let expected = [
            ExpectedFault(PackPath.manifest, "/skills/0/rubric/sessions", "1 to 10"),
            ExpectedFault(PackPath.adding, "/tier", "is missing"),
            ExpectedFault(PackPath.counting, "/questions/0/multipleChoice/correct", "no option"),
        ]
        #expect(isRefused(result, with: expected), "\(result)")
    }

    @Test("a file with several faults tells all of them, also where some of its questions cannot be read")
    func severalInOneFile() throws {
        var pack = ChangedPack()
        try pack.replace("\"tier\": \"preschool\",", with: "", in: PackPath.adding)
        try pack.replace("\"order\": 2,", with: "\"order\": \"two\", \"color\": 1,", in: PackPath.adding)
        // In one question a wrong type and a stranger, in another one something that makes no sense.
        try pack.replace(
            "\"multipleChoice\": {\n        \"options\"", with: "\"other\": {\n        \"options\"",
            in: PackPath.counting)
        try pack.replace("\"wordBank\": [", with: "\"wordBank\": [\"4\", ", in: PackPath.counting)
        guard case .failure(let refusal) = PackReader.read(files: pack.files) else {
            Issue.record("the pack is taken")
            return
        }
        let found = refusal.faults.map { "\($0.file)\($0.pointer)" }
        for place in ["/tier", "/order", "/color"] { #expect(found.contains(PackPath.adding + place), "\(found)") }
        for place in ["/questions/0/multipleChoice", "/questions/0/other"] {
            #expect(found.contains(PackPath.counting + place), "\(found)")
        }
        #expect(found.contains { $0.hasPrefix(PackPath.counting + "/questions/1/fillInBlank") }, "\(found)")
        // What hangs on the questions that cannot be read is not held against the rest.
        #expect(!found.contains { $0.contains("/sections") })
    }

    @Test("lessons that cannot be read do not make the manifest look empty")
    func noFalseFaults() throws {
        var pack = ChangedPack()
        try pack.set([], of: PackPath.adding)
        try pack.set([], of: PackPath.counting)
        let expected = [
            ExpectedFault(PackPath.adding, "", "empty text"), ExpectedFault(PackPath.counting, "", "empty text"),
        ]
        #expect(isRefused(PackReader.read(files: pack.files), with: expected))
    }
}

@Suite("Words of a refusal")
struct PackRefusalTextTests {
    @Test("each fault is one line with the pack, the file, the pointer and the reason")
    func lines() throws {
        var pack = ChangedPack()
        try pack.replace("\"points\": 10", with: "\"points\": true", in: PackPath.adding)
        try pack.replace("\"correct\": \"b\"", with: "\"correct\": \"e\"", in: PackPath.counting)
        guard case .failure(let refusal) = PackReader.read(files: pack.files) else {
            Issue.record("the pack was taken")
            return
        }
        #expect(
            refusal.text == """
                kindergarten-math/lessons/adding-with-objects.json#/questions/0/points: must be a whole number
                kindergarten-math/lessons/counting-objects.json#/questions/0/multipleChoice/correct: no option has the id e
                """)
    }

    @Test("a pack that cannot name itself goes by the name of its place")
    func named() {
        guard case .failure(let refusal) = PackReader.read(files: [], named: "my-pack") else { return }
        #expect(refusal.text.hasPrefix("my-pack/manifest.json#: is missing"))
    }

    @Test("names out of a pack cannot steer a terminal or look like lines of their own")
    func clean() {
        let fault = PackFault(file: "a\u{1B}[2J.json", pointer: "/x\ny", reason: "left\u{202E}right")
        let refusal = PackRefusal(pack: "p", faults: [fault])
        #expect(refusal.text == "p/a\\u{1B}[2J.json#/x\\ny: left\\u{202E}right")
    }
}
