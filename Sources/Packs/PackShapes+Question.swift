import Household
import QuestionKinds
import Shapes

extension PackShapes {
    /// A question: the members that all kinds have, and in a member that is called like its `kind` those of the kind.
    package static let question = Shape<Question>.object(
        "PackQuestion", "A question of any kind.", tag: "kind", kinds: QuestionKinds.packs, named: \.kind.rawValue,
        part: \.body,
        make: {
            body, id, prompt, narration, images, audio, picture, difficulty, points, limit, hints, explanation, bridge
            in
            Question(
                id: id, prompt: prompt, narration: narration, images: images ?? [], audio: audio,
                difficulty: difficulty, points: points, timeLimitSeconds: limit, hints: hints,
                explanation: explanation, bridge: bridge, body: body, picture: picture)
        }
    ) {
        required("id", id(QuestionID.self), get: \.id)
        required("prompt", text, get: \.prompt)
        optional("narration", text, "Read aloud in place of the prompt.", get: \.narration)
        optional("images", .list(of: assetName), "Absent: the question has none.") {
            $0.images.isEmpty ? nil : $0.images
        }
        optional("audio", assetName, get: \.audio)
        optional("picture", .picture, "What is drawn beside the prompt.", get: \.picture)
        required("difficulty", number(ContentLimits.difficulty), get: \.difficulty)
        required("points", number(ContentLimits.points), get: \.points)
        optional("timeLimitSeconds", number(1...1_000_000), get: \.timeLimitSeconds)
        required("hints", some(text, told: ContentLimits.hints), get: \.hints)
        required("explanation", text, get: \.explanation)
        required("bridge", .boolean, "Suited to be the first one after a change of level.", get: \.bridge)
    }
}
