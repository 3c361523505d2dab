import NIOCore
import NIOEmbedded

@testable import Transport

/// Framing: the lines that the service is offered are those of the text, whatever pieces it comes in.
///
/// The first byte of the input seeds the sizes of the pieces; the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var limits = TransportLimits()
    limits.lineBytes = 24
    let text = Array(bytes.dropFirst())
    let seen = lines(of: text, seed: bytes[0], limits)
    if seen != expected(text, limits) { fatalError("\(seen) of \(text)") }
    return 0
}

/// What a service sees of one connection.
private enum Seen: Equatable {
    case line([UInt8])
    case tooLong
}

/// The same by the simplest means: cut at newlines, one carriage return less, blank ones passed over.
private func expected(_ text: [UInt8], _ limits: TransportLimits) -> [Seen] {
    var pieces = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = pieces.removeLast()
    var seen: [Seen] = pieces.compactMap { piece in
        var line = Array(piece)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.count > limits.lineBytes { return .tooLong }
        let isBlank = line.allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) }
        return isBlank ? nil : .line(line)
    }
    // A line without an end is refused as soon as it cannot become a short one: its last byte may be that of `\r\n`.
    let content = rest.last == UInt8(ascii: "\r") ? rest.count - 1 : rest.count
    if content > limits.lineBytes { seen.append(.tooLong) }
    return seen
}

private func lines(of text: [UInt8], seed: UInt8, _ limits: TransportLimits) -> [Seen] {
    let loop = EmbeddedEventLoop()
    let service = Recorder()
    let registry = ConnectionRegistry(limits: limits, ownUID: 0, turns: Turns(loop: loop, limits: limits))
    let peer = Peer(uid: 0, gid: 0, pid: 1, groups: [])
    let handler = ConnectionHandler(
        id: ConnectionID(rawValue: 1), peer: peer, account: .user(0), limits: limits, service: service,
        registry: registry)
    let channel = EmbeddedChannel(handler: handler, loop: loop)
    // In memory nothing of this can fail.
    try! channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()
    var state = UInt32(seed) &* 2_654_435_761 | 1
    var position = 0
    while position < text.count {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        let size = min(text.count - position, 1 + Int(state % 40))
        try! channel.writeInbound(ByteBuffer(bytes: text[position..<position + size]))
        loop.run()
        position += size
    }
    _ = try? channel.finish(acceptAlreadyClosed: true)
    return service.seen
}

/// Used on one thread only: the embedded loop's.
private final class Recorder: LineService, @unchecked Sendable {
    var seen: [Seen] = []

    func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {}

    func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        while let line = lines.next() { seen.append(.line(line)) }
        return Received()
    }

    func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        if case .lineTooLong = refusal { seen.append(.tooLong) }
        return Received()
    }

    func closed(_ id: ConnectionID) {}
}
