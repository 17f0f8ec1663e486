/// What pages can do beyond being read. Everything that they say is there without it.
enum Script {
    /// Runs before the first paint: the chosen theme, and the sign that the rest will come.
    static let early = """
        document.documentElement.classList.add("js");\
        try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}
        """

    /// Leads from the root to the first of the reader's languages that there is.
    static let languageChoice = """
        const links=[...document.querySelectorAll("main a[hreflang]")];\
        const main=tag=>tag.split("-")[0];\
        const wanted=navigator.languages.map(tag=>links.find(a=>main(tag)===main(a.hreflang)));\
        const link=wanted.find(Boolean)||links[0];if(link)location.replace(link.href)
        """

    static let main = [theme, copying, runs, regions, places].joined(separator: "\n")

    private static let theme = """
        // The theme button: the other theme than the one on screen, remembered.
        for (const button of document.querySelectorAll(".theme")) {
          button.addEventListener("click", () => {
            const root = document.documentElement;
            const isDark = root.dataset.theme
              ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
            root.dataset.theme = isDark ? "light" : "dark";
            try { localStorage.setItem("theme", root.dataset.theme) } catch {}
          });
        }

        """

    private static let copying = """
        // Copies a listing without its gutter and without lines that a difference leaves out.
        for (const button of document.querySelectorAll(".copy")) {
          const label = button.textContent;
          button.addEventListener("click", async () => {
            const lines = button.closest(".listing").querySelectorAll(".line:not(.removed)");
            const sources = [...lines].flatMap(line => [...line.childNodes].filter(node => node.className !== "gutter"));
            try {
              await navigator.clipboard.writeText(sources.map(node => node.textContent).join(""));
              button.textContent = button.dataset.done;
              setTimeout(() => { button.textContent = label }, 1600);
            } catch {}
          });
        }

        """

    private static let regions = """
        // Regions take part in the tab order only where there is something to scroll.
        const regions = new ResizeObserver(entries => {
          for (const { target } of entries) {
            if (target.scrollWidth > target.clientWidth + 1) target.tabIndex = 0; else target.removeAttribute("tabindex");
          }
        });
        for (const region of document.querySelectorAll("[role=region]")) regions.observe(region);

        """

    private static let places = """
        // A change of language keeps the place: the heading that was last passed.
        for (const link of document.querySelectorAll("a[data-anchors]")) {
          link.addEventListener("click", () => {
            const headings = [...document.querySelectorAll(".scene :is(h2, h3, h4, h5, h6)[id]")];
            const passed = headings.filter(heading => heading.getBoundingClientRect().top < innerHeight / 3).length;
            const anchor = link.dataset.anchors.split(" ")[passed - 1];
            if (anchor && headings.length === link.dataset.anchors.split(" ").length) link.hash = anchor;
          });
        }

        // The list of pages closes as a menu does.
        for (const list of document.querySelectorAll(".page-list")) {
          document.addEventListener("click", event => { if (!list.contains(event.target)) list.open = false });
          list.addEventListener("keydown", event => {
            if (event.key === "Escape" && list.open) { list.open = false; list.querySelector("summary").focus() }
          });
        }

        """
}
