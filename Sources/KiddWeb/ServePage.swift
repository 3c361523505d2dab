import ArgumentParser
import Web

/// `kidd-web serve`: runs until SIGTERM, SIGINT or SIGHUP.
struct ServePage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the page until SIGTERM, Ctrl-C, or the end of the terminal.",
        usage: "kidd-web serve [options]",
        discussion: "Browsers are let in by the address that kidd-web open prints.")

    @OptionGroup var gateway: GatewayOptions

    func run() throws {
        do {
            try RunningGateway.run(try gateway.options()) {
                Told.out("kidd-web: the page is at \($0.address)")
                return nil
            }
        } catch let fault as WebFault {
            throw Told.fault(fault)
        }
    }
}
