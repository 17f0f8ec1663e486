"""Serves the site on the loopback interface, as a host would."""

import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from .site import ROOT


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, *arguments, prefix: str, delay: float):
        self.prefix = prefix
        self.delay = delay
        super().__init__(*arguments, directory=str(ROOT))

    def do_GET(self):
        if not self.path.startswith(self.prefix):
            self.send_error(404)
            return
        if self.path.endswith((".css", ".js")):
            time.sleep(self.delay)
        super().do_GET()

    def translate_path(self, path):
        return super().translate_path("/" + path[len(self.prefix):])

    def log_message(self, *arguments):
        """Says nothing: the tests do."""


class Server:
    """The site below `prefix`, and nothing outside of it. `delay` holds back style and script, in seconds."""

    def __init__(self, prefix: str = "/", delay: float = 0):
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, prefix=prefix, delay=delay))
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.address = self.origin + prefix
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()
