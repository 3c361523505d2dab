import Glibc
import HouseholdTesting
import Reference

/// Writes the generated files of the repository in the present folder: `make spec`. With `bundles` it writes those of
/// the packs, which the others are made with.
do {
    let isAboutBundles = CommandLine.arguments.contains("bundles")
    for file in isAboutBundles ? try BundleFiles.make() : try SpecFiles.make() {
        if let folder = file.path.lastIndex(of: "/") { mkdir(String(file.path[..<folder]), 0o755) }
        guard let stream = fopen(file.path, "w") else { throw TestFault("\(file.path) cannot be written") }
        let bytes = Array(file.text.utf8)
        let written = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, written == bytes.count else { throw TestFault("\(file.path) was not written") }
        print("\(file.path): \(bytes.count) bytes")
    }
} catch {
    print("spec: \(error)")
    exit(1)
}
