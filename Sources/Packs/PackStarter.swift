import Glibc
import Household
import Vault

/// A small pack that an author can begin with: one lesson with a written and two generated questions.
public enum PackStarter {
    /// Makes the folder with its files; nil, or why it cannot be made.
    public static func make(_ folder: String, id: String, title: String, author: String) -> String? {
        if let fault = ContentLimits.idFault(id) { return "the id \(id) does not do: \(fault)" }
        for text in [title, author] {
            if let fault = ContentLimits.textFault(text) { return "\"\(text)\" does not do: \(fault)" }
        }
        guard mkdir(folder, 0o755) == 0 else {
            return errno == EEXIST
                ? "\(folder) is there already; name a folder that is not there yet"
                : "\(folder) cannot be made: \(PackContainers.text(of: errno))"
        }
        for name in [PackFile.lessonFolder, PackFile.templateFolder] where mkdir("\(folder)/\(name)", 0o755) != 0 {
            return "\(folder)/\(name) cannot be made: \(PackContainers.text(of: errno))"
        }
        do throws(SafeFile.Fault) {
            for file in files(id: id, title: title, author: author) {
                try SafeFile.write(file.bytes, to: "\(folder)/\(file.path)")
            }
            return nil
        } catch {
            return error.reason
        }
    }

    /// Its files.
    static func files(id: String, title: String, author: String) -> [PackFile] {
        [
            PackFile(path: PackFile.manifestPath, bytes: Array(manifest(id, title, author).utf8)),
            PackFile(path: "lessons/\(id)-1.json", bytes: Array(lesson(id).utf8)),
            PackFile(path: "templates/count-things.json", bytes: Array(template.utf8)),
        ]
    }

    private static func quoted(_ text: String) -> String { PackShapes.quoted(text) }

    private static func manifest(_ id: String, _ title: String, _ author: String) -> String {
        """
        {
          "id": \(quoted(id)),
          "version": "0.1.0",
          "title": \(quoted(title)),
          "subjects": [{"id": "math", "title": "Math", "policy": "target80"}],
          "grades": ["K"],
          "languages": ["en"],
          "licence": "CC-BY-4.0",
          "author": \(quoted(author)),
          "standards": [
            {"id": "\(id).counting", "subject": "math", "grade": "K", "domain": "Numbers & counting",
             "description": "Count to tell how many things there are.", "code": "K.CC.B.5"}
          ],
          "skills": [
            {"id": "\(id).count-objects", "standard": "\(id).counting", "name": "Count objects",
             "description": "Count up to ten things, one by one.",
             "rubric": {"thresholdPercent": 80, "window": 5, "sessions": 2, "reviewDays": [3, 7, 14, 30, 60, 120]}}
          ]
        }

        """
    }

    private static func lesson(_ id: String) -> String {
        """
        {
          "id": "\(id)-1",
          "skill": "\(id).count-objects",
          "title": "Counting in the garden",
          "description": "Count what grows and crawls in the garden.",
          "subject": "math",
          "tier": "preschool",
          "difficulty": 1,
          "estimatedMinutes": 3,
          "order": 1,
          "sections": [
            {"id": "look", "title": "Look and learn", "kind": "instruction",
             "text": "Point to each thing once. Say one number for each.", "questions": ["\(id)-1.a"]},
            {"id": "try", "title": "Your turn", "kind": "practice", "questions": ["\(id)-1.b", "\(id)-1.c"]}
          ],
          "questions": [
            {
              "id": "\(id)-1.a",
              "kind": "multipleChoice",
              "prompt": "How many flowers are there?",
              "picture": {"form": "rows", "text": "Flower, flower, flower.",
                          "rows": {"rows": [{"thing": "flower", "count": 3}]}},
              "difficulty": 1,
              "points": 10,
              "hints": ["Point to each flower once.", "Start like this: 1, 2."],
              "explanation": "1, 2, 3. There are 3 flowers.",
              "bridge": false,
              "multipleChoice": {
                "options": [
                  {"id": "a", "text": "2", "explanation": "You chose 2. Did you touch every flower?"},
                  {"id": "b", "text": "3"},
                  {"id": "c", "text": "4", "explanation": "You chose 4. Point to each flower only once."}
                ],
                "correct": "b"
              }
            }
          ],
          "generated": [
            {"id": "\(id)-1.b", "kind": "multipleChoice", "template": "count-things", "variant": "to5"},
            {"id": "\(id)-1.c", "kind": "count", "template": "count-things", "variant": "to10"}
          ]
        }

        """
    }

    private static let template = """
        {
          "id": "count-things",
          "generator": "counting",
          "version": 1,
          "code": "K.CC.B.5",
          "things": [
            {"thing": "ladybug", "one": "ladybug", "many": "ladybugs"},
            {"thing": "snail", "one": "snail", "many": "snails"}
          ],
          "texts": [
            {
              "prompt": "How many {things} are there?",
              "picture": "{list}.",
              "hints": ["Point to each {thing} once.", "Say one number for each {thing}."],
              "explanation": "Count them: {steps}. There {n is|are} {n things}.",
              "mistakes": {
                "oneMore": "You said {given}. Point to each {thing} only once.",
                "oneLess": "You said {given}. Did you count every {thing}?",
                "someMore": "You said {given}. Count slowly, one at a time.",
                "someLess": "You said {given}. Look for {things} that you left out."
              }
            }
          ],
          "counting": {
            "to5": {"from": 1, "to": 5, "layout": "rows"},
            "to10": {"from": 5, "to": 10, "layout": "scattered"}
          }
        }

        """
}
