import Foundation
import Household
import Testing

@testable import Packs

/// Images and sounds in packs.
@Suite struct PackAssetFileTests {
    private func reasons(_ parcel: PackParcel) -> [String] {
        if case .failure(let refusal) = PackReader.check(path: parcel.folder) {
            refusal.faults.map(\.reason)
        } else {
            []
        }
    }

    @Test("The program's own drawings are plain shapes") func shipped() {
        for asset in EmbeddedThings.all.values { #expect(AssetType.svg.fault(in: asset.bytes) == nil, "\(asset.name)") }
        #expect(EmbeddedThings.all.count > 90)
    }

    private static let tag = #"<svg xmlns="http://www.w3.org/2000/svg">"#

    @Test(
        "A drawing that loads, runs or refers is refused",
        arguments: [
            "<script>alert(1)</script>", "<SCRIPT/>", "<image href=\"a.png\"/>", "<use href=\"#a\"/>",
            "<foreignObject/>", "<style>@import url(a)</style>", "<a href=\"http://x\"/>", "<animate/>", "<set/>",
            "<iframe/>", "<circle onload=\"x()\"/>", "<circle\nonclick = 'x()'/>", "<circle fill=\"url(http://x)\"/>",
            "<circle style=\"fill:url(#a)\"/>", "<circle style=\"@import 'a'\"/>", "<g xlink:href=\"#a\"/>",
            "<!DOCTYPE svg [<!ENTITY a \"b\">]>", "&a;", "<?xml-stylesheet href=\"a\"?>", "<![CDATA[x]]>",
            "<title>&#x3c;</title>", "<circle", "<circle r=\"1", "<circle r=1/>", "<circle r/>", "<!-- ",
            "<svg:script/>", "<g>", "</g>", "<g><path></g>", "<title>a</desc>", "<circle fill=\"java&#115;cript:\"/>",
        ])
    func harmful(body: String) {
        #expect(AssetType.svg.fault(in: Array((Self.tag + body + "</svg>").utf8)) != nil)
        #expect(AssetType.svg.fault(in: Array((body + Self.tag + "</svg>").utf8)) != nil)
    }

    @Test(
        "What is no drawing is refused",
        arguments: [
            "", "hello", "<html></html>", "<svg></svg>", #"<g xmlns="http://www.w3.org/2000/svg"></g>"#,
            #"<svg xmlns="http://www.w3.org/1999/xhtml"></svg>"#,
        ])
    func none(text: String) { #expect(AssetType.svg.fault(in: Array(text.utf8)) != nil) }

    @Test("A plain drawing is taken as programs write it") func plain() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- made by hand -->
            <svg xmlns='http://www.w3.org/2000/svg' xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8">
              <defs id="d"/>
              <title>One &amp; two</title><g fill="none" stroke="#123" stroke-width=".5">
              <path d="M1 1 L2 2Z" style="fill:#abc"/></g><circle cx="1" cy="1" r="1"></circle>
            </svg>
            """
        #expect(AssetType.svg.fault(in: Array(text.utf8)) == nil)
        #expect(AssetType.svg.fault(in: [0xFF, 0xFE]) != nil)
    }

    @Test("A file is what its ending says", arguments: AssetType.allCases)
    func beginnings(type: AssetType) throws {
        let starts: [AssetType: [UInt8]] = [
            .svg: PackParcel.drawing, .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0],
            .jpg: [0xFF, 0xD8, 0xFF, 0],
            .webp: Array("RIFF1234WEBPVP8 ".utf8), .ogg: Array("OggS".utf8), .mp3: Array("ID3".utf8),
        ]
        for (other, bytes) in starts {
            #expect((type.fault(in: bytes) == nil) == (other == type), "\(other) as \(type)")
        }
        #expect(AssetType.mp3.fault(in: [0xFF, 0xFB, 0x90]) == nil)
        #expect(type.fault(in: []) != nil)
    }

    @Test("What content names must be there and be of the right sort; two files may not have one name")
    func references() throws {
        let parcel = try PackParcel(assets: ["dot.svg": PackParcel.drawing, "song.ogg": PackParcel.sound()])
        try parcel.name(image: "dot", audio: "song")
        let pack = try PackReader.check(path: parcel.folder).get()
        #expect(pack.pack.lessons.map(\.assets) == [["dot", "song"]])
        #expect(try #require(PackBundle(pack.bundle.bytes)).pack.lessons.map(\.assets) == [["dot", "song"]])
        try parcel.replace(#""images": ["dot"]"#, with: #""images": ["song"]"#, in: "lessons/garden-1.json")
        #expect(reasons(parcel) == ["song.ogg is no image"])
        try parcel.replace(#""images": ["song"]"#, with: #""images": ["dott"]"#, in: "lessons/garden-1.json")
        #expect(
            reasons(parcel).first?.contains("there is no asset dott: did you mean \"dot\"?") == true,
            "\(reasons(parcel))")
        try parcel.replace(#""images": ["dott"]"#, with: #""images": ["apple"]"#, in: "lessons/garden-1.json")
        #expect(reasons(parcel).isEmpty)
        try parcel.write([0xFF, 0xD8, 0xFF], to: "assets/dot.jpg")
        #expect(reasons(parcel).contains { $0.contains("rename one of them") })
    }

    @Test("A pack's own drawing can be a thing in pictures") func thing() throws {
        let parcel = try PackParcel()
        try parcel.replace("\"thing\": \"snail\"", with: "\"thing\": \"slug\"", in: "templates/count-things.json")
        #expect(reasons(parcel).contains { $0.contains("there is no drawing slug") })
        try parcel.write(PackParcel.drawing, to: "assets/slug.svg")
        #expect(reasons(parcel).isEmpty)
        #expect(try PackReader.check(path: parcel.folder).get().pack.lessons.map(\.assets) == [["slug"]])
    }

    @Test("Names that content cannot use are refused", arguments: ["A.png", "a b.png", ".png", "a.gif", "a", "a.PNG"])
    func names(name: String) throws {
        let parcel = try PackParcel(assets: [name: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]])
        #expect(reasons(parcel).count == 1)
    }
}
