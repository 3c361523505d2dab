import Household
import QuestionKinds
import Shapes

extension PackShapes {
    /// A question: the members that all kinds have, and in a member that is called like its `kind` those of the kind.
    package static let question = Shape<Question>.object(
        "PackQuestion", "A question of any kind.", tag: "kind", kinds: QuestionKinds.packs, named: \.kind.rawValue,
        part: \.body,
        make: {
            body, id, prompt, narration, images, audio, picture, difficulty, points, limit, hints, explanation, bridge,
            imageText, passage in
            Question(
                id: id, prompt: prompt, narration: narration, images: images, audio: audio,
                difficulty: difficulty, points: points, timeLimitSeconds: limit, hints: hints,
                explanation: explanation, bridge: bridge, body: body, picture: picture,
                imageText: imageText, passage: passage)
        }
    ) {
        required("id", \.id, id(QuestionID.self))
        required("prompt", \.prompt, text)
        optional("narration", \.narration, text, "Read aloud in place of the prompt.")
        unless("images", \.images, .list(of: assetName), is: [], "Absent: the question has none.")
        optional("audio", \.audio, assetName)
        optional("picture", \.picture, .picture, "What is drawn beside the prompt.")
        required("difficulty", \.difficulty, number(ContentLimits.difficulty))
        required("points", \.points, number(ContentLimits.points))
        optional("timeLimitSeconds", \.timeLimitSeconds, number(1...1_000_000))
        required("hints", \.hints, some(text, told: ContentLimits.hints))
        required("explanation", \.explanation, text)
        required("bridge", \.bridge, .boolean, "Suited to be the first one after a change of level.")
        optional("imageText", \.imageText, text, "What the images show, for those who do not see them.")
        optional("passage", \.passage, .text(1...64), "The passage of the lesson that it is about.")
    }
}
