// The floor for a request and its reply: SwiftNIO's ordinary shape for a line protocol on one event loop, and nothing
// behind it. `line-echo SOCKET REPLY_FILE` runs until it is ended.
import Foundation
import NIOCore
import NIOPosix

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: line-echo SOCKET REPLY_FILE\n".utf8))
    exit(2)
}
let reply = ByteBuffer(bytes: try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2])))
let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
let server = try ServerBootstrap(group: group)
    .serverChannelOption(.backlog, value: 256)
    .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(LineDecoder()))
            try channel.pipeline.syncOperations.addHandler(FixedReply(reply))
        }
    }
    .bind(unixDomainSocketPath: CommandLine.arguments[1], cleanupExistingSocketFile: true)
    .wait()
try server.closeFuture.wait()
