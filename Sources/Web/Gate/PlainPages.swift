import NIOCore
import NIOHTTP1
import Words

/// The two pages that a browser sees before it is let in. They hold nothing of the family, and are the same for all.
///
/// Their icon is an empty one: for a page that names none, browsers ask for `/favicon.ico`, which is not there.
enum PlainPages {
    /// For whoever comes without a cookie that counts, in every language of the programs: a child reads whom to ask, and how
    /// the page is opened is for parents, who look further.
    static let closed: WebReply = {
        let parts = Language.tags.compactMap(Language.named).filter { !$0.tag.contains("-") }
            .sorted { ($0.tag == "en" ? "" : $0.tag) < ($1.tag == "en" ? "" : $1.tag) }
            .map { language in
                func text(_ key: String) -> String {
                    escaped(language.text(of: Saying(key, ["command": .text("kidctl web")])))
                }
                return """
                    <div lang="\(language.tag)">
                    <p>\(text("web.closed"))</p>
                    <details><summary>\(text("web.toParent"))</summary><p>\(text("web.closed.how"))</p></details>
                    </div>

                    """
            }
        return page(.forbidden, title: "kidd", body: parts.joined())
    }()

    /// For a browser that was just let in: it goes on to the page, and the address with the secret is gone.
    ///
    /// A page that sends on, and no redirect: where another program has opened the address, browsers keep a cookie of
    /// the same site back on a redirect, but not on a visit from this page.
    ///
    /// - Parameter key: the page's part of a new pass. It goes as a fragment, which browsers send to nobody; the page takes it
    ///   from its address, and keeps it where no page of another port can look.
    static func entering(page key: String? = nil) -> WebReply {
        let target = "/" + (key.map { "#\(RequestGate.pageParameter)\($0)" } ?? "")
        var reply = page(.ok, title: "kidd", body: "<p><a href=\"\(target)\">kidd</a></p>\n")
        reply.headers = [("Refresh", "0; url=\(target)")]
        return reply
    }

    private static func page(_ status: HTTPResponseStatus, title: String, body: String) -> WebReply {
        let text = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <link rel="icon" href="data:,">
            \(body)</html>

            """
        return WebReply(status: status, type: "text/html; charset=utf-8", body: ByteBuffer(string: text))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
