import Generators
import Household
import Shapes
import StrictJSON

/// A pack while its files are read one after the other; one file's fault never hides another's.
struct PackReading {
    private let limits: PackLimits
    /// The place of each file in the order of reading.
    private var places: [String: Int] = [:]
    private var faults: [PackFault] = []
    private var manifest: PackManifest?
    private var lessons: [LessonDraft] = []
    private var templates: [TemplateDraft] = []
    private var translations: [Translation] = []
    private var bytes = 0
    private var textBytes = 0
    private var signing = PackSigningCheck()
    /// Whether the list of files and the signature are about to be made anew.
    var isBeingSigned = false
    private var assets: [String: AssetEntry] = [:]
    /// What each file names.
    private var references: [(file: String, names: [AssetReference])] = []

    init(limits: PackLimits) { self.limits = limits }

    /// Takes the next file.
    mutating func take(_ file: PackFile) {
        guard places[file.path] == nil else { return refuse(file, "", "is there twice; keep one of them") }
        places[file.path] = places.count
        bytes += file.bytes.count
        let digest = Asset.digest(of: file.bytes)
        signing.note(file, digest)
        switch file.role {
        case .manifest: manifest = read(file, as: PackShapes.manifest)
        case .signature: signing.signature = read(file, as: PackSignature.shape)
        case .lesson:
            if let lesson = read(file, as: PackShapes.lesson) {
                lessons.append(LessonDraft(file: file.path, lesson: lesson))
            } else if let draft = withoutBroken(file) {
                lessons.append(draft)
            }
        case .template:
            if let template = read(file, as: .template) {
                templates.append(TemplateDraft(file: file.path, template: template))
            }
        case .texts(let language):
            if let texts = read(file, as: Translation.shape) {
                translations.append(Translation(language: language, file: file.path, texts: texts))
            }
        case .asset(let name, let type): take(file, as: name, type, digest)
        case .none(let reason): refuse(file, "", reason)
        }
    }

    private mutating func take(_ file: PackFile, as name: String, _ type: AssetType, _ digest: String) {
        if file.bytes.count > limits.fileBytes { refuse(file, "", limits.fileFault) }
        if let fault = type.fault(in: file.bytes) { refuse(file, "", fault) }
        let entry = AssetEntry(
            name: name, type: type, bytes: file.bytes.count, digest: digest)
        if let other = assets.updateValue(entry, forKey: name) {
            refuse(file, "", "has the name of \(other.file), and content names both \(name); rename one of them")
        }
    }

    /// The pack with what belongs to it, if all files were in order and fit together.
    ///
    /// - Parameters:
    ///   - refused: What was wrong with files before they were read.
    ///   - step: is called before each part of the work; what it throws ends the work.
    func finish<Stop: Error>(
        named name: String, refused: [PackFault] = [], step: () throws(Stop) -> Void
    ) throws(Stop) -> Result<CheckedPack, PackRefusal> {
        let faults = refused + faults
        let isThere = places[PackFile.manifestPath] != nil || refused.contains { $0.file == PackFile.manifestPath }
        guard isThere else {
            let missing = PackFault(
                file: PackFile.manifestPath, pointer: "",
                reason: "is missing; a pack has this file at its top, beside the folder lessons")
            return .failure(PackRefusal(pack: PackID(rawValue: name), faults: [missing] + faults))
        }
        guard let manifest else { return .failure(PackRefusal(pack: PackID(rawValue: name), faults: faults)) }
        let whole = lessons.map { $0.with(templates.map(\.template)) }
        var translated: [LessonDraft] = []
        var more = (isBeingSigned ? [] : signing.faults(of: manifest)) + referenceFaults
        var untranslated: [String: Set<String>] = [:]
        for var translation in translations {
            try step()
            more += translation.apply(to: whole, manifest, isPartial: !faults.isEmpty, into: &translated)
            if !translation.untranslated.isEmpty { untranslated[translation.language] = translation.untranslated }
        }
        more += (whole + translated).compactMap(sizeFault)
        let images = assets.values.filter(\.type.isImage).map(\.name)
        let draft = PackDraft(
            manifestFile: PackFile.manifestPath, manifest: manifest, lessons: (whole + translated).map(withAssets),
            templates: templates, drawings: Set(EmbeddedThings.all.keys).union(images), bytes: bytes,
            isPartial: !faults.isEmpty)
        switch try Pack.verified(draft, edition: PackShapes.edition, step: step) {
        case .success(let pack):
            let all = faults + more
            guard all.isEmpty else { return .failure(PackRefusal(pack: manifest.id, faults: inOrder(all))) }
            let files = assets.values.sorted { $0.name < $1.name }
            guard let bundle = PackBundle(pack, assets: files) else {
                let fault = PackFault(file: "", pointer: "", reason: "cannot be written down")
                return .failure(PackRefusal(pack: manifest.id, faults: [fault]))
            }
            return .success(
                CheckedPack(
                    bundle: bundle, signer: signing.signature?.signer, untranslated: untranslated))
        case .failure(let refusal):
            return .failure(PackRefusal(pack: manifest.id, faults: inOrder(faults + refusal.faults + more)))
        }
    }

    /// Every edition of a lesson that a child begins is kept with its templates, so it has a bound.
    private func sizeFault(_ draft: LessonDraft) -> PackFault? {
        let size = PackShapes.text(of: draft.lesson).count
        guard size > limits.lessonBytes else { return nil }
        let reason =
            "the lesson has \(size >> 10) KiB with its templates; at most \(limits.lessonBytes >> 10) KiB are possible, so "
            + "make two of it"
        return PackFault(file: draft.file, pointer: "", reason: reason)
    }

    /// The lesson with the assets of the pack that it names.
    private func withAssets(_ draft: LessonDraft) -> LessonDraft {
        guard !assets.isEmpty, let document = try? JSONDocument(scanning: PackShapes.text(of: draft.lesson)) else {
            return draft
        }
        var draft = draft
        draft.assets = AssetReference.names(in: document.root).filter { assets[$0] != nil }.sorted()
        return draft
    }

    /// Images and sounds that are named and not there.
    private var referenceFaults: [PackFault] {
        let drawings = EmbeddedThings.all
        return references.flatMap { file, names in
            names.compactMap { reference -> PackFault? in
                if let asset = assets[reference.name] {
                    guard asset.type.isImage == reference.isSound else { return nil }
                    let reason = "\(asset.file) is \(reference.isSound ? "no sound" : "no image")"
                    return PackFault(file: file, pointer: reference.pointer, reason: reason)
                }
                if !reference.isSound, drawings[reference.name] != nil { return nil }
                let known = assets.keys + (reference.isSound ? [] : Array(drawings.keys))
                let near = NearestWord.question(reference.name, in: known.sorted())
                return PackFault(
                    file: file, pointer: reference.pointer,
                    reason: "there is no asset \(reference.name)"
                        + (near.isEmpty ? "; put it into the folder assets" : near))
            }
        }
    }

    private mutating func refuse(_ file: PackFile, _ pointer: String, _ reason: String) {
        faults.append(PackFault(file: file.path, pointer: pointer, reason: reason))
    }

    private mutating func read<Value>(_ file: PackFile, as shape: Shape<Value>) -> Value? {
        guard file.bytes.count <= limits.fileBytes else {
            refuse(file, "", limits.fileFault)
            return nil
        }
        textBytes += file.bytes.count
        guard textBytes <= limits.textBytes else {
            // Once: more of them say nothing new.
            if textBytes - file.bytes.count <= limits.textBytes { refuse(file, "", limits.textFault) }
            return nil
        }
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: file.bytes)
        } catch {
            refuse(file, "", reason(of: error, in: file))
            return nil
        }
        let names = AssetReference.all(in: document.root)
        if !names.isEmpty, file.role.namesAssets { references.append((file.path, names)) }
        do throws(ShapeFault) {
            return try shape.read(document.root)
        } catch {
            let others = shape.schema.faults(in: document.root).filter { $0.path != error.path }
            for fault in [error] + others { refuse(file, fault.path, fault.message) }
            return nil
        }
    }

    /// A lesson without the questions that cannot be read, so that the faults of the others are told as well; nil when
    /// something else of it cannot be read.
    private func withoutBroken(_ file: PackFile) -> LessonDraft? {
        guard file.bytes.count <= limits.fileBytes, let document = try? JSONDocument(scanning: file.bytes),
            let questions = document.root.member("questions"), questions.kind == .array
        else { return nil }
        let all = Array(questions.elements)
        let places = all.indices.filter { (try? PackShapes.question.read(all[$0])) != nil }
        guard places.count < all.count else { return nil }
        let members = document.root.members.map { member in
            let text = String(decoding: member.value.literal, as: UTF8.self)
            let kept = places.map { String(decoding: all[$0].literal, as: UTF8.self) }.joined(separator: ",")
            return "\"\(member.name)\":" + (member.name == "questions" ? "[\(kept)]" : text)
        }
        let text = "{" + members.joined(separator: ",") + "}"
        guard let rest = try? JSONDocument(scanning: Array(text.utf8)),
            let lesson = try? PackShapes.lesson.read(rest.root)
        else { return nil }
        return LessonDraft(file: file.path, lesson: lesson, places: places)
    }

    /// What an author needs to find the place in an editor, and what to do.
    private func reason(of fault: JSONFault, in file: PackFile) -> String {
        let newline = UInt8(ascii: "\n")
        let line = 1 + file.bytes.prefix(fault.offset).count { $0 == newline }
        let remedy =
            switch fault.kind {
            case .syntax: "write plain JSON"
            case .encoding: "save the file as UTF-8 without a byte order mark"
            case .duplicateKey: "keep one of them"
            case .tooDeep: "nest less"
            }
        return "\(fault.message) (line \(line)); \(remedy)"
    }

    /// By file as they were read, and inside a file as they were found.
    private func inOrder(_ faults: [PackFault]) -> [PackFault] {
        faults.enumerated()
            .sorted { (places[$0.element.file] ?? 0, $0.offset) < (places[$1.element.file] ?? 0, $1.offset) }
            .map(\.element)
    }
}

extension PackFile.Role {
    /// Whether it is content that a child sees.
    fileprivate var namesAssets: Bool { self == .lesson || self == .template }
}
