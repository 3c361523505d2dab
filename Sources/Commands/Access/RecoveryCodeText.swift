/// How a recovery code is handed over: once, with what to do with it.
enum RecoveryCodeText {
    static func text(_ code: String, _ page: Page) -> String {
        "  Recovery code:  " + page.styled(code.printable, .bold) + "\n\n"
            + page.paragraph(
                "Write it on paper and keep it away from this machine. It is shown only now, and it is the way back "
                    + "when the PIN is forgotten: kidctl parent reset-pin.", indent: 2)
    }
}
