import Vault

/// What outlasts a gateway that ends without being told to: where its pages were, and who was let in there. A browser keeps its
/// part for that place alone.
///
/// It is a text: a head, `at BASE`, and for each browser `pass SECONDS COOKIE PAGE` with the digests.
struct KeptPasses: Equatable {
    private static let head = "kidd-web passes 1"

    /// What stands before the path of a file, such as `http://127.0.0.1:8080`.
    var base: String
    /// Those that were let in, the first one first.
    var browsers: [WebKeys.Browser]

    init(base: String, browsers: [WebKeys.Browser]) {
        self.base = base
        self.browsers = browsers
    }

    /// The file's text.
    var text: String {
        let passes = browsers.map { "pass \($0.since) \(Hexadecimal.text($0.cookie)) \(Hexadecimal.text($0.page))\n" }
        return "\(Self.head)\nat \(base)\n" + passes.joined()
    }

    /// Reads a file's text; nil when it is none.
    init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        }
        guard lines.count >= 3, lines[0].joined(separator: " ") == Self.head, lines.last == [""],
            lines[1].count == 2, lines[1][0] == "at"
        else { return nil }
        base = lines[1][1]
        browsers = []
        for line in lines[2...].dropLast() {
            guard line.count == 4, line[0] == "pass", let since = Int(line[1]),
                let cookie = Hexadecimal.bytes(line[2]), let page = Hexadecimal.bytes(line[3]),
                cookie.count == WebKeys.digestSize, page.count == WebKeys.digestSize
            else { return nil }
            browsers.append(WebKeys.Browser(cookie: cookie, page: page, since: since))
        }
    }
}
