import Foundation
import HouseholdTesting

/// Stands in for a service manager: hears the words of `sd_notify`.
final class NotifySocket: Sendable {
    let path: String
    private let descriptor: Int32

    init(at path: String) throws {
        self.path = path
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0, bindUnix(descriptor, path) == 0 else { throw ProcessFault("no notify socket") }
    }

    deinit { close(descriptor) }

    /// Whether a datagram with these words comes before the patience ends; others before it are passed over.
    func hears(_ words: String) -> Bool {
        let heard: Bool? = Deadline.patient.poll {
            var bytes = [UInt8](repeating: 0, count: 512)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            guard count > 0 else { return nil }
            return String(decoding: bytes[..<count], as: UTF8.self).contains(words) ? true : nil
        }
        return heard == true
    }
}
