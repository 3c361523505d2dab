import Glibc
import NIOCore

/// One connection: cuts bytes into lines, hands them to the service, writes what comes back, and keeps the bounds.
///
/// It never scans a byte twice for newlines (only the tail of each read is looked at for the last one; the lines are
/// cut once, when they are taken), and it never calls the service from inside a call of the service.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum Phase {
        case open
        /// The client has sent all it will send: answer what was asked, then close.
        case ending
        /// Nothing is read or answered any more; closed as soon as the output has been taken.
        case closing
        case closed
    }

    let id: ConnectionID
    private let peer: Peer
    private let limits: TransportLimits
    private let service: any LineService
    private unowned let registry: ConnectionRegistry

    private var context: ChannelHandlerContext?
    private var phase = Phase.open
    /// Bytes not yet served: whole lines (`wholeBytes` of them), then perhaps a half line.
    private var held: ByteBuffer?
    private var wholeBytes = 0
    /// The rest of a line that was too long is being dropped.
    private var isSkipping = false
    private var inFlight = 0
    /// Inside a call of the service; a close asked for then waits for the call's own output.
    private var isServing = false
    private var lastWords: ByteBuffer?
    private var isTurnPlanned = false
    /// The service is told in the next turn that all output was taken.
    private var isDrained = false
    /// A read that the channel asked for while reading was paused.
    private var isReadOwed = false

    /// False from a write until all of it is with the kernel.
    private var isWritable = true
    /// Output is left over after a flush: the client does not take it as fast as it comes.
    private var isOutputPending = false
    private var isOutputOverBound = false
    private var queuedBytes = 0
    private var takenBytesAtStallCheck = 0
    private var stallTimer: Scheduled<Void>?

    private var halfLineDeadline = NIODeadline.distantFuture
    private var halfLineTimer: Scheduled<Void>?

    init(
        id: ConnectionID, peer: Peer, limits: TransportLimits, service: any LineService,
        registry: ConnectionRegistry
    ) {
        self.id = id
        self.peer = peer
        self.limits = limits
        self.service = service
        self.registry = registry
    }

    // MARK: The channel's calls

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        service.opened(id, peer: peer, port: ConnectionPort(self, loop: context.eventLoop))
        registry.opened(self)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase = .closed
        held = nil
        wholeBytes = 0
        stallTimer?.cancel()
        halfLineTimer?.cancel()
        let (id, service) = (id, service)
        // In a turn of its own: the close may have come from inside a call of the service.
        context.eventLoop.execute { service.closed(id) }
        registry.closed(self)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var incoming = Self.unwrapInboundIn(data)
        guard phase == .open else { return }
        if isSkipping {
            guard skip(&incoming) else {
                if isSkipping { watchHalfLine() }
                return
            }
        }
        hold(incoming)
        serve()
    }

    /// Asked after each read; a paused connection owes the read until it may go on.
    func read(context: ChannelHandlerContext) {
        if mayRead {
            context.read()
        } else {
            isReadOwed = true
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed {
            end()
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        isWritable = context.channel.isWritable
        if isWritable, isOutputPending { outputTaken() }
        context.fireChannelWritabilityChanged()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    // MARK: The port's calls

    func send(_ buffer: ByteBuffer, finishing finished: Int) {
        guard isAnswering else { return }
        write(buffer)
        inFlight = max(0, inFlight - finished)
        if isServing { return }
        if wholeBytes > 0 {
            planTurn()
        } else {
            settle()
        }
    }

    func close(after last: ByteBuffer?) {
        guard isAnswering else { return }
        if isServing {
            lastWords = lastWords ?? last ?? ByteBuffer()
        } else {
            if let last { write(last) }
            closeWhenTaken()
        }
    }

    /// No more lines are read: those that are here are answered, then the connection closes.
    func end() {
        guard phase == .open else { return }
        phase = .ending
        isSkipping = false
        if wholeBytes > 0 { planTurn() } else if !isServing { settle() }
    }

    /// Closes at once; what the client has not taken is lost.
    func cut() {
        context?.close(promise: nil)
    }

    var pendingBytes: Int {
        guard !isWritable, let options = context?.channel.syncOptions else { return 0 }
        return (try? options.getOption(.bufferedWritableBytes)) ?? 0
    }

    func unreadLines(within bytes: Int) -> [[UInt8]] {
        guard wholeBytes > 0, let held else { return [] }
        let part = held.readableBytesView.prefix(min(wholeBytes, bytes))
        guard let end = part.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        return part[...end].split(separator: UInt8(ascii: "\n")).map(Array.init)
    }

    // MARK: Lines

    private func hold(_ incoming: ByteBuffer) {
        let before = held?.readableBytes ?? 0
        if let last = Self.endOfLastLine(in: incoming) { wholeBytes = before + last }
        if before == 0 {
            held = incoming
        } else {
            var incoming = incoming
            if held?.readerIndex != 0 { held?.discardReadBytes() }
            held?.writeBuffer(&incoming)
        }
    }

    /// One turn: offers the lines that wait, and refuses those that are too long.
    private func serve() {
        guard isAnswering, !isServing else { return }
        isServing = true
        var isMoreDue = false
        while mayServe, let buffer = held.take() {
            var batch = LineBatch(buffer, wholeBytes: wholeBytes, limit: limits.lineBytes, turn: limits.linesPerTurn)
            let before = buffer.readerIndex
            let received = service.receive(&batch, on: id)
            let taken = batch.buffer.readerIndex - before
            guard isAnswering else { break }  // closed by a write that failed
            held = batch.buffer
            wholeBytes -= taken
            accept(received)
            guard isAnswering, lastWords == nil else { break }
            guard case .lineTooLong(let bytes) = batch.stop else {
                isMoreDue = taken > 0 && wholeBytes > 0
                break
            }
            held?.moveReaderIndex(forwardBy: bytes)
            wholeBytes -= bytes
            refuse(.lineTooLong(limit: limits.lineBytes))
        }
        if wholeBytes == 0, lastWords == nil { checkHalfLine() }
        isServing = false
        if let lastWords {
            close(after: lastWords)
            return
        }
        tidy()
        if isMoreDue { planTurn() }
        settle()
    }

    private func refuse(_ refusal: LineRefusal) {
        accept(service.refused(refusal, on: id))
    }

    private func accept(_ received: Received) {
        inFlight = received.inFlight
        write(received.output)
    }

    /// Plans a turn of its own, so that the other connections come first and the service is not called from inside
    /// one of its calls.
    private func planTurn() {
        guard !isTurnPlanned, let context else { return }
        isTurnPlanned = true
        context.eventLoop.assumeIsolated().execute {
            self.isTurnPlanned = false
            if self.isDrained {
                self.isDrained = false
                if self.isAnswering { self.service.drained(self.id) }
            }
            self.serve()
        }
    }

    /// After anything that may have changed the state: close when all is done, else go on reading.
    private func settle() {
        switch phase {
        case .open:
            guard isReadOwed, mayRead else { return }
            isReadOwed = false
            if held != nil || isSkipping { watchHalfLine() }
            context?.read()
        case .ending:
            if inFlight == 0, wholeBytes == 0 { closeWhenTaken() }
        case .closing, .closed: return
        }
    }

    private var isAnswering: Bool { phase == .open || phase == .ending }

    private var mayServe: Bool {
        wholeBytes > 0 && inFlight < limits.inFlight && !isOutputOverBound && lastWords == nil
    }

    private var mayRead: Bool {
        phase == .open && wholeBytes == 0 && inFlight < limits.inFlight && !isOutputOverBound
    }

    private func closeWhenTaken() {
        phase = .closing
        held = nil
        wholeBytes = 0
        if isWritable { context?.close(promise: nil) }
    }

    // MARK: Half lines

    /// Refuses a half line that can only become too long; else sees to it that it does not rest for ever.
    private func checkHalfLine() {
        guard phase == .open, let half = held, half.readableBytes > 0 else { return }
        // The last byte may be the `\r` of a line that is exactly at the limit.
        let length = half.readableBytes
        let isCarriageReturn = half.getInteger(at: half.writerIndex - 1, as: UInt8.self) == UInt8(ascii: "\r")
        if length - (isCarriageReturn ? 1 : 0) > limits.lineBytes {
            held = nil
            isSkipping = true
            watchHalfLine()
            refuse(.lineTooLong(limit: limits.lineBytes))
        } else {
            watchHalfLine()
        }
    }

    /// Drops the bytes of a line that was refused; true when it has ended and `incoming` begins with the next one.
    private func skip(_ incoming: inout ByteBuffer) -> Bool {
        let newline = incoming.withUnsafeReadableBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            return memchr(base, Int32(UInt8(ascii: "\n")), bytes.count).map { UnsafeRawPointer($0) - base }
        }
        guard let newline else { return false }
        isSkipping = false
        incoming.moveReaderIndex(forwardBy: newline + 1)
        return incoming.readableBytes > 0
    }

    /// Lets go of a large read of which only a little is left.
    private func tidy() {
        guard let buffer = held else { return }
        if buffer.readableBytes == 0 {
            held = nil
        } else if buffer.readableBytes * 4 < buffer.storageCapacity {
            held = ByteBuffer(bytes: buffer.readableBytesView)
        }
    }

    /// A timer that is armed stays armed and looks at the deadline when it fires: half lines are common under load.
    private func watchHalfLine() {
        halfLineDeadline = .now() + limits.halfLineIdle
        if halfLineTimer == nil { armHalfLineTimer() }
    }

    private func armHalfLineTimer() {
        halfLineTimer = context?.eventLoop.assumeIsolated().scheduleTask(deadline: halfLineDeadline) {
            self.halfLineTimer = nil
            guard self.mayRead, self.held != nil || self.isSkipping else { return }
            if NIODeadline.now() < self.halfLineDeadline {
                self.armHalfLineTimer()
            } else {
                self.refuse(.idleHalfLine(seconds: Double(self.limits.halfLineIdle.nanoseconds) / 1e9))
                self.close(after: nil)
            }
        }
    }

    /// Length up to and with the last newline, or nil when there is none.
    private static func endOfLastLine(in buffer: ByteBuffer) -> Int? {
        buffer.withUnsafeReadableBytes { bytes in
            var end = bytes.count
            while end > 0 {
                if bytes[end - 1] == UInt8(ascii: "\n") { return end }
                end -= 1
            }
            return nil
        }
    }

    // MARK: Output

    private func write(_ buffer: ByteBuffer) {
        guard buffer.readableBytes > 0, let context else { return }
        queuedBytes += buffer.readableBytes
        context.writeAndFlush(Self.wrapOutboundOut(buffer), promise: nil)
        if !isWritable { outputWaits() }
    }

    /// The kernel did not take all: stop reading above the bound, and watch whether the client takes anything.
    private func outputWaits() {
        isOutputPending = true
        let pending = pendingBytes
        if pending > limits.outputBytes { isOutputOverBound = true }
        if stallTimer == nil { armStallTimer(taken: queuedBytes - pending) }
    }

    private func outputTaken() {
        isOutputPending = false
        isOutputOverBound = false
        stallTimer?.cancel()
        stallTimer = nil
        if phase == .closing {
            context?.close(promise: nil)
        } else {
            isDrained = true
            planTurn()
        }
    }

    private func armStallTimer(taken: Int) {
        takenBytesAtStallCheck = taken
        stallTimer = context?.eventLoop.assumeIsolated().scheduleTask(in: limits.writeStall) {
            self.stallTimer = nil
            guard self.isOutputPending, self.phase != .closed else { return }
            let taken = self.queuedBytes - self.pendingBytes
            if taken == self.takenBytesAtStallCheck {
                self.service.stalled(self.id)
                self.cut()
            } else {
                self.armStallTimer(taken: taken)
            }
        }
    }
}
