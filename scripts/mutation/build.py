"""A copy of the tree in which every drawn mutation asks a switch, and its one build."""

import collections
import glob
import json
import os
import re
import shutil
import subprocess

from .places import places_in

# What is drawn from, with its share of the draw: the module of the name, or a room of one.
ROOMS = {"Household": ("Household", 2), "QuestionKinds": ("QuestionKinds", 1), "Journal": ("Journal", 1),
         "Access": ("Daemon/Access", 1), "Transport": ("Transport", 1)}
# What is run of the tests, the fastest first.
TESTS = ("QuestionKindsTests", "JournalTests", "TransportTests", "HouseholdTests", "DaemonTests")
BUILD = ("swift", "build", "--build-tests", "-debug-info-format", "none")
ERROR = re.compile(r"^(/\S+?\.swift):(\d+):\d+: error: (.*)")

SWITCH = """import Glibc

@usableFromInline let mutantOfProcess = getenv("KIDD_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
/// One byte for each mutant that was reached, in a file that all processes of a run share.
@usableFromInline nonisolated(unsafe) let mutantsReached: UnsafeMutableRawPointer = {
    let file = getenv("KIDD_MUTANTS_REACHED").map { open($0, O_RDWR | O_CLOEXEC) } ?? -1
    let shared = file >= 0 ? mmap(nil, %(size)d, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED
    if file >= 0 { close(file) }
    return shared.flatMap { $0 == MAP_FAILED ? nil : $0 } ?? calloc(1, %(size)d)!
}()
@usableFromInline func isMutant(_ number: Int) -> Bool {
    mutantsReached.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
    return number == mutantOfProcess
}
@usableFromInline func mutantConstant<T>(_ number: Int, _ one: T, _ other: T) -> T { isMutant(number) ? other : one }
"""
OPERATOR = """infix operator %(name)s: ComparisonPrecedence
@usableFromInline func %(name)s %(type)s -> Bool { isMutant(%(n)d) ? one %(other)s other : one %(own)s other }
"""


class NoBuild(Exception):
    pass


def all_places(tree):
    """The places of every room, in the order of their files."""
    rooms = {}
    for room, (folder, _) in ROOMS.items():
        twins, rooms[room] = collections.Counter(), []
        for path in sorted(glob.glob(os.path.join(tree, "Sources", folder, "**", "*.swift"), recursive=True)):
            with open(path, encoding="utf-8") as file:
                rooms[room] += places_in(file.read(), os.path.relpath(path, tree), room, twins)
        for place in rooms[room]:
            place.room = room
    return rooms


def in_order(rooms, seed):
    """All places in the order of a seed: each room's by their rank, the rooms mixed by their shares."""
    order = []
    for room, places in rooms.items():
        ranked = sorted(places, key=lambda place: place.rank(seed))
        order += [((number + 0.5) / ROOMS[room][1], room, place) for number, place in enumerate(ranked)]
    return [place for _, _, place in sorted(order, key=lambda entry: entry[:2])]


def operator_name(number):
    digits = ""
    while number or not digits:
        digits, number = "^|~"[number % 3] + digits, number // 3
    return "<>" + digits


def altered(text, places, numbers):
    """The text of a file with these places asking the switch, line by line as before."""
    edits = []
    for place in places:
        number = numbers[place.id]
        for start, end, form in place.edits:
            if place.kind == "line":
                # A line is around whatever else is altered in it.
                rank, new = (0, form.replace("{n}", f"isMutant({number})")) if "{n}" in form else (2, form)
            elif place.kind == "constant":
                rank, new = 1, f"mutantConstant({number}, {form})"
            else:
                rank, new = 1, operator_name(number)
            edits.append((start, rank, end, new))
    for start, _, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def mutated(text, place):
    """The text of a file with one place altered for good, to show it."""
    start, end, form = place.edits[0]
    if place.kind == "line":
        return text[:start] + text[place.edits[1][0]:] if text[:start].rsplit("\n", 1)[-1].strip() else (
            text[:start].rsplit("\n", 1)[0] + text[place.edits[1][0]:])
    other = form.split(", ")[1] if place.kind == "constant" else form.split(" ")[1]
    return text[:start] + other + text[end:]


def switch(places, numbers):
    """The source of the switch for the places of one module."""
    lines = [SWITCH % {"size": max(1, len(numbers))}]
    for place in places:
        if place.kind == "comparison":
            own, other, *is_nil = place.edits[0][2].split(" ")
            kind = "Comparable" if own in ("<", "<=", ">", ">=") else "Equatable"
            form = "<T>(_ one: T?, _ other: _OptionalNilComparisonType)" if is_nil else (
                f"<T: {kind}>(_ one: T, _ other: T)")
            lines.append(OPERATOR % {"name": operator_name(numbers[place.id]), "type": form, "own": own,
                                     "other": other, "n": numbers[place.id]})
    return "".join(lines)


class Copy:
    """The copy of the tree; kept between runs, it is built again only where something changed."""

    def __init__(self, tree, folder):
        self.tree, self.folder = tree, os.path.abspath(folder)
        self.state = os.path.join(self.folder, ".build", "mutate")
        os.makedirs(self.state, exist_ok=True)

    def files(self):
        listed = subprocess.run(["git", "-C", self.tree, "ls-files", "-z", "-co", "--exclude-standard"],
                                check=True, stdout=subprocess.PIPE).stdout
        return sorted({name for name in os.fsdecode(listed).split("\0")
                       if name and os.path.isfile(os.path.join(self.tree, name))})

    def write(self, texts):
        """Makes the copy equal to the tree, but for these texts; what is right already is left alone."""
        files = self.files()
        for name in files:
            source, target = os.path.join(self.tree, name), os.path.join(self.folder, name)
            if name in texts or same(source, target):
                continue
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy2(source, target, follow_symlinks=False)
        for name, text in texts.items():
            target = os.path.join(self.folder, name)
            if not os.path.exists(target) or read(target) != text:
                with open(target, "w", encoding="utf-8") as file:
                    file.write(text)
        wanted = set(files) | set(texts)
        for top in ("Sources", "Tests"):
            for folder, _, names in os.walk(os.path.join(self.folder, top)):
                for name in names:
                    path = os.path.join(folder, name)
                    if os.path.relpath(path, self.folder) not in wanted and not path.endswith(".pyc"):
                        os.remove(path)

    def instrument(self, places):
        """Writes the copy with these places, and gives the number of each."""
        numbers = {place.id: number for number, place in enumerate(places)}
        by_file, by_module = collections.defaultdict(list), collections.defaultdict(list)
        for place in places:
            by_file[place.path].append(place)
            by_module[place.path.split("/")[1]].append(place)
        texts = {path: altered(read(os.path.join(self.tree, path)), of, numbers) for path, of in by_file.items()}
        for module, of in by_module.items():
            texts[f"Sources/{module}/Mutants.swift"] = switch(of, numbers)
        self.write(texts)
        return numbers

    def build(self, order, count, wanted, tell):
        """Builds the first `count` places of the order that compile, and the wanted one; gives places and numbers."""
        unfit = self.load("unfit.json", [])
        while True:
            fit = [place for place in order if place.id not in unfit]
            places = fit[:count + count // 16]
            places += [place for place in fit if place.id in wanted and place not in places]
            numbers = self.instrument(places)
            tell(f"building {len(places)} mutants in {self.folder} (see {os.path.join(self.state, 'build.log')})")
            faults = self.compile()
            if not faults:
                return fit[:count], numbers
            blamed = set()
            for path, line, words in faults:
                of_file = [place for place in places if place.path == path and place.line <= line]
                last = max((place.line for place in of_file), default=0)
                found = {place.id for place in of_file if place.line == last}
                if not found:
                    raise NoBuild(f"{path}:{line}: {words}")
                tell(f"  not a place: {path}:{line}: {words[:100]}")
                blamed |= found
            unfit += sorted(blamed)
            self.save("unfit.json", unfit)

    def compile(self):
        """(path, line, words) of each error."""
        log = os.path.join(self.state, "build.log")
        with open(log, "wb") as file:
            code = subprocess.run(BUILD, cwd=self.folder, check=False,
                                  stdin=subprocess.DEVNULL, stdout=file, stderr=file).returncode
        if code == 0:
            return []
        with open(log, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
        found = {match.groups() for match in map(ERROR.match, lines) if match}
        if not found:
            raise NoBuild("\n".join(lines[-20:]))
        return sorted((os.path.relpath(path, self.folder), int(line), words) for path, line, words in found)

    def bundle(self):
        run = subprocess.run(["swift", "build", "--show-bin-path"], cwd=self.folder, check=True,
                             stdout=subprocess.PIPE, encoding="utf-8")
        return os.path.join(run.stdout.strip(), "kiddPackageTests.xctest")

    def load(self, name, empty):
        try:
            return json.loads(read(os.path.join(self.state, name)))
        except FileNotFoundError:
            return empty

    def save(self, name, value):
        path = os.path.join(self.state, name)
        with open(path + ".new", "w", encoding="utf-8") as file:
            json.dump(value, file, indent=0)
        os.replace(path + ".new", path)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def same(source, target):
    if os.path.islink(source):
        return os.path.islink(target) and os.readlink(source) == os.readlink(target)
    if not os.path.isfile(target) or os.path.getsize(source) != os.path.getsize(target):
        return False
    with open(source, "rb") as one, open(target, "rb") as other:
        return one.read() == other.read()
