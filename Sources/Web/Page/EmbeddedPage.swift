import CWeb
import NIOCore
import Vault

/// The files of the folder `web`, which are part of the program.
struct EmbeddedPage: PageSource {
    private let files: [String: PageFile]
    /// A digest of them all: paths that hold it never change what they mean.
    let version: String

    init() {
        var files: [String: PageFile] = [:]
        var digests = ""
        var place = 0
        while true {
            let next = kidd_web_file_at(place)
            guard let path = next.path, let bytes = next.bytes else { break }
            let name = String(cString: path)
            let buffer = ByteBuffer(bytes: UnsafeBufferPointer(start: bytes, count: next.size))
            if let file = PageFile(buffer, name: name) {
                files[name] = file
                digests += name + file.tag
            }
            place += 1
        }
        self.files = files
        version = Hexadecimal.text(Digest.blake2b(Array(digests.utf8), size: 16))
    }

    func file(_ path: String) -> PageFile? { files[path] }
}
