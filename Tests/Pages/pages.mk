# The pages in a real browser. SITE is the folder that `selfsame build` wrote.
SITE ?= Site
PAGES_PYTHON := .build/pages/bin/python

.PHONY: test-pages screenshots pages-environment

pages-environment:
	@Tests/Pages/prepare.sh .build/pages

test-pages: pages-environment
	SELFSAME_SITE=$(abspath $(SITE)) PYTHONDONTWRITEBYTECODE=1 $(PAGES_PYTHON) -m pytest -c Tests/Pages/pytest.ini Tests/Pages

screenshots: pages-environment
	SELFSAME_SITE=$(abspath $(SITE)) PYTHONDONTWRITEBYTECODE=1 $(PAGES_PYTHON) Tests/Pages/screenshots.py .build/screenshots
