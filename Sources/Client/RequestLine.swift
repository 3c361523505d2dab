import Household
import JSONRPC
import Shapes

/// The line of a request.
enum RequestLine {
    /// Instants go out in UTC, with thousandths only when there are any.
    static let listener: Listener = {
        var listener = Listener.plain
        listener.instantText = { milliseconds in
            RFC3339.text(
                of: Instant(milliseconds: milliseconds), in: .utc,
                precision: milliseconds % .second == 0 ? .secondsDown : .milliseconds)
        }
        return listener
    }()

    /// The request without its line end. Parameters without members are left out.
    static func bytes(id: Int, method: String, params: [UInt8]?) -> [UInt8] {
        var line = Array("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":".utf8)
        line += Shape.text().encode(method)
        if let params, params != Array("{}".utf8) {
            line += Array(",\"params\":".utf8)
            // JSON has line ends only between its tokens, where a space means the same.
            line += params.map { $0 == ReplyWriter.newline || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
        }
        line.append(UInt8(ascii: "}"))
        return line
    }
}
