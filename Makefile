# What one does with kidd. `make help` lists it.
PREFIX ?= /usr/local
DESTDIR ?=
STATIC = --product kidctl --static-swift-stdlib -Xswiftc -static-executable --scratch-path .build-static

.PHONY: help demo build test nightly prove check spec bench fuzz crash pictures install uninstall clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## Tell a family's afternoon with real commands; touches no household
	@scripts/demo

build: ## Build everything for development
	@scripts/setup
	swift build

test: ## All that CI runs: set-up, check, build, tests
	@scripts/test

nightly: ## The tests with every look of the page, and under clocks that are set; takes hours
	KIDD_ALL_LOOKS=1 scripts/test
	scripts/set-clocks

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

pictures: ## Make the pictures of the README anew, from the sample family
	@scripts/setup pictures
	swift build --product kidd
	swift build --product kidctl
	swift build --product kidd-web
	.build/browser-venv/bin/python scripts/browser/pictures "$$(swift build --show-bin-path)" docs/pictures

install: ## Install kidd, kidctl, kidd-web and their systemd units under PREFIX (default /usr/local)
	@scripts/setup
	@# Swift's own libraries go into the programs: where they run no toolchain is needed.
	swift build -c release --product kidd --static-swift-stdlib
	swift build -c release --product kidd-web --static-swift-stdlib
	swift build -c release $(STATIC)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$(swift build -c release --show-bin-path)/kidd" "$(DESTDIR)$(PREFIX)/bin/kidd"
	install -m 755 "$$(swift build -c release --show-bin-path)/kidd-web" "$(DESTDIR)$(PREFIX)/bin/kidd-web"
	install -m 755 "$$(swift build -c release --scratch-path .build-static --show-bin-path)/kidctl" "$(DESTDIR)$(PREFIX)/bin/kidctl"
	for scope in system user; do \
	    install -d "$(DESTDIR)$(PREFIX)/lib/systemd/$$scope"; \
	    for unit in packaging/systemd/$$scope/kidd*.socket packaging/systemd/$$scope/kidd*.service; do \
	        sed 's|/usr/local/bin|$(PREFIX)/bin|' $$unit >"$(DESTDIR)$(PREFIX)/lib/systemd/$$scope/$${unit##*/}" && \
	        chmod 644 "$(DESTDIR)$(PREFIX)/lib/systemd/$$scope/$${unit##*/}" || exit 1; \
	    done; \
	done
	install -d "$(DESTDIR)$(PREFIX)/lib/kidd"
	sed 's|/usr/local/bin|$(PREFIX)/bin|' packaging/pam/kidd-login >"$(DESTDIR)$(PREFIX)/lib/kidd/kidd-login"
	chmod 755 "$(DESTDIR)$(PREFIX)/lib/kidd/kidd-login"
	install -d "$(DESTDIR)$(PREFIX)/lib/sysusers.d"
	install -m 644 packaging/systemd/system/kidd.sysusers "$(DESTDIR)$(PREFIX)/lib/sysusers.d/kidd.conf"

uninstall: ## Remove what install has put under PREFIX; the family's data stays
	rm -f "$(DESTDIR)$(PREFIX)/bin/kidd" "$(DESTDIR)$(PREFIX)/bin/kidctl" "$(DESTDIR)$(PREFIX)/bin/kidd-web"
	for scope in system user; do \
	    rm -f "$(DESTDIR)$(PREFIX)/lib/systemd/$$scope/kidd.socket" "$(DESTDIR)$(PREFIX)/lib/systemd/$$scope/kidd.service"; \
	done
	rm -f "$(DESTDIR)$(PREFIX)/lib/systemd/user/kidd-web.service"
	rm -f "$(DESTDIR)$(PREFIX)/lib/sysusers.d/kidd.conf" "$(DESTDIR)$(PREFIX)/lib/kidd/kidd-login"
	@# Folders that nobody else uses go too; others are left.
	@for folder in lib/kidd lib/systemd/system lib/systemd/user lib/systemd lib/sysusers.d lib bin; do \
	    rmdir "$(DESTDIR)$(PREFIX)/$$folder" 2>/dev/null || true; \
	done
	@echo "The family's data stays: ~/.local/share/kidd and ~/.config/kidd, or /var/lib/kidd and /etc/kidd of a system."

clean: ## Remove all that was built
	rm -rf .build .build-static .build-bench Fuzz/.build
