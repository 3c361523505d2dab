import Testing
import Vault

@Suite("Base64") struct Base64Tests {
    @Test(
        "Bytes are written as RFC 4648 has them",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func vectors(bytes: String, text: String) { #expect(Base64.text(Array(bytes.utf8)) == text) }

    @Test("Its letters are those of the RFC, not those for names of files") func letters() {
        #expect(Base64.text([0xFB, 0xEF, 0xFF]) == "++//")
        #expect(Base64.text((0...255).map { UInt8($0) }).count == 344)
    }
}
