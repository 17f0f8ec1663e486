# What people who work on Selfsame need. `make` alone lists it. Every target installs what it needs by itself.

SWIFT ?= swift
TOOL := .build/release/selfsame

.PHONY: help setup tool site check test bench format

help:
	@echo 'make site          build the tool, check all articles, write Site'
	@echo 'make test          all tests, and the engine against what was observed on Apple'"'"'s SwiftUI'
	@echo 'make test-pages    the pages in a real browser'
	@echo 'make check         check all articles without writing'
	@echo 'make screenshots   pictures of the pages, in .build/screenshots'
	@echo 'make bench         benchmarks, in release mode'
	@echo 'make format        format all Swift sources'
	@echo 'make setup         only install what the build needs from the system'

# libcmark and libyaml are linked, pkg-config finds them; clang and lld come with most Swift toolchains.
setup:
	@command -v swiftc >/dev/null || { echo 'There is no Swift compiler on PATH. Install a Swift 6 toolchain first.' >&2; exit 1; }; \
	tools=$$(dirname "$$(readlink -f "$$(command -v swiftc)")"); \
	has() { command -v "$$1" >/dev/null || [ -x "$$tools/$$1" ]; }; \
	missing=''; \
	has pkg-config || missing="$$missing pkg-config"; \
	pkg-config --exists libcmark 2>/dev/null || missing="$$missing libcmark-dev"; \
	pkg-config --exists yaml-0.1 2>/dev/null || missing="$$missing libyaml-dev"; \
	has clang || missing="$$missing clang"; \
	[ "$$(uname)" = Darwin ] || has ld.lld || missing="$$missing lld"; \
	[ -n "$$missing" ] || exit 0; \
	echo "Installing what is missing:$$missing"; \
	if command -v apt-get >/dev/null; then \
		root=''; [ "$$(id -u)" -eq 0 ] || root=sudo; \
		$$root apt-get update --quiet && \
		$$root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends $$missing; \
	elif command -v brew >/dev/null; then \
		brew install $$(echo $$missing | sed -e 's/libcmark-dev/cmark/; s/libyaml-dev/libyaml/; s/clang/llvm/; s/pkg-config/pkgconf/'); \
	else \
		echo 'Install these with the package manager of your system.' >&2; exit 1; \
	fi

tool: setup
	$(SWIFT) build -c release --product selfsame

site: tool
	$(TOOL) build

check: tool
	$(TOOL) check

test: tool
	$(SWIFT) test
	$(TOOL) check --project Tests/Conformance

bench: setup
	$(SWIFT) run -c release Benchmarks

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

include Tests/Pages/pages.mk
