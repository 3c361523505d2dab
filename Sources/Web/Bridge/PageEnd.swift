import NIOCore
import NIOWebSocket

/// The end of a connection that leads to the page: a text message is a line, in both directions.
///
/// It reads no more than kidd takes, and no more than the page takes of what it is told: a page that only sends is not
/// heard any more. A line of kidd goes on as its bytes come, in as many pieces; nothing is gathered.
final class PageEnd: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let kidd: KiddEnd?
    private let limits: WebLimits
    private var assembly: MessageAssembly
    private var context: ChannelHandlerContext?
    private var waitsToRead = false
    private var isEnding = false
    /// Whether a line of kidd is under way.
    private var isTelling = false
    private var pulse = Pulse()
    private var timer: Scheduled<Void>?

    /// What was heard since the last heartbeats.
    private struct Pulse {
        var silent = 0
        var stalled = 0
        /// Heartbeats that the present message of the page has lasted.
        var message = 0
        var pings = 0
    }

    /// - Parameter kidd: the other end; nil where kidd cannot be reached, which the page is told.
    init(kidd: KiddEnd?, limits: WebLimits) {
        self.kidd = kidd
        self.limits = limits
        assembly = MessageAssembly(mostBytes: limits.messageBytes, mostPieces: limits.messagePieces)
    }

    /// Whether the page takes more at the moment.
    var takesMore: Bool { !isEnding && context?.channel.isWritable ?? false }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        guard kidd != nil else { return end(.unknown(Self.tryAgainLater)) }
        plan(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        self.context = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        kidd?.close()
        context.fireChannelInactive()
    }

    // MARK: From the page

    func read(context: ChannelHandlerContext) {
        let goesOn = isEnding || (kidd?.takesMore == true && context.channel.isWritable)
        if goesOn { context.read() } else { waitsToRead = true }
    }

    /// kidd or the page takes more again.
    func goOn() {
        guard waitsToRead, let context else { return }
        waitsToRead = false
        read(context: context)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        goOn()
        kidd?.goOn()
        context.fireChannelWritabilityChanged()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if isEnding {
            if frame.opcode == .connectionClose { context.close(promise: nil) }
            return
        }
        pulse.silent = 0
        switch frame.opcode {
        case .ping: answer(frame)
        case .pong: break
        case .connectionClose: end(.normalClosure)
        default:
            do throws(MessageAssembly.Fault) {
                guard var line = try assembly.take(frame) else { return }
                pulse.message = 0
                line.writeInteger(UInt8(ascii: "\n"))
                kidd?.send(line)
            } catch {
                end(error.code)
            }
        }
    }

    private func answer(_ frame: WebSocketFrame) {
        pulse.pings += 1
        guard pulse.pings <= limits.pings, frame.maskKey != nil, frame.reservedBits.isEmpty else {
            return end(pulse.pings > limits.pings ? .policyViolation : .protocolError)
        }
        write(.pong, frame.unmaskedData)
        context?.flush()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error as? NIOWebSocketError {
        case .invalidFrameLength: end(.messageTooLarge)
        case .some: end(.protocolError)
        case nil: context.close(promise: nil)
        }
    }

    // MARK: From kidd

    /// Sends bytes of kidd's lines.
    func tell(_ bytes: ByteBuffer) {
        guard !isEnding else { return }
        var rest = bytes
        while rest.readableBytes > 0 {
            let newline = rest.readableBytesView.firstIndex(of: UInt8(ascii: "\n"))
            let length = newline.map { $0 - rest.readerIndex } ?? rest.readableBytes
            guard let piece = rest.readSlice(length: length) else { return }
            if newline != nil { rest.moveReaderIndex(forwardBy: 1) }
            write(isTelling ? .continuation : .text, piece, isLast: newline != nil)
            isTelling = newline == nil
        }
    }

    func flush() { context?.flush() }

    /// kidd has ended the connection.
    func kiddIsGone() { end(.goingAway) }

    // MARK: The end

    /// "Try again later": kidd is not there at the moment.
    private static let tryAgainLater: UInt16 = 1013

    /// Tells the page that the connection ends, and why; a moment later it is cut in any case. Until then what the page
    /// sends is read and dropped: closing at once would take the reason away.
    func end(_ code: WebSocketErrorCode) {
        guard !isEnding, let context else { return }
        isEnding = true
        timer?.cancel()
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        write(.connectionClose, data)
        context.flush()
        kidd?.close()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.farewell) {
            self.context?.close(promise: nil)
        }
        goOn()
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, isLast: Bool = true) {
        context?.write(wrapOutboundOut(WebSocketFrame(fin: isLast, opcode: opcode, data: data)), promise: nil)
    }

    // MARK: Heartbeats

    private func plan(_ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.heartbeat) { self.beat() }
    }

    /// Cuts a page that says nothing, takes nothing, or never ends its message; else asks whether it is there.
    private func beat() {
        guard let context, !isEnding else { return }
        let isWritable = context.channel.isWritable
        pulse.stalled = isWritable ? 0 : pulse.stalled + 1
        // Who is not read because kidd takes no more cannot be heard.
        pulse.silent = waitsToRead && isWritable ? 0 : pulse.silent + 1
        pulse.message = assembly.isOpen ? pulse.message + 1 : 0
        pulse.pings = 0
        let most = limits.silentHeartbeats
        if pulse.stalled >= most || pulse.silent > most { return context.close(promise: nil) }
        if pulse.message >= most { return end(.policyViolation) }
        if isWritable { write(.ping, ByteBuffer()) }
        context.flush()
        plan(context)
    }
}
