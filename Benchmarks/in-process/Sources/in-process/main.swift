import Foundation

// Prints one JSON object a line: {"name": ..., "ns": ..., "floorNs": ...}.

func line(_ name: String, _ nanoseconds: Double, _ floor: Double) {
    print(#"{"name":"\#(name)","ns":\#(nanoseconds),"floorNs":\#(floor)}"#)
}

func measure(_ topic: String) {
    switch topic {
    case "decisions":
        for windows in [1, 50] {
            let decisions = Decisions(windows: windows)
            line("\(windows) windows", decisions.decision(children: 20), decisions.intervals())
        }
    case "scanner":
        for message in Messages.all {
            line(message.name, Messages.strict(message.text), Messages.foundation(message.text))
        }
    case "count":
        let arguments = CommandLine.arguments.dropFirst(2)
        guard let kind = arguments.first, let times = arguments.last.flatMap(Int.init),
            CountedDecisions.run(kind, times: times)
        else { fallthrough }
    default:
        FileHandle.standardError.write(Data("usage: in-process decisions|scanner|count KIND TIMES\n".utf8))
        exit(2)
    }
}

measure(CommandLine.arguments.dropFirst().first ?? "")
