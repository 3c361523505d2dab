import Foundation

/// The files of the repository that the tests stand in.
enum Repository {
    static let root: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        // …/Tests/DaemonTests/Spec/Repository.swift
        return parts.dropLast(4).joined(separator: "/")
    }()

    static func text(_ path: String) throws -> String {
        try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    }
}
