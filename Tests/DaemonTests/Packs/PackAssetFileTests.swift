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
        "What programs read differently is refused",
        arguments: [
            "<!-- --!><script>alert(1)</script> -->", "<!-- a -- b -->", "<!--> <path/> -->", "<!---> -->",
            "<!-- a --->", #"<circle fill="image-set('https://x' 1x)"/>"#, #"<circle style="fill:var(--a)"/>"#,
            #"<g style="position:fixed;top:0"/>"#, #"<g style="style:a"/>"#, #"<path style="fill/**/:red"/>"#,
            #"<g xmlns="http://www.w3.org/1999/xhtml"/>"#, "</svg><g/>", "</svg>hello",
            String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70),
            String(repeating: "<g/>", count: 10_001),
        ])
    func ambiguous(body: String) {
        let end = body.contains("</svg>") ? "" : "</svg>"
        #expect(AssetType.svg.fault(in: Array((Self.tag + body + end).utf8)) != nil)
    }

    @Test("A drawing in another encoding, or with a text before it, is refused")
    func beginning() {
        for start in [#"<?xml version="1.0" encoding="UTF-7"?>"#, "hello", "<?xml version='1.0' encoding='latin1'?>"] {
            #expect(AssetType.svg.fault(in: Array((start + Self.tag + "</svg>").utf8)) != nil)
        }
        for start in [
            #"<?xml version="1.0" encoding="utf-8"?>"#, "<?xml version='1.0'?>", "\u{FEFF}", "<!-- a - b -->",
        ] {
            #expect(AssetType.svg.fault(in: Array((start + Self.tag + "</svg>").utf8)) == nil)
        }
    }

    @Test("Looks and moves of shapes are taken as drawing programs write them")
    func looks() {
        let body = """
            <path transform="matrix(1,0,0,1,2,3) rotate(4)" fill="rgb(1, 2, 3)" style="display:inline; fill:#abc;\
            stroke-width:0.26;-inkscape-stroke:none;paint-order:normal"/>
            """
        #expect(AssetType.svg.fault(in: Array((Self.tag + body + "</svg>").utf8)) == nil)
    }

    @Test("An image that unpacks to more than a device has memory for is refused")
    func pixels() {
        for size in [1, 640, 4096, 4097, 0x3FFF] {
            let images: [(AssetType, [UInt8])] = [
                (.png, PackParcel.png(size, 10)), (.png, PackParcel.png(10, size)), (.jpg, PackParcel.jpg(size, 10)),
                (.jpg, PackParcel.jpg(10, size)), (.webp, PackParcel.webp(size, 10)),
                (.webp, PackParcel.webp(10, size)),
            ]
            for (type, bytes) in images {
                #expect((type.fault(in: bytes) == nil) == (size <= 4096), "\(type) \(size)")
            }
        }
        #expect(AssetType.png.fault(in: PackParcel.png(0x7FFF_FFFF, 0x7FFF_FFFF)) != nil)
        #expect(AssetType.png.fault(in: PackParcel.png(0, 1)) != nil)
    }

    @Test("The sizes of all forms of WebP are read") func formsOfWebP() throws {
        let head = Array("RIFF0000WEBP".utf8)
        let extended = head + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0] + [0x7F, 2, 0] + [0xDF, 1, 0]
        let lossless = head + Array("VP8L".utf8) + [9, 0, 0, 0, 0x2F] + [0x7F, 0xC2, 0x77, 0] + [0, 0, 0, 0, 0]
        for bytes in [extended, lossless] {
            let size = try #require(ImageSize(bytes, of: .webp))
            #expect((size.width, size.height) == (640, 480))
        }
        for cut in 0..<30 { #expect(ImageSize(Array(extended.prefix(cut)), of: .webp) == nil) }
        for cut in 0..<17 { #expect(ImageSize(Array(PackParcel.jpg().prefix(cut)), of: .jpg) == nil) }
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
            .svg: PackParcel.drawing, .png: PackParcel.png(), .jpg: PackParcel.jpg(), .webp: PackParcel.webp(),
            .ogg: Array("OggS".utf8), .mp3: Array("ID3".utf8),
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
        try parcel.write(PackParcel.jpg(), to: "assets/dot.jpg")
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
        let parcel = try PackParcel(assets: [name: PackParcel.png()])
        #expect(reasons(parcel).count == 1)
    }
}
