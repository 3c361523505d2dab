// Templates and the questions that are made of them.

extension PackVerifier {
    /// Of a domain so many items are looked at when a pack is checked; generators prove theirs in their own tests.
    static let itemsLookedAt = 24

    /// A template of a file, wherever it is used.
    mutating func check(_ draft: TemplateDraft) {
        let template = draft.template
        refuse(draft.file, "/id", ContentLimits.idFault(template.id))
        if !templateIDs.insert(template.id).inserted {
            refuse(draft.file, "/id", "another template has the id \(template.id)")
        }
        for fault in faults(of: template) { refuse(draft.file, fault.pointer, fault.reason) }
    }

    /// Templates that a lesson has besides those of the pack's files.
    mutating func checkOwnTemplates(of lesson: Lesson, in file: String) {
        for template in lesson.templates where lookedAt[template] == nil {
            refuse(file, "/templates", ContentLimits.idFault(template.id))
            for fault in faults(of: template) {
                refuse(file, "/templates", "the template \(template.id), \(fault.pointer): \(fault.reason)")
            }
        }
    }

    /// Everything wrong with a template; looked at once.
    mutating func faults(of template: ItemTemplate) -> [BodyFault] {
        if let known = lookedAt[template] { return known.faults }
        let content = template.content
        var faults = content.variantCountFaults
        if faults.isEmpty {
            items += content.variants.reduce(0) { $0 + (content.domain(of: $1)?.count ?? 0) }
            faults =
                items <= ContentLimits.packItems
                ? content.faults
                : [
                    BodyFault(
                        pointer: "",
                        reason: "makes the items of the pack more than \(ContentLimits.packItems); narrow some variants"
                    )
                ]
        }
        lookedAt[template] = TemplateFinding(faults: faults)
        return faults
    }

    /// The generated questions of a lesson: their templates are there, and have items enough.
    mutating func check(
        _ questions: [GeneratedQuestion], of lesson: Lesson, for audience: Audience, in file: String
    ) {
        var drawn: [[String]: Int] = [:]
        for (index, question) in questions.enumerated() {
            let pointer = "/generated/\(index)"
            noteQuestion(question.id, in: file, at: "\(pointer)/id")
            guard let template = lesson.templates.first(where: { $0.id == question.template }) else {
                // It may be one of those that could not be read.
                if !draft.isPartial {
                    refuse(file, "\(pointer)/template", "the pack has no template \(question.template)")
                }
                continue
            }
            let use = TemplateUse(variant: question.variant, kind: question.kind, audience: audience)
            guard let finding = finding(use, of: template) else {
                let known = template.content.variants.joined(separator: ", ")
                refuse(file, "\(pointer)/variant", "the template has no variant \(question.variant); it has \(known)")
                continue
            }
            let kinds = template.content.kinds(of: question.variant)
            guard kinds.contains(question.kind) else {
                let known = kinds.map(\.rawValue).joined(separator: ", ")
                refuse(
                    file, "\(pointer)/kind", "the variant cannot be asked as \(question.kind); possible are \(known)")
                continue
            }
            drawn[[question.template, question.variant], default: 0] += 1
            if drawn[[question.template, question.variant], default: 0] > finding.count {
                refuse(
                    file, "\(pointer)/variant",
                    "the variant has \(finding.count) items, and the lesson asks for more; ask fewer, or widen it")
            }
            if let reason = finding.reason { refuse(file, pointer, reason) }
        }
    }

    /// What is to be known of a variant in one kind; looked at once for each audience.
    private mutating func finding(_ use: TemplateUse, of template: ItemTemplate) -> TemplateFinding.Items? {
        if let known = lookedAt[template]?.uses[use] { return known }
        guard let domain = template.content.domain(of: use.variant) else { return nil }
        let isPossible = template.content.kinds(of: use.variant).contains(use.kind)
        let found = TemplateFinding.Items(
            count: domain.count, reason: isPossible ? itemFault(in: domain, as: use.kind, for: use.audience) : nil)
        lookedAt[template, default: TemplateFinding(faults: [])].uses[use] = found
        return found
    }

    /// The first fault in some items of a domain, spread over it.
    private func itemFault(in domain: any ItemDomain, as kind: QuestionKind, for audience: Audience) -> String? {
        let step = max(1, domain.count / Self.itemsLookedAt)
        for fact in stride(from: 0, to: domain.count, by: step) {
            let dress = fact % max(1, domain.dresses(of: fact))
            let item = domain.item(fact, dress: dress, as: kind)
            if let fault = item.body.content.faults(for: audience).first {
                return "makes an item that does not fit: \(fault.pointer) \(fault.reason) (\(item.prompt))"
            }
            if let fault = item.picture?.content.faults.first {
                return "makes a picture that does not fit: \(fault.pointer) \(fault.reason) (\(item.prompt))"
            }
            if let reason = drawingFault(item.picture) { return reason }
            let texts = [item.prompt, item.explanation] + item.hints + (item.narration.map { [$0] } ?? [])
            if let reason = texts.lazy.compactMap({ ContentLimits.textFault($0) }).first {
                return "makes an item with a text that does not fit: \(reason) (\(item.prompt.prefix(60)))"
            }
        }
        return nil
    }
}

/// What was found about a template.
struct TemplateFinding {
    /// Everything wrong with it.
    var faults: [BodyFault]
    /// What was found where lessons use it.
    var uses: [TemplateUse: Items] = [:]

    /// What was found about the items of a use.
    struct Items {
        /// How many there are.
        var count: Int
        /// What is wrong with one of them.
        var reason: String?
    }
}

/// A variant as lessons for some children ask it.
struct TemplateUse: Hashable {
    var variant: String
    var kind: QuestionKind
    var audience: Audience
}

extension ItemTemplateContent {
    /// Too many variants: nothing else is looked at then.
    fileprivate var variantCountFaults: [BodyFault] {
        guard variants.count > ContentLimits.variants else { return [] }
        let reason = "has \(variants.count) variants; at most \(ContentLimits.variants) are possible"
        return [BodyFault(pointer: "", reason: reason)]
    }
}
