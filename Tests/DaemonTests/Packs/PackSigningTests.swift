import Foundation
import Household
import Testing
import Vault

@testable import Packs

/// Who says that a pack is theirs, and that it is as they made it.
@Suite struct PackSigningTests {
    private func reasons(_ path: String) -> [String] {
        if case .failure(let refusal) = PackReader.check(path: path) { refusal.faults.map(\.reason) } else { [] }
    }

    @Test("A signed pack names its signer, and signing again changes nothing") func signed() throws {
        let parcel = try PackParcel(assets: ["dot.svg": PackParcel.drawing])
        #expect(try PackReader.check(path: parcel.folder).get().signer == nil)
        let checked = try parcel.sign()
        #expect(checked.signer?.rawValue == Hexadecimal.text(PackParcel.key.publicKey))
        let manifest = try parcel.text("manifest.json")
        let signature = try parcel.text("signature.json")
        try parcel.sign()
        #expect(try parcel.text("manifest.json") == manifest)
        #expect(try parcel.text("signature.json") == signature)
        #expect(try PackReader.check(path: parcel.pack()).get().signer == checked.signer)
    }

    @Test("The key is that of RFC 8032's first test")
    func vector() throws {
        let seed = try #require(
            Hexadecimal.bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        let key = SigningKey(seed: Secret(copying: seed))
        #expect(
            Hexadecimal.text(key.publicKey) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        #expect(
            Hexadecimal.text(key.sign([]))
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        )
        #expect(Signature.isValid(key.sign([7]), of: [7], by: key.publicKey))
        #expect(!Signature.isValid(key.sign([7]), of: [8], by: key.publicKey))
    }

    @Test("Whatever is changed after signing is named")
    func changed() throws {
        let changes: [(String, (PackParcel) throws -> Void, String)] = [
            (
                "a lesson", { try $0.replace("flowers", with: "roses", in: "lessons/garden-1.json") },
                "not what the manifest"
            ),
            ("a template", { try $0.replace("snails", with: "slugs", in: "templates/count-things.json") }, "not what"),
            ("an asset", { try $0.write(PackParcel.sound(9), to: "assets/song.ogg") }, "not what the manifest lists"),
            (
                "one more file", { try $0.write(PackParcel.sound(9), to: "assets/other.ogg") },
                "is not in the manifest's"
            ),
            (
                "a file less", { try FileManager.default.removeItem(atPath: $0.folder + "/assets/song.ogg") },
                "the pack has no file assets/song.ogg"
            ),
            (
                "the manifest", { try $0.replace("The garden", with: "My garden", in: "manifest.json") },
                "was changed after"
            ),
            (
                "the signer",
                { parcel in
                    let other = Hexadecimal.text(PackParcel.otherKey.publicKey)
                    let own = Hexadecimal.text(PackParcel.key.publicKey)
                    try parcel.replace(own, with: other, in: "signature.json")
                }, "was changed after"
            ),
            (
                "a digit of the key",
                { try $0.replace("\"signer\": \"", with: "\"signer\": \"x", in: "signature.json") }, "64"
            ),
        ]
        for (what, change, words) in changes {
            let parcel = try PackParcel(assets: ["song.ogg": PackParcel.sound()])
            try parcel.sign()
            try change(parcel)
            let found = reasons(parcel.folder)
            #expect(found.contains { $0.contains(words) }, "\(what): \(found)")
        }
    }

    @Test("A signature over a manifest without a list of files says nothing of the lessons, and is refused")
    func withoutList() throws {
        let parcel = try PackParcel()
        let manifest = Array(try parcel.text("manifest.json").utf8)
        let signature = try #require(PackSignature(of: manifest, with: PackParcel.key))
        try parcel.write(PackSignature.shape.encode(signature), to: "signature.json")
        #expect(reasons(parcel.folder).contains { $0.contains("says nothing of the other files") })
    }

    @Test("A file that is listed twice is named") func listedTwice() throws {
        let parcel = try PackParcel()
        try parcel.sign()
        let text = try parcel.text("manifest.json")
        let start = try #require(text.range(of: "\"files\": ["))
        let entry =
            #"{"path": "lessons/garden-1.json", "bytes": 1, "blake2b": "\#(String(repeating: "0", count: 64))"},"#
        try parcel.write(
            Array(text.replacingCharacters(in: start, with: "\"files\": [" + entry).utf8), to: "manifest.json")
        #expect(reasons(parcel.folder).contains { $0.contains("listed twice") })
    }

    @Test("A pack with faults is not signed, and stays as it is") func faulty() throws {
        let parcel = try PackParcel()
        try parcel.replace("\"correct\": \"b\"", with: "\"correct\": \"q\"", in: "lessons/garden-1.json")
        let manifest = try parcel.text("manifest.json")
        #expect(throws: PackRefusal.self) { try parcel.sign() }
        #expect(try parcel.text("manifest.json") == manifest)
        #expect(!FileManager.default.fileExists(atPath: parcel.folder + "/signature.json"))
    }
}
