import API
import ArgumentParser
import Household
import Words

struct SetUpHousehold: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household set-up", usage: "--name <name> --parent <name> [options]", isAbout: true,
            examples: """
                kidctl household set-up --name Larsen --parent Anna
                kidctl household set-up --name Larsen --parent Anna --zone Europe/Oslo
                """)
    }

    @Option(help: "What the family calls itself.")
    var name: String

    @Option(help: "The display name of the first parent.")
    var parent: String

    @Option(help: ArgumentHelp("IANA time zone; default: that of TZ, else this machine's.", valueName: "zone"))
    var zone: String?

    @Option(help: ArgumentHelp("The family's language; default: the terminal's, else en.", valueName: "tag"))
    var locale: String?

    @Option(help: ArgumentHelp("The first day of a week.", valueName: "weekday"), transform: Self.weekday)
    var weekStart: Weekday = .monday

    @OptionGroup var options: FirstParentOptions

    private static func weekday(_ text: String) throws -> Weekday {
        guard let day = Weekday(name: text.lowercased()) else { throw ValidationError("write monday to sunday.") }
        return day
    }

    /// The zone that was named or that this machine has, before a PIN is asked for in vain.
    private func knownZone() throws(Problem) -> String {
        let remedy = MachineZone.remedy
        if let zone = zone.map(MachineZone.meant) {
            if MachineZone.isKnown(zone) { return zone }
            throw Problem(.refused, "--zone: there is no time zone \"\(zone)\"", remedy: remedy)
        }
        if let zone = try MachineZone.name(ofVariable: Environment.value("TZ")) { return zone }
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
        try session.requireOwner(remedy: "run it as root: sudo \(FirstCommand.text)")
        let pin = try NewPIN.ask(file: options.pinFile, option: "--pin-file", who: parent, in: session.language)
        var household = HouseholdSettings(name: name, zone: zone, weekStart: weekStart)
        let known = TerminalLanguage.known(Environment.value)
        if let locale = locale ?? known?.tag { household.locale = locale }
        let answer = try session.plainly(
            HouseholdSetUp.method, HouseholdSetUp.Params(household: household, parentName: parent, pin: pin))
        session.show(answer) { result, page in
            page.paragraph(
                page.say(
                    self.zone == nil ? "setUp.doneHere" : "setUp.done",
                    [
                        "family": .text(result.household.name), "parent": .text(result.parent.name),
                        "zone": .text(result.household.zone),
                    ]))
                + (self.zone == nil
                    ? page.advice(page.say("setUp.zone", command: "kidctl household set --zone Europe/Berlin"), .dim)
                    : "") + (locale == nil ? known.map { Self.advice(on: $0, page) } ?? "" : "")
                + "\n" + RecoveryCodeText.text(result.recoveryCode, page)
        }
        session.adviseOn(locale: locale)
        let unlocked = try session.unlock(parent: nil, pin: pin).value
        guard !session.options.json else { return }
        let language = session.language
        let length = HumanDuration.text(seconds: unlocked.idleSeconds, in: language)
        Output.out(
            "\n" + language.say("setUp.unlocked", ["length": .text(length)]) + "\n"
                + language.say("setUp.next", command: "kidctl child add NAME --born 2019-04") + "\n"
                + language.say("setUp.web", command: "kidctl web") + "\n")
    }

    /// Where the family's language was the terminal's, which may be another one than the children's.
    private static func advice(on language: Language, _ page: Page) -> String {
        guard language.tag != "en" else { return "" }
        return page.advice(
            page.say(
                "setUp.language",
                ["language": .text(language.name), "command": "kidctl household set --locale en"]), .dim)
    }
}
