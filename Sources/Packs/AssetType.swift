/// What an asset is: the ending of its file. What the file holds must be that.
public enum AssetType: String, CaseIterable, Sendable {
    case svg, png, jpg, webp, ogg, mp3

    /// The name by which programs know it.
    public var mediaType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .png: "image/png"
        case .jpg: "image/jpeg"
        case .webp: "image/webp"
        case .ogg: "audio/ogg"
        case .mp3: "audio/mpeg"
        }
    }

    /// Whether it is seen, not heard.
    public var isImage: Bool {
        switch self {
        case .svg, .png, .jpg, .webp: true
        case .ogg, .mp3: false
        }
    }

    /// What is wrong with a file that is said to be of this type; nil when its beginning is that of one, and a drawing
    /// holds nothing but shapes.
    func fault(in bytes: [UInt8]) -> String? {
        switch self {
        case .svg: return DrawingScan.fault(in: bytes)
        case .png, .jpg, .webp:
            guard let size = ImageSize(bytes, of: self) else { break }
            return size.fault
        case .ogg where bytes.starts(with: Array("OggS".utf8)): return nil
        case .mp3 where bytes.starts(with: Array("ID3".utf8)) || Self.beginsMPEG(bytes): return nil
        default: break
        }
        return "is no \(rawValue) file, or is cut off; give it the ending of what it is"
    }

    /// A frame of MPEG audio begins with eleven ones.
    private static func beginsMPEG(_ bytes: [UInt8]) -> Bool {
        bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
    }
}
