/// How a recovery code is handed over: once, with what to do with it.
enum RecoveryCodeText {
    static func text(_ code: String, _ page: Page) -> String {
        "  " + page.say("recovery.code") + "  " + page.styled(code.printable, .bold) + "\n\n"
            + page.paragraph(page.say("recovery.keep", command: "kidctl parent reset-pin"), indent: 2)
    }
}
