import Foundation

extension Data {
    /// Whether these bytes stand in it. Foundation's own search takes many times as long without the optimizer.
    func holds(_ part: Data) -> Bool {
        guard let first = part.first else { return true }
        return withUnsafeBytes { whole in
            part.withUnsafeBytes { part in
                var rest = whole[...]
                while rest.count >= part.count {
                    let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress!
                    guard let found = memchr(start, Int32(first), rest.count - part.count + 1) else { return false }
                    if memcmp(found, part.baseAddress!, part.count) == 0 { return true }
                    rest = rest.dropFirst(UnsafeRawPointer(found) - start + 1)
                }
                return false
            }
        }
    }
}
