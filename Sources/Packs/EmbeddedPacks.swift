import Household

/// The packs that are part of the program, so that a new household can begin without any download.
public enum EmbeddedPacks {
    /// All of them, verified when they are first asked for.
    public static let all: [Pack] = [
        proven(kindergartenMath, named: "kindergarten-math"), proven(firstReading, named: "first-reading"),
    ]

    package static let kindergartenMath = [
        PackFile(path: "manifest.json", bytes: PackageResources.manifest_json),
        PackFile(path: "lessons/counting-objects.json", bytes: PackageResources.counting_objects_json),
        PackFile(path: "lessons/adding-with-objects.json", bytes: PackageResources.adding_with_objects_json),
        PackFile(path: "lessons/comparing-numbers.json", bytes: PackageResources.comparing_numbers_json),
        PackFile(path: "lessons/taking-away.json", bytes: PackageResources.taking_away_json),
        PackFile(path: "lessons/teen-numbers.json", bytes: PackageResources.teen_numbers_json),
        PackFile(path: "lessons/patterns.json", bytes: PackageResources.patterns_json),
    ]

    package static let firstReading = [
        PackFile(path: "manifest.json", bytes: PackageResources.first_reading_manifest_json),
        PackFile(path: "lessons/letters-and-sounds.json", bytes: PackageResources.letters_and_sounds_json),
        PackFile(path: "lessons/rhymes.json", bytes: PackageResources.rhymes_json),
        PackFile(path: "lessons/first-words.json", bytes: PackageResources.first_words_json),
    ]

    /// A fault in an embedded pack is a fault of the program, and one that its tests find.
    private static func proven(_ files: [PackFile], named name: String) -> Pack {
        switch PackReader.read(files: files, named: name) {
        case .success(let pack): return pack
        case .failure(let refusal): fatalError("an embedded pack is at fault:\n\(refusal.text)")
        }
    }
}
