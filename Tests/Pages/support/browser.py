"""A real browser, told in the words of the tests."""

import json
import shutil
from importlib.util import find_spec
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains

PHONE = (360, 740)
TABLET = (900, 1100)
DESKTOP = (1600, 1000)

_AXE = Path(find_spec("axe_playwright_python").submodule_search_locations[0], "axe.min.js")
_AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Browser:
    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        # Without a sandbox, because the tests may run as root; without scroll bars, as on a phone.
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--lang=en"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(60)

    def quit(self):
        self.driver.quit()

    def command(self, name: str, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def evaluate(self, script: str, *arguments):
        return self.driver.execute_script(script, *arguments)

    def evaluate_later(self, script: str, *arguments):
        """The script calls its last argument with the result."""
        return self.driver.execute_async_script(script, *arguments)

    def open(self, address: str, size=DESKTOP, scheme="light", scripts=True, media="screen"):
        """Loads a page anew as seen on a screen of `size` CSS pixels."""
        self.set_size(size)
        self.set_media(scheme=scheme, media=media)
        self.command("Emulation.setScriptExecutionDisabled", value=not scripts)
        if "#" in address:
            self.driver.get("about:blank")
        self.driver.get(address)

    def set_size(self, size):
        width, height = size
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)

    def set_media(self, scheme="light", media="screen"):
        # Moving there smoothly would make every measurement of a place a matter of luck.
        features = [
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}]
        self.command("Emulation.setEmulatedMedia", media=media, features=features)

    def press(self, key: str, times: int = 1):
        ActionChains(self.driver, duration=0).send_keys(key * times).perform()

    def axe(self) -> list[str]:
        """What axe finds wrong with the page as it is now, whether or not its own scripts ran."""
        self.command("Emulation.setScriptExecutionDisabled", value=False)
        self.evaluate(_AXE.read_text(encoding="utf-8"))
        result = self.evaluate_later(
            "const [tags, done] = arguments;"
            "axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then(done, error => done(String(error)))",
            _AXE_TAGS)
        assert isinstance(result, dict), result
        assert result["passes"], "axe looked at nothing"
        return [
            f"{violation['id']}: {node['html'][:160]} ({violation['help']})"
            for violation in result["violations"] for node in violation["nodes"]]

    def requests(self) -> list[str]:
        """Addresses that were asked for since the last call."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [
            message["params"]["request"]["url"]
            for message in messages if message["method"] == "Network.requestWillBeSent"]

    def complaints(self) -> list[str]:
        """What the browser's console has to say since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]
