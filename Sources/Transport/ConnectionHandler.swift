import Glibc
import NIOCore

/// One connection: cuts bytes into lines, hands them to the service, writes what comes back, and keeps the bounds.
///
/// It never scans a byte twice for newlines (only the tail of each read is looked at for the last one; the lines are
/// cut once, when they are taken), and it never calls the service from inside a call of the service.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
final class ConnectionHandler: ChannelDuplexHandler, Turns.Taker {
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
    let account: PeerAccount
    private let limits: TransportLimits
    private let service: any LineService
    private unowned let registry: ConnectionRegistry

    @exclusivity(unchecked) private var context: ChannelHandlerContext?
    @exclusivity(unchecked) private var phase = Phase.open
    /// Bytes not yet served: whole lines (`wholeBytes` of them), then perhaps a half line.
    @exclusivity(unchecked) private var held: ByteBuffer?
    @exclusivity(unchecked) private var wholeBytes = 0
    /// The input is over and its last line has no end; the service is told behind the lines before it.
    private var isTailDue = false
    /// The rest of a line that was too long is being dropped.
    private var isSkipping = false
    @exclusivity(unchecked) private var inFlight = 0
    /// When something came last.
    private(set) var lastUse = NIODeadline.now()
    /// Inside a call of the service; a close asked for then waits for the call's own output.
    private var isServing = false
    private var lastWords: ByteBuffer?
    /// The service goes on in the next turn with what it has taken.
    @exclusivity(unchecked) private var isUnfinished = false
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
    private var stallTimer: Scheduled<Void>?

    /// When the half line that is held must have ended; nil when there is none, or it could not be read.
    @exclusivity(unchecked) private var halfLineDeadline: NIODeadline?
    private var halfLineTimer: Scheduled<Void>?

    init(
        id: ConnectionID, peer: Peer, account: PeerAccount, limits: TransportLimits, service: any LineService,
        registry: ConnectionRegistry
    ) {
        self.id = id
        self.peer = peer
        self.account = account
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
        service.opened(id, peer: peer, account: account, port: ConnectionPort(self, loop: context.eventLoop))
        registry.opened(self)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        phase = .closed
        held = nil
        wholeBytes = 0
        mindLength()
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
        lastUse = .now()
        if isSkipping {
            guard skip(&incoming) else { return }
        }
        hold(incoming)
        if wholeBytes > 0 {
            service.arrived(on: id)
            planTurn()
        } else {
            checkHalfLine()
            tidy()
        }
        mindLength()
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
            isTailDue = phase == .open && !isSkipping && (held?.readableBytes ?? 0) > wholeBytes
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
        if hasWork {
            planTurn()
        } else {
            settle()
        }
    }

    func wantTurn() {
        isUnfinished = true
        planTurn()
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
        if hasWork { planTurn() } else if !isServing { settle() }
    }

    /// Closes at once; what the client has not taken is lost.
    func cut() {
        context?.close(promise: nil)
    }

    /// Whether nothing has come since then, and nobody waits for an answer.
    func isIdle(since moment: NIODeadline) -> Bool { lastUse < moment && inFlight == 0 && !hasWork }

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
        if let last = Self.endOfLastLine(in: incoming) {
            wholeBytes = before + last
            halfLineDeadline = nil
        }
        var incoming = incoming
        if before == 0, wholeBytes == incoming.readableBytes {
            held = incoming
            return
        }
        // What is not taken at once is kept apart from the channel's own buffer, which nobody else could wipe.
        let place = incoming.readerIndex..<incoming.writerIndex
        if before == 0 {
            held = ByteBuffer()
        } else if let end = held?.writerIndex, held?.readerIndex != 0 {
            held?.discardReadBytes()
            if let start = held?.writerIndex, start < end { held?.wipe(start..<end) }
        }
        held?.writeBuffer(&incoming)
        incoming.wipe(place)
    }

    /// One turn: offers the lines that wait, and refuses those that are too long.
    private func serve(_ time: TurnTime) {
        guard isAnswering, !isServing else { return }
        isServing = true
        var isMoreDue = false
        while mayServe {
            let buffer = held.take() ?? ByteBuffer()
            var batch = LineBatch(buffer, wholeBytes: wholeBytes, limit: limits.lineBytes, turn: time)
            let before = buffer.readerIndex
            let received = service.receive(&batch, on: id)
            let taken = batch.buffer.readerIndex - before
            guard isAnswering else { break }  // closed by a write that failed
            held = batch.buffer
            wholeBytes -= taken
            isUnfinished = received.isUnfinished
            accept(received)
            guard isAnswering, lastWords == nil else { break }
            guard case .lineTooLong(let bytes) = batch.stop else {
                isMoreDue = isUnfinished || taken > 0 && wholeBytes > 0
                break
            }
            held?.moveReaderIndex(forwardBy: bytes)
            wholeBytes -= bytes
            refuse(.lineTooLong(limit: limits.lineBytes))
        }
        if wholeBytes == 0, lastWords == nil { checkHalfLine() }
        refuseTail()
        isServing = false
        if let lastWords {
            close(after: lastWords)
            return
        }
        tidy()
        mindLength()
        if isMoreDue { planTurn() }
        settle()
    }

    private func refuse(_ refusal: LineRefusal) {
        accept(service.refused(refusal, on: id))
    }

    /// Tells behind everything else that the last line has no end; blank ones are passed over like others.
    private func refuseTail() {
        guard isTailDue, wholeBytes == 0, !isUnfinished, isAnswering, lastWords == nil, inFlight == 0 else { return }
        isTailDue = false
        let tail = held.take().map { Array($0.readableBytesView) } ?? []
        if !LineBatch.isBlank(tail) { refuse(.unterminated(tail)) }
    }

    private func accept(_ received: Received) {
        inFlight = received.inFlight
        write(received.output)
        if !isWritable { service.outputWaits(id) }
    }

    /// Plans a turn, so that all accounts have theirs and the service is not called from inside one of its calls.
    private func planTurn() {
        registry.turns.add(self, id, of: account)
    }

    func takeTurn(_ time: TurnTime) {
        if isDrained {
            isDrained = false
            if isAnswering { service.drained(id) }
        }
        serve(time)
    }

    /// After anything that may have changed the state: close when all is done, else go on reading.
    private func settle() {
        switch phase {
        case .open:
            guard isReadOwed, mayRead else { return }
            isReadOwed = false
            // What could not be read while reading was paused is not late.
            halfLineDeadline = nil
            if held != nil || isSkipping { watchHalfLine() }
            context?.read()
        case .ending:
            if inFlight == 0, !hasWork { closeWhenTaken() }
        case .closing, .closed: return
        }
    }

    private var isAnswering: Bool { phase == .open || phase == .ending }

    private var hasWork: Bool { wholeBytes > 0 || isUnfinished || isTailDue }

    private var mayServe: Bool {
        (isUnfinished || wholeBytes > 0 && inFlight < limits.inFlight) && !isOutputOverBound && lastWords == nil
    }

    private var mayRead: Bool {
        phase == .open && wholeBytes < limits.readAheadBytes && inFlight < limits.inFlight && !isOutputOverBound
            && !registry.longLines.isWaiting(id)
    }

    private func closeWhenTaken() {
        phase = .closing
        held = nil
        wholeBytes = 0
        isUnfinished = false
        isTailDue = false
        mindLength()
        if isWritable { context?.close(promise: nil) }
    }

    // MARK: Half lines

    /// Refuses a half line that can only become too long; else sees to it that it ends in time.
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

    /// Much of a line needs one of the account's places, so that its connections keep little together. Who has none is
    /// not read until there is one; that is no delay of its own.
    private func mindLength() {
        if (held?.readableBytes ?? 0) > limits.ownInputBytes {
            registry.longLines.add(id, of: account)
        } else {
            registry.endLongLine(of: self)
        }
    }

    /// There is a place for the line that is held.
    func readOn() { settle() }

    /// Drops the bytes of a line that was refused; true when it has ended and `incoming` begins with the next one.
    private func skip(_ incoming: inout ByteBuffer) -> Bool {
        let newline = incoming.withUnsafeReadableBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            return memchr(base, Int32(UInt8(ascii: "\n")), bytes.count).map { UnsafeRawPointer($0) - base }
        }
        guard let newline else { return false }
        isSkipping = false
        halfLineDeadline = nil
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
        guard halfLineDeadline == nil else { return }
        let deadline = NIODeadline.now() + limits.halfLine
        halfLineDeadline = deadline
        if halfLineTimer == nil { armHalfLineTimer(deadline) }
    }

    private func armHalfLineTimer(_ deadline: NIODeadline) {
        halfLineTimer = context?.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
            self.halfLineTimer = nil
            guard let deadline = self.halfLineDeadline else { return }
            guard self.mayRead, self.held != nil || self.isSkipping else {
                self.halfLineDeadline = nil
                return
            }
            if NIODeadline.now() < deadline {
                self.armHalfLineTimer(deadline)
            } else {
                self.refuse(.lateLine(seconds: Double(self.limits.halfLine.nanoseconds) / 1e9))
                self.close(after: nil)
            }
        }
    }

    /// Length up to and with the last newline, or nil when there is none. A chunk without one is passed over at once.
    private static func endOfLastLine(in buffer: ByteBuffer) -> Int? {
        buffer.withUnsafeReadableBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var end = bytes.count
            while end > 0 {
                let chunk = max(0, end - 512)..<end
                if memchr(base + chunk.lowerBound, Int32(UInt8(ascii: "\n")), chunk.count) != nil {
                    return bytes[chunk].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
                }
                end = chunk.lowerBound
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
        if stallTimer == nil { armStallTimer(pending: pending) }
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

    /// A client must take what is pending, or at least a part of it that is worth keeping the rest for.
    private func armStallTimer(pending: Int) {
        let least = queuedBytes - pending + min(pending, limits.writeStallBytes)
        stallTimer = context?.eventLoop.assumeIsolated().scheduleTask(in: limits.writeStall) {
            self.stallTimer = nil
            guard self.isOutputPending, self.phase != .closed else { return }
            let pending = self.pendingBytes
            if self.queuedBytes - pending < least {
                self.service.stalled(self.id)
                self.cut()
            } else {
                self.armStallTimer(pending: pending)
            }
        }
    }
}
