# What one does with kidd. `make help` lists it.
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR KIDD_BIN FULL

.PHONY: help demo build test nightly prove check spec bench fuzz crash system pictures programs install uninstall clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## A page of a family's afternoon, with real commands; FULL=1 tells all of it
	@scripts/demo

build: ## Build everything for development
	@scripts/setup
	swift build

test: ## All that CI runs: set-up, check, build, tests
	@scripts/test

nightly: ## The tests with every look of the page, under clocks that are set, and a whole system; takes hours
	KIDD_ALL_LOOKS=1 scripts/test
	scripts/set-clocks
	$(MAKE) system

prove: ## Everything there is, before a release: nightly, longer walks, weights, fuzz, crash, bench; takes a night
	KIDD_LONG_WALKS=1 $(MAKE) nightly
	scripts/weigh build tests --check
	$(MAKE) fuzz crash bench

check: ## The formatter's word on the sources
	swift format lint --strict --recursive Sources Tests Benchmarks Fuzz examples Package.swift

spec: ## Write rpc-spec/ and the other generated files anew
	@scripts/setup
	swift run spec bundles
	swift run spec

bench: ## Measure a release build beside its floors
	@scripts/setup test
	Benchmarks/run

fuzz: ## The edge under libFuzzer, half a minute a target
	@scripts/setup
	@scripts/fuzz

crash: ## Kill and starve the daemon a thousand times, and look for what it lost
	@scripts/setup
	swift build
	@scripts/crash-trial --kills 1000 --jobs 2

system: ## Install the programs on a Debian with a real systemd, and try logins, boots and bad days; needs root
	@$(MAKE) --no-print-directory programs
	@scripts/setup system
	@scripts/system-trial

pictures: ## Make the pictures of the README anew, from the sample family
	@scripts/setup pictures
	swift build --product kidd
	swift build --product kidctl
	swift build --product kidd-web
	.build/browser-venv/bin/python scripts/browser/pictures "$$(swift build --show-bin-path)" docs/pictures

programs: ## Build what is installed, into .build/programs, and say how large it is
	@scripts/setup
	@scripts/programs

install: ## Install kidd, kidctl, kidd-web and their systemd units under PREFIX (default /usr/local)
	@scripts/install install

uninstall: ## Remove what install has put under PREFIX; the family's data stays
	@scripts/install uninstall

clean: ## Remove all that was built
	rm -rf .build .build-bench Fuzz/.build
