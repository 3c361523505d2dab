"""The places of a Swift source where one thing can be altered: comparisons, whole numbers and lines."""

import bisect
import collections
import hashlib
import re

Token = collections.namedtuple("Token", "kind text start line")
TOKENS = re.compile(r"""
    (?P<space>[ \t\r]+) | (?P<newline>\n) | (?P<comment>//[^\n]*|/\*) | (?P<string>\#*")
    | (?P<number>0[xob][0-9A-Fa-f_]+|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][-+]?[0-9_]+)?)
    | (?P<word>[\#@]?[A-Za-z_$][\w$]*|`\w+`)
    | (?P<operator>[-+*/%=<>!&|^~?]+|\.[.<]+|\.) | (?P<other>.)""", re.X)
COMPARISONS = {"<": ("<=", ">"), "<=": ("<", ">="), ">": (">=", "<"), ">=": (">", "<="), "==": ("!=",), "!=": ("==",)}
TYPES = {"struct", "class", "enum", "extension", "protocol", "actor"}
CONTROLS = {"if", "guard", "else", "for", "while", "switch", "do", "defer", "catch", "repeat"}
# What begins a line that is never left out: declarations, ways out, what has more lines than one, members of a shape.
KEPT = TYPES | CONTROLS | {
    "let", "var", "func", "init", "deinit", "subscript", "import", "typealias", "return", "throw", "break", "continue",
    "fallthrough", "case", "default", "super", "static", "private", "fileprivate", "internal", "public", "package",
    "mutating", "nonisolated", "override", "indirect", "lazy", "weak", "unowned", "get", "set", "where", "in", "is",
    "as", "async", "await", "nil", "true", "false", "precondition", "assert", "preconditionFailure", "fatalError",
    "required", "optional"}


class Place:
    """One thing that can be altered: `edits` are (start, end, form) with `{n}` for its number."""

    def __init__(self, path, line, kind, change, edits, key):
        self.path, self.line, self.kind, self.change, self.edits, self.key = path, line, kind, change, edits, key
        self.id = hashlib.sha256(key.encode()).hexdigest()[:8]

    def rank(self, seed):
        """Where it stands in the order of a seed, whatever else is in the sources."""
        return hashlib.sha256(f"{seed} {self.key}".encode()).hexdigest()


def tokens_of(text):
    """Tokens without space, comments and the inside of texts; newlines stay."""
    found, at, line = [], 0, 1
    while at < len(text):
        match = TOKENS.match(text, at)
        kind, end = match.lastgroup, match.end()
        if kind == "comment" and match.group() == "/*":
            end = end_of_comment(text, at)
        elif kind == "string":
            end = end_of_string(text, at, match.group().count("#"))
        if kind not in ("space", "comment"):
            found.append(Token(kind, text[at:end], at, line))
        line += text.count("\n", at, end)
        at = end
    return found


def end_of_comment(text, at):
    depth = 0
    for mark in re.finditer(r"/\*|\*/", text[at:]):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return at + mark.end()
    return len(text)


def end_of_string(text, at, hashes):
    at += hashes
    quote = '"""' if text.startswith('"""', at) else '"'
    at += len(quote)
    escape, close = "\\" + "#" * hashes, quote + "#" * hashes
    while at < len(text) and not text.startswith(close, at):
        if text.startswith(escape + "(", at):
            depth, at = 1, at + len(escape) + 1
            while depth and at < len(text):
                inner = re.compile(r'#*"').match(text, at)
                if inner:
                    at = end_of_string(text, at, inner.group().count("#"))
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
        else:
            at += len(escape) + 1 if text.startswith(escape, at) else 1
    return at + len(close)


class Block:
    """What a bracket encloses: kind is type, func, control, closure, or the bracket itself."""

    def __init__(self, kind, name="", gives=False):
        self.kind, self.name, self.gives = kind, name, gives


def block_of(head):
    """The block that the tokens before its brace begin; what stands in brackets is not among them."""
    words = [token.text for token in head if token.kind != "newline"]
    while words and words[0] in ("}", ")") or words[:1] and words[0].startswith("@"):
        words.pop(0)
    if words and words[0] in CONTROLS:
        return Block("control")
    for place, word in enumerate(words):
        follower = words[place + 1] if place + 1 < len(words) else ""
        if word in TYPES and re.match(r"\w", follower) and follower not in ("func", "var", "let"):
            # An extension of Outer.Inner has the name of Inner.
            dotted = place + 1
            while dotted + 2 < len(words) and words[dotted + 1] == ".":
                dotted += 2
            return Block("type", words[dotted])
        if word == "func":
            return Block("func", follower, "->" in words)
        if word in ("init", "subscript", "deinit") and "=" not in words and words[place - 1:place] != ["."]:
            return Block(word if word == "init" else "func", word, word == "subscript")
        if word in ("var", "let"):
            return Block("closure" if "=" in words else "func", follower, True)
    if words[:1] and words[0] in ("get", "set", "willSet", "didSet", "_modify", "_read"):
        return Block("func", words[0], words[0] == "get")
    return Block("closure")


def places_in(text, path, module, twins=None):
    """All places of a file, in their order; `twins` counts what has one key in several files."""
    return Reader(text, path, module, collections.Counter() if twins is None else twins).read()


class Reader:
    def __init__(self, text, path, module, twins):
        self.text, self.path, self.module, self.twins = text, path, module, twins
        self.tokens = tokens_of(text)
        self.rows = collections.defaultdict(list)
        for token in self.tokens:
            if token.kind != "newline":
                self.rows[token.line].append(token)
        self.starts = [token.start for token in self.tokens]
        self.blocks, self.heads, self.found = [], [[]], []

    def read(self):
        for number, token in enumerate(self.tokens):
            if token.kind == "newline":
                if self.ends_statement(number):
                    self.heads[-1] = []
                continue
            if token is self.rows[token.line][0]:
                self.line_left_out(token.line)
            if token.text in "([{" and token.kind == "other":
                self.blocks.append(block_of(self.heads[-1]) if token.text == "{" else Block(token.text))
                self.heads.append([])
            elif token.text in ")]}" and token.kind == "other":
                if self.blocks:
                    self.blocks.pop()
                    self.heads.pop()
                self.heads[-1].append(token)
            else:
                self.heads[-1].append(token)
                self.comparison(token)
                self.constant(number, token)
        return self.found

    def ends_statement(self, number):
        before = self.tokens[number - 1] if number else None
        after = next((token for token in self.tokens[number:] if token.kind != "newline"), None)
        return not (self.goes_on(before) or self.comes_from_before(after))

    def goes_on(self, token):
        """Whether a line that ends with this token is continued by the next one."""
        if token is None or token.kind == "newline":
            return False
        return token.text == "," or token.text in ("else", "where") or (
            token.kind == "operator" and self.text[token.start - 1] in " \n")

    def comes_from_before(self, token):
        """Whether a line that begins with this token continues the one before."""
        if token is None:
            return False
        spaced = self.text[token.start + len(token.text):token.start + len(token.text) + 1] in (" ", "\n")
        return token.text in (".", "?", ":", "{", "else", "where", "catch") or token.text.startswith("?") or (
            token.kind == "operator" and spaced)

    def add(self, kind, line, change, edits, place):
        names = ".".join(block.name for block in self.blocks if block.name)
        words = " ".join(token.text for token in self.rows[line])
        key = f"{self.module} {names} {kind} {change} {place} {words}"
        self.twins[key] += 1
        self.found.append(Place(self.path, line, kind, change, edits, f"{key} {self.twins[key]}"))

    def place_in_row(self, token):
        return [other.start for other in self.rows[token.line]].index(token.start)

    def is_code(self):
        return any(block.kind in ("func", "init", "control", "closure") for block in self.blocks)

    # Comparisons

    def comparison(self, token):
        row = self.rows[token.line]
        around = self.text[token.start - 1] + self.text[token.start + len(token.text)]
        if token.text not in COMPARISONS or around.strip() or row[0].text in TYPES:
            return
        place = self.place_in_row(token)
        if row[place - 1].text == "func" or any(word.text in TYPES | {"func"} for word in row[:2]):
            return
        turned = COMPARISONS[token.text]
        other = turned[len(" ".join(word.text for word in row)) % len(turned)]
        is_nil = place + 1 < len(row) and row[place + 1].text == "nil"
        form = f"{token.text} {other} nil" if is_nil else f"{token.text} {other}"
        self.add("comparison", token.line, f"`{token.text}` became `{other}`",
                 [(token.start, token.start + len(token.text), form)], place)

    # Constants

    def constant(self, number, token):
        if token.kind != "number" or not re.fullmatch(r"0[xob]\w+|[0-9_]+", token.text):
            return
        row = self.rows[token.line]
        first, before = row[0].text, self.tokens[number - 1]
        is_case_of_enum = self.blocks and self.blocks[-1].kind == "type" and any(word.text == "case" for word in row)
        if before.text == "." or first[0] in "@#" or is_case_of_enum or before.text == "#available":
            return
        value = int(token.text.replace("_", ""), 0) if token.text[:2] in ("0x", "0o", "0b") else int(token.text.replace("_", ""))
        # One less only where no unsigned number can be meant; one more of all ones may not fit.
        is_less = value and (value & (value + 1) == 0 and value > 1 or len(row) % 2 == 0)
        if before.kind == "operator" and before.text == "-" and self.text[before.start + 1] != " ":
            is_less = False
        other = value - 1 if is_less else value + 1
        self.add("constant", token.line, f"`{token.text}` became `{other}`",
                 [(token.start, token.start + len(token.text), f"{token.text}, {other}")], self.place_in_row(token))

    # Lines

    def line_left_out(self, line):
        """A statement that is one line of a block of code."""
        row = self.rows[line]
        if not self.blocks or self.blocks[-1].kind not in ("func", "init", "control", "closure"):
            return
        words, begin = row, 0
        if row[0].text in ("case", "default") and self.blocks[-1].kind == "control":
            begin = next((place + 1 for place, word in enumerate(row) if word.text == ":" and level(row[:place]) == 0), 0)
            if not 0 < begin < len(row):
                return
            words = row[begin:]
        if level(row) != 0 or lowest(row) < 0 or not self.stands_alone(line, words, begin):
            return
        if self.is_guard(words) or self.is_if(words) or self.is_statement(words):
            start, end = words[0].start, words[-1].start + len(words[-1].text)
            self.add("line", line, f"left out `{self.text[start:end]}`",
                     [(start, start, "if !{n} { "), (end, end, " }")], begin)

    def stands_alone(self, line, words, begin):
        first, last = (bisect.bisect(self.starts, word.start) - 1 for word in (words[0], words[-1]))
        before = next((token for token in reversed(self.tokens[:first]) if token.kind != "newline"), None)
        after = next((token for token in self.tokens[last + 1:] if token.kind != "newline"), None)
        if not begin and (self.goes_on(before) or self.comes_from_before(words[0])) or self.goes_on(words[-1]) \
                or self.comes_from_before(after):
            return False
        # The only statement of a block may be its value.
        block = self.blocks[-1]
        is_value = before.text in ("{", "in", ":") and after.text in ("}", "case", "default")
        gives = block.kind == "closure" or block.kind == "func" and block.gives or (
            block.kind == "control" and any(outer.kind == "closure" or outer.gives for outer in self.blocks))
        return not (is_value and gives) or any(is_assignment(words, place) for place in range(len(words)))

    @staticmethod
    def is_guard(words):
        texts = [word.text for word in words]
        return texts[0] == "guard" and texts[-1] == "}" and "else" in texts and not {"let", "var", "case"} & set(texts)

    @staticmethod
    def is_if(words):
        texts = [word.text for word in words]
        return texts[0] == "if" and texts[-1] == "}" and "else" not in texts

    def is_statement(self, words):
        first = words[0]
        if first.kind != "word" or first.text in KEPT or first.text[0] in "@#":
            return False
        if any(is_assignment(words, place) for place in range(len(words))):
            return self.blocks[-1].kind != "init"
        return words[-1].text in (")", "}") and len(words) > 2 and words[1].text != ":"


def level(row):
    return sum((word.text in ("(", "[", "{")) - (word.text in (")", "]", "}")) for word in row)


def lowest(row):
    return min(level(row[:end]) for end in range(len(row) + 1))


def is_assignment(words, place):
    return words[place].text in ("=", "+=", "-=", "*=", "|=", "&=", "^=", "&+=") and level(words[:place]) == 0
