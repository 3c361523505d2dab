import Foundation
import HouseholdTesting
import Testing

/// Copies of what is known, read by somebody else's readers of JSON and CSV.
@Suite struct ExportFileTests {
    /// Prints what is in a folder of copies.
    private static let script = """
        import csv, json, os, stat, sys
        folder = sys.argv[1]
        def mode(path): return oct(stat.S_IMODE(os.stat(path).st_mode))
        def table(name):
            with open(folder + "/" + name, newline="", encoding="utf-8") as file:
                return list(csv.DictReader(file, strict=True))
        def copy(name):
            with open(folder + "/" + name, encoding="utf-8") as file: return json.load(file)
        names = sorted(os.listdir(folder))
        print(" ".join(names))
        print(mode(folder), {mode(folder + "/" + name) for name in names})
        for name in names:
            if not name.endswith(".json"): continue
            whole = copy(name)
            recorded = [word for row in whole["history"] for fact in row["recorded"] for word in fact]
            print(whole["format"], whole["formatVersion"], whole.get("child"), len(set(row["seq"] for row in whole["history"])) == len(whole["history"]))
            if whole.get("child") != "mia": continue
            print(recorded.count("granted"), recorded.count("answered") == len(table("mia-answers.csv")))
            print(len(table("mia-history.csv")) == len(whole["history"]))
            print(any(text.startswith("=") for line in table("mia-history.csv") for text in line.values()))
            print([line["amount"] for line in table("mia-rewards.csv")][2] == str(whole["childNow"]["rewardsNow"]["points"]))
        """

    private static func lived() throws -> RunFamily {
        let family = try RunFamily()
        for minutes in 1...490 {
            _ = try family.parent.result(
                "time.grant", #"{"child":"mia","minutes":\#(minutes % 5 + 1),"why":"=SUM(1,2)"}"#)
            if minutes % 20 == 0 { _ = try family.parent.result("time.lock", #"{"child":"mia"}"#) }
        }
        _ = try family.parent.result("time.unlock", #"{"child":"mia"}"#)
        return family
    }

    @Test("The copy of a child is whole, private, and never written over", .needs(Machine.python))
    func child() throws {
        let family = try Self.lived()
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        let folder = family.scratch.path("copy")
        let arguments = ["child", "export", "mia", "--to", folder, "--pin-file", pin]
        let program = try family.kidctl(arguments)
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        let text = try Machine.python.run(["-c", Self.script, folder], in: family.scratch)
        let names = [
            "-answers.csv", "-days.csv", "-facts.csv", "-history.csv", "-mastery.csv", "-rewards.csv", "-time.csv",
        ]
        #expect(text.hasPrefix((names.map { "mia" + $0 } + ["mia.json"]).joined(separator: " ") + "\n"), "\(text)")
        #expect(text.contains("0o700 {'0o600'}\nkidd.child 1 mia True\n490 True\nTrue\nFalse\nTrue\n"), "\(text)")
        // What is there stays as it was, and nothing is left of the try.
        let before = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(try family.kidctl(arguments).wait() == .exited(1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == before)
    }

    @Test("The copy of the household has every child's files beside its own", .needs(Machine.python))
    func household() throws {
        let family = try Self.lived()
        _ = try family.parent.result("child.add", #"{"name":"Zoe","born":"2016-01"}"#)
        _ = try family.parent.result("child.archive", #"{"child":"zoe","archived":true}"#)
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        let folder = family.scratch.path("copy")
        let program = try family.kidctl(["household", "export", "--to", folder, "--pin-file", pin])
        #expect(try program.wait() == .exited(0), "\(program.errors)")
        let text = try Machine.python.run(["-c", Self.script, folder], in: family.scratch)
        for line in ["kidd.household 1 None True", "kidd.child 1 mia True", "kidd.child 1 zoe True"] {
            #expect(text.contains(line + "\n"), "\(text)")
        }
        #expect(text.contains("household-audit.csv household.json"), "\(text)")
        #expect(!text.contains(".part"))
    }

    @Test("A copy that is refused leaves no folder, and one that was there as it was")
    func refused() throws {
        let family = try RunFamily()
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        let wrong = try family.scratch.write("0000\n", to: "wrong")
        let folder = family.scratch.path("copy")
        let refused = [
            ["child", "export", "nobody", "--to", folder, "--pin-file", pin],
            ["child", "export", "mia", "--to", folder + "/", "--pin-file", wrong],
            ["household", "export", "--to", folder, "--pin-file", wrong],
        ]
        for arguments in refused {
            #expect(try family.kidctl(arguments).wait() != .exited(0))
            #expect(!FileManager.default.fileExists(atPath: folder), "\(arguments)")
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for arguments in refused {
            #expect(try family.kidctl(arguments).wait() != .exited(0))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        }
    }

    @Test("A folder that cannot be made is told before anything is copied")
    func impossible() throws {
        let family = try RunFamily()
        let pin = try family.scratch.write(Family.pin + "\n", to: "pin")
        for folder in [pin, family.scratch.path("missing/copy"), pin + "/copy"] {
            let program = try family.kidctl(["child", "export", "mia", "--to", folder, "--pin-file", pin])
            #expect(try program.wait() == .exited(1))
            #expect(program.errors.contains("cannot be made"), "\(program.errors)")
        }
        #expect(try !family.parent.result("audit.list").text.contains("exported"))
    }
}
