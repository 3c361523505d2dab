import ArgumentParser
import Glibc
import Web

/// `kidd-web open`: an address for the browser; starts the gateway if none runs.
struct OpenPage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Opens the page in the browser.",
        usage: "kidd-web open [options]",
        discussion: """
            Prints an address that lets one browser in, once and within two minutes, and opens it where there is a \
            screen. If kidd-web does not run yet under this account, it runs now until Ctrl-C, SIGTERM, or the end of \
            the terminal; the options are those of kidd-web serve.
            """)

    @Flag(help: "Only print the address.")
    var printOnly = false

    @OptionGroup var gateway: GatewayOptions

    func run() throws {
        do {
            Browser.holdEnds()
            if let address = try gateway.control.socket().openingAddress() {
                show(address)?.wait()
                return
            }
            try RunningGateway.run(try gateway.options()) {
                if !SocketConnect.isHeard(at: gateway.kidd) {
                    Told.error(
                        "kidd is not running at \(gateway.kidd). Start it with: \(HowToStart.kidd(at: gateway.kidd)). "
                            + "The page waits for it.")
                }
                return show($0.openingAddress())
            }
        } catch let fault as WebFault {
            throw Told.fault(fault)
        }
    }

    private func show(_ address: String) -> Browser? {
        Told.out(address)
        if printOnly { Told.error("good for one browser, once, within two minutes") }
        return printOnly ? nil : Browser.open(address)
    }
}
