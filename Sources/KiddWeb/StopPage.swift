import ArgumentParser
import Web

/// `kidd-web stop`: ends the gateway of this account.
struct StopPage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop",
        abstract: "Ends the page of this account, in every browser.",
        usage: "kidd-web stop [options]")

    @OptionGroup var control: ControlOptions

    func run() throws {
        do {
            if try !control.socket().stop() { throw WebFault("kidd-web is not running. Start it with: kidd-web open") }
        } catch let fault as WebFault {
            throw Told.fault(fault)
        }
    }
}
