// Templates and the questions that are made of them.

extension PackVerifier {
    /// Of a domain so many items are looked at when a pack is checked; generators prove theirs in their own tests.
    static let itemsLookedAt = 24

    /// Templates once each, wherever they are used.
    mutating func checkTemplates() {
        var ids: Set<String> = []
        for draft in draft.templates {
            let template = draft.template
            refuse(draft.file, "/id", ContentLimits.idFault(template.id))
            if !ids.insert(template.id).inserted {
                refuse(draft.file, "/id", "another template has the id \(template.id)")
            }
            for fault in template.content.faults { refuse(draft.file, fault.pointer, fault.reason) }
        }
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
            guard let domain = template.content.domain(of: question.variant) else {
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
            if drawn[[question.template, question.variant], default: 0] > domain.count {
                refuse(
                    file, "\(pointer)/variant",
                    "the variant has \(domain.count) items, and the lesson asks for more; ask fewer, or widen it")
            }
            if let reason = itemFault(in: domain, as: question.kind, for: audience) { refuse(file, pointer, reason) }
        }
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
