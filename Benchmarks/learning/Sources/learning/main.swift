import Foundation

// One report, as Markdown on standard output: learning REPORT [--seed NUMBER] [--scale PERCENT]

do {
    let words = try Words(Array(CommandLine.arguments.dropFirst()))
    try words.report(words.seed, words.scalePercent)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
