"""Runs the trials of the files that are named, all in one browser: `python trials.py test_child_views.py`. A line for each says how long
it took. Those that fail are tried once more, because to a busy browser a touch may last too long or come too soon."""

import pathlib
import re
import sys
import time
import unittest


class Told(unittest.TextTestResult):
    """Says what each trial took."""

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        self.stream.writeln(f"{time.monotonic() - self.began:7.1f} s  {test.id()}")


def run(names):
    """Runs trials; gives the names of those that failed."""
    loader = unittest.TestLoader()
    told = unittest.TextTestRunner(resultclass=Told, verbosity=0).run(loader.loadTestsFromNames(names))
    if loader.errors:
        sys.exit("\n".join(loader.errors))
    if not told.testsRun:
        sys.exit("There are no trials.")
    failed = [getattr(test, "test_case", test) for test, _ in told.failures + told.errors]
    # What fails before the first trial of a class stands for all of them.
    return sorted({test.id() if isinstance(test, unittest.TestCase) else re.search(r"\((.*)\)", str(test)).group(1) for test in failed})


if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    failed = run([pathlib.Path(name).stem for name in sys.argv[1:]])
    sys.exit(f"Failed twice: {failed}" if failed and (failed := run(failed)) else 0)
