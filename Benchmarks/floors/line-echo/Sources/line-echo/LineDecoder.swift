import NIOCore

/// Cuts the incoming bytes into lines; each is handed on with its newline.
struct LineDecoder: ByteToMessageDecoder {
    typealias InboundOut = ByteBuffer

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) -> DecodingState {
        let readable = buffer.readableBytesView
        guard let newline = readable.firstIndex(of: UInt8(ascii: "\n")),
            let line = buffer.readSlice(length: newline - readable.startIndex + 1)
        else { return .needMoreData }
        context.fireChannelRead(Self.wrapInboundOut(line))
        return .continue
    }

    mutating func decodeLast(
        context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
    ) -> DecodingState {
        decode(context: context, buffer: &buffer)
    }
}
