/// What a front-end can bring to a child beside words (Content, Pictures).
public enum ShownMedia: String, CaseIterable, Sendable {
    /// Images of packs. Pictures that are data have words in their place.
    case images
    /// Sounds of packs.
    case sounds
}

extension Question {
    /// What a front-end must be able to bring so that the question can be answered: images without a text, sounds without one.
    var needs: Set<ShownMedia> {
        var needs: Set<ShownMedia> = []
        if !images.isEmpty, imageText == nil { needs.insert(.images) }
        if audio != nil, narration == nil { needs.insert(.sounds) }
        return needs
    }
}
