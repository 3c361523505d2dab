import NIOHTTP1

/// Decides about a request by its head alone: whether it is one for this gateway, from this page, of a browser that was
/// let in.
struct RequestGate {
    /// The path of the page's connection to kidd.
    static let socketPath = "/ws"
    /// The path of an address with a secret.
    static let openingPath = "/open"
    /// The parameter that holds the secret.
    static let openingParameter = "once="
    /// The parameter that holds the page's part of a pass.
    static let pageParameter = "page="
    /// The name of the cookie.
    static let cookie = "kidd-web"
    /// Cookies of that name that are looked at in one request.
    private static let mostCookies = 8

    /// Names by which the gateway is asked for; none before it listens.
    var hosts = WebHosts.named([])
    /// Whether browsers come by TLS.
    let isSecure: Bool
    let limits: WebLimits

    /// - Parameter isBrowser: whether the value of a cookie, with the page's part of the pass if that was shown, is that of a
    ///   browser that was let in.
    func judge(_ head: HTTPRequestHead, isBrowser: (String, String?) -> Bool) -> Verdict {
        guard head.method == .GET || head.method == .HEAD else {
            var reply = WebReply.text(.methodNotAllowed, "This page is read, with GET.", isLast: true)
            reply.headers = [("Allow", "GET, HEAD")]
            return .refused(reply)
        }
        guard head.headers["host"].count == 1, let host = head.headers.first(name: "host")?.lowercased() else {
            return .refused(.text(.badRequest, "A request names one host.", isLast: true))
        }
        // Another name that leads here is how a page from elsewhere would reach this one (DNS rebinding).
        guard hosts.contain(host) else {
            return .refused(.text(.misdirectedRequest, "There is nothing here by that name.", isLast: true))
        }
        guard head.headers["content-length"].allSatisfy({ $0 == "0" }),
            !head.headers.contains(name: "transfer-encoding")
        else { return .refused(.text(.badRequest, "A request has no body.", isLast: true)) }
        guard head.uri.utf8.first == UInt8(ascii: "/") else {
            return .refused(.text(.badRequest, "A request names a path.", isLast: true))
        }
        guard head.uri.utf8.count <= limits.targetBytes else {
            return .refused(.text(.uriTooLong, "That path is too long.", isLast: true))
        }
        let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if parts[0] == Self.openingPath, parts.count == 2, parts[1].hasPrefix(Self.openingParameter),
            head.method == .GET
        {
            return .opening(secret: String(parts[1].dropFirst(Self.openingParameter.count)))
        }
        let query = parts.count == 2 ? parts[1] : ""
        let page = query.hasPrefix(Self.pageParameter) ? String(query.dropFirst(Self.pageParameter.count)) : nil
        guard cookies(of: head).contains(where: { isBrowser($0, page) }),
            page != nil || parts[0] != Self.socketPath
        else { return .stranger }
        return judge(path: String(parts[0]), of: head, host: host)
    }

    /// The same for a browser that was let in.
    private func judge(path: String, of head: HTTPRequestHead, host: String) -> Verdict {
        if path == Self.socketPath {
            guard head.headers["origin"].map({ $0.lowercased() }) == [origin(of: host)] else {
                return .refused(.text(.forbidden, "Only the page itself may do this.", isLast: true))
            }
            return .socket
        }
        // What another page of this machine embeds comes with the cookie, because browsers do not tell ports apart.
        let site = head.headers.first(name: "sec-fetch-site") ?? "same-origin"
        let isVisit = head.headers.first(name: "sec-fetch-mode") == "navigate"
        guard site == "same-origin" || site == "none" || isVisit else {
            return .refused(.text(.forbidden, "Only the page itself may do this.", isLast: true))
        }
        return .file(String(path.dropFirst()))
    }

    /// The origin of a page that was loaded from a host.
    func origin(of host: String) -> String { (isSecure ? "https://" : "http://") + host }

    /// Where such a page opens its connection.
    func socket(of host: String) -> String { (isSecure ? "wss://" : "ws://") + host }

    /// The values of the cookie in a request.
    func cookies(of head: HTTPRequestHead) -> [String] {
        head.headers["cookie"].flatMap { $0.split(separator: ";") }.compactMap { pair in
            let pair = pair.drop { $0 == " " }
            guard pair.hasPrefix(Self.cookie + "=") else { return nil }
            return String(pair.dropFirst(Self.cookie.count + 1).prefix { $0 != " " })
        }.prefix(Self.mostCookies).map { $0 }
    }

    /// The header that gives a browser its cookie. Without an age: it ends with the browser's session.
    func setting(_ value: String) -> String {
        "\(Self.cookie)=\(value); Path=/; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
    }
}
