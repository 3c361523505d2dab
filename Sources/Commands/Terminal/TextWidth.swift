import Words

/// How many columns a text takes: kidd's own messages are broken by the same rule.
typealias TextWidth = Words.TextWidth
