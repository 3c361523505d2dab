import API
import Client
import Glibc

/// A front-end in Swift: a small board of the family, one line a child. It asks kidd and shows what it says.
@main
enum FamilyBoard {
    static func main() {
        let path = SocketPath.standard { name in getenv(name).map { String(cString: $0) } }
        do throws(ClientError) {
            let board = Board(columns: [.used, .lessons, .stars, .streak, .together, .time])
            print(try board.text(from: KiddConnection(path: path)))
        } catch {
            fail(error)
        }
    }

    /// Every way in which a call can end without a result. kidd's own message names what helps.
    private static func fail(_ error: ClientError) -> Never {
        let (words, status): (String, CInt) =
            switch error {
            case .notRunning(let path, let why): ("kidd is not running at \(path) (\(why))", 3)
            case .notAllowed(let path): ("this account may not open \(path)", 5)
            case .untrusted(let what, _): (what, 5)
            case .refused(let refused): (refused.message, 1)
            case .broken(let why): (why, 1)
            }
        let line = Array("family-board: \(words)\n".utf8)
        write(STDERR_FILENO, line, line.count)
        exit(status)
    }
}
