import API
import ArgumentParser
import Household

struct SetUpHousehold: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set-up", abstract: "Set up the household with its first parent.",
        usage: "kidctl household set-up --name <name> --parent <name> [options]",
        discussion: """
            Asks twice for the parent's PIN (4 to 12 digits, not all alike, no straight
            run) and prints a recovery code, once. Then the parent is unlocked. The time
            zone is that of the variable TZ, else this machine's.

            EXAMPLES:
              kidctl household set-up --name Larsen --parent Anna
              kidctl household set-up --name Larsen --parent Anna --zone Europe/Oslo
            """)

    @Option(help: "What the family calls itself.")
    var name: String

    @Option(help: "The display name of the first parent.")
    var parent: String

    @Option(help: ArgumentHelp("IANA time zone; default: that of TZ, else this machine's.", valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("The first day of a week.", valueName: "weekday"), transform: Self.weekday)
    var weekStart: Weekday = .monday

    @OptionGroup var options: ParentOptions

    private static func weekday(_ text: String) throws -> Weekday {
        guard let day = Weekday(name: text.lowercased()) else { throw ValidationError("write monday to sunday.") }
        return day
    }

    /// The zone that was named or that this machine has, before a PIN is asked for in vain.
    private func knownZone() throws(Problem) -> String {
        let remedy = "name one: --zone Europe/Berlin"
        if let zone {
            if MachineZone.isKnown(zone) { return zone }
            throw Problem(.refused, "--zone: there is no time zone \"\(zone)\"", remedy: remedy)
        }
        if let zone = MachineZone.name(ofVariable: Environment.value("TZ")) { return zone }
        guard let machine = MachineZone.name() else {
            throw Problem(.usage, "this machine does not tell its time zone", remedy: remedy)
        }
        if MachineZone.isKnown(machine) { return machine }
        throw Problem(
            .refused, "this machine's time zone is \"\(machine)\", which has no rules in \(MachineZone.folder)",
            remedy: remedy)
    }

    func run(in session: Invocation) throws {
        let zone = try knownZone()
        let pin = try NewPIN.ask(file: options.pinFile, option: "--pin-file", who: parent)
        let household = HouseholdSettings(name: name, zone: zone, weekStart: weekStart)
        let answer = try session.plainly(
            HouseholdSetUp.method, HouseholdSetUp.Params(household: household, parentName: parent, pin: pin))
        session.show(answer) { result, page in
            page.paragraph(
                "\(result.household.name) is set up. \(result.parent.name) is its first parent. The time zone is "
                    + "\(result.household.zone)" + (self.zone == nil ? " as on this machine." : "."))
                + (self.zone == nil
                    ? page.advice("Is it another one? kidctl household set --zone Europe/Berlin", .dim) : "")
                + "\n" + RecoveryCodeText.text(result.recoveryCode, page)
        }
        let unlocked = try session.unlock(parent: nil, pin: pin).value
        guard !session.options.json else { return }
        Output.out(
            "\nUnlocked; without a call it ends after \(HumanDuration.text(seconds: unlocked.idleSeconds)).\n"
                + "Next: kidctl child add NAME --born 2019-04\n")
    }
}
