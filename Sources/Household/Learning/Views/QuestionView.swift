/// All that a front-end may see of a question before it is answered: neither the answer, nor what is said about
/// options, nor the texts of hints.
public struct QuestionView: Hashable, Sendable {
    /// What the answer names.
    public var presentation: PresentationID
    /// From 1; the same on a retry.
    public var number: Int
    /// How many questions are planned.
    public var total: Int
    /// 1 for the first showing, more for retries.
    public var attempt: Int
    /// Whether it stands beside the plan, in no score: one that the child has known. Its number is that of the one after it.
    public var isExtra: Bool
    /// The part of the lesson it belongs to.
    public var section: SectionView?
    /// What is asked.
    public var prompt: String
    /// What is read aloud; the prompt when absent.
    public var narration: String?
    /// Names of image assets.
    public var images: [String]
    /// The name of an audio asset.
    public var audio: String?
    /// What is drawn beside the prompt.
    public var picture: Picture?
    /// What the images show, for those who do not see them.
    public var imageText: String?
    /// The text that it is about: it stands beside the question, whenever that is asked.
    public var passage: Passage?
    /// Seconds to answer in, where the question has a limit.
    public var timeLimitSeconds: Int?
    /// What there is to answer with.
    public var body: QuestionBodyView
    /// Hints that can still be asked for.
    public var hintsLeft: Int
    /// Stars that the next hint costs; nil when none is left.
    public var hintPrice: Int?
    /// Of a retry of an answer with parts, where the question is asked for again: the ids of those that were right before.
    /// The reply to an answer has them beside its question.
    public var rightParts: [String]?
    /// The answer that these are parts of.
    public var lastAnswer: Answer?

    /// All members of the view.
    public init(
        presentation: PresentationID, number: Int, total: Int, attempt: Int, section: SectionView?,
        prompt: String, narration: String?, images: [String], audio: String?,
        timeLimitSeconds: Int?, body: QuestionBodyView, hintsLeft: Int, hintPrice: Int?, rightParts: [String]? = nil,
        lastAnswer: Answer? = nil, picture: Picture? = nil, imageText: String? = nil, passage: Passage? = nil,
        isExtra: Bool = false
    ) {
        self.presentation = presentation
        self.number = number
        self.total = total
        self.attempt = attempt
        self.section = section
        self.prompt = prompt
        self.narration = narration
        self.images = images
        self.audio = audio
        self.timeLimitSeconds = timeLimitSeconds
        self.body = body
        self.hintsLeft = hintsLeft
        self.hintPrice = hintPrice
        self.rightParts = rightParts
        self.lastAnswer = lastAnswer
        self.picture = picture
        self.imageText = imageText
        self.passage = passage
        self.isExtra = isExtra
    }

    /// The kind of the question, which follows from the body.
    public var kind: QuestionKind { body.kind }

    /// The view of a presentation; nil when its question is gone from its source or has other choices now.
    init?(
        _ presentation: borrowing Presentation, of activity: ActivityID, in source: some QuestionSource,
        hintsOffered: Bool
    ) {
        guard let question = source.question(presentation.question), presentation.fits(question) else { return nil }
        let section = source.section(of: question.id)
        let hintsLeft = hintsOffered ? max(0, question.hints.count - presentation.hintsGiven) : 0
        self.init(
            presentation: PresentationID(activity, presentation.number), number: presentation.place + 1,
            total: presentation.total, attempt: presentation.attempt,
            section: section.map { SectionView(title: $0.title, kind: $0.kind, text: $0.text) },
            prompt: question.prompt, narration: question.narration, images: question.images,
            audio: question.audio, timeLimitSeconds: question.timeLimitSeconds,
            body: question.body.view(order: presentation.order),
            hintsLeft: hintsLeft,
            hintPrice: hintsLeft > 0 ? LearningRules.price(ofHintAfter: presentation.hintsGiven) : nil,
            picture: question.picture, imageText: question.imageText, passage: source.passage(of: question),
            isExtra: presentation.isExtra)
    }
}
