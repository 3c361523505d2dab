/// One question of a lesson: what every kind has, and a body of its own kind (Content, Model).
public struct Question: Hashable, Sendable {
    /// What names it.
    public var id: QuestionID
    /// What is asked.
    public var prompt: String
    /// What is read aloud; the prompt when absent.
    public var narration: String?
    /// Names of image assets, in order.
    public var images: [String]
    /// The name of an audio asset.
    public var audio: String?
    /// What is drawn beside the prompt.
    public var picture: Picture?
    /// 1 to 5.
    public var difficulty: Int
    /// What a right first answer adds to the score.
    public var points: Int
    /// Seconds to answer in, where the question has a limit.
    public var timeLimitSeconds: Int?
    /// One to three, the gentlest first.
    public var hints: [String]
    /// How the answer is found; told after the question is over.
    public var explanation: String
    /// Suited to be the first one after a change of level.
    public var bridge: Bool
    /// What belongs to its kind.
    public var body: QuestionBody
    /// What the images show, for those who do not see them.
    public var imageText: String?
    /// The passage that it is about, by its id in the lesson.
    public var passage: String?

    /// All members of a question.
    public init(
        id: QuestionID, prompt: String, narration: String?, images: [String], audio: String?, difficulty: Int,
        points: Int, timeLimitSeconds: Int?, hints: [String], explanation: String, bridge: Bool, body: QuestionBody,
        picture: Picture? = nil, imageText: String? = nil, passage: String? = nil
    ) {
        self.id = id
        self.prompt = prompt
        self.narration = narration
        self.images = images
        self.audio = audio
        self.difficulty = difficulty
        self.points = points
        self.timeLimitSeconds = timeLimitSeconds
        self.hints = hints
        self.explanation = explanation
        self.bridge = bridge
        self.body = body
        self.picture = picture
        self.imageText = imageText
        self.passage = passage
    }

    /// The kind, which follows from the body.
    public var kind: QuestionKind { body.kind }
}
