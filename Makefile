# What people who work on Selfsame need. `make` alone lists it.

SWIFT ?= swift
TOOL := .build/release/selfsame

.PHONY: help setup tool site check test bench format

help:
	@echo 'make setup   install what the build needs from the system'
	@echo 'make site    build the tool, check all articles, write Site'
	@echo 'make check   the same without writing'
	@echo 'make test    all tests'
	@echo 'make bench   benchmarks, in release mode'
	@echo 'make format  format all Swift sources'

tool:
	$(SWIFT) build -c release --product selfsame

site: tool
	$(TOOL) build

check: tool
	$(TOOL) check

test:
	$(SWIFT) test

bench:
	$(SWIFT) run -c release Benchmarks

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

setup:
	@.ci/setup
