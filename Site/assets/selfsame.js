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

// Steps as buttons: the figure, the details and the gutters of the listings show the chosen one.
for (const run of document.querySelectorAll(".run")) {
  const steps = [...run.querySelectorAll(".step")];
  if (steps.length === 0) continue;
  const columns = [...run.querySelectorAll("col:not(.views)")];
  const region = run.querySelector(".score-region");
  const [back, forward] = run.querySelectorAll(".stepper button");
  const position = run.querySelector(".position");
  const counts = [...document.querySelectorAll(`.gutter .count[data-run="${run.dataset.run}"]`)];

  const buttons = [...run.querySelectorAll("thead a")].map(link => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...link.childNodes);
    button.title = button.textContent;
    link.replaceWith(button);
    return button;
  });

  let chosen = steps.findIndex(step => step.classList.contains("chosen"));

  const show = () => {
    steps.forEach((step, index) => step.classList.toggle("chosen", index === chosen));
    columns.forEach((column, index) => column.classList.toggle("chosen", index === chosen));
    buttons.forEach((button, index) => {
      button.setAttribute("aria-pressed", index === chosen);
      button.tabIndex = index === chosen ? 0 : -1;
    });
    back.disabled = chosen === 0;
    forward.disabled = chosen === steps.length - 1;
    position.textContent = position.dataset.pattern.replace("%", chosen + 1);
  };

  const showCounts = () => {
    for (const count of counts) {
      for (const other of count.parentElement.children) other.hidden = other !== count;
      count.textContent = count.dataset.steps.split(" ")[chosen];
      count.classList.add("at-step");
      count.classList.toggle("zero", count.textContent === "0");
    }
  };

  // Only the figure scrolls, never the page.
  const reveal = () => {
    const field = buttons[chosen].parentElement;
    const views = region.querySelector("th").offsetWidth;
    const left = field.offsetLeft - views;
    if (left < region.scrollLeft) region.scrollLeft = left;
    const right = field.offsetLeft + field.offsetWidth - region.clientWidth;
    if (right > region.scrollLeft) region.scrollLeft = right;
  };

  const choose = index => {
    chosen = Math.max(0, Math.min(steps.length - 1, index));
    show();
    showCounts();
    reveal();
  };

  buttons.forEach((button, index) => {
    button.addEventListener("click", () => choose(index));
    button.addEventListener("keydown", event => {
      const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: steps.length - 1 }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      choose(target);
      buttons[chosen].focus({ preventScroll: true });
    });
  });
  back.addEventListener("click", () => choose(chosen - 1));
  forward.addEventListener("click", () => choose(chosen + 1));
  show();
  reveal();

  new ResizeObserver(() => run.style.setProperty("--run-height", `${run.offsetHeight}px`)).observe(run);
}

// Regions take part in the tab order only where there is something to scroll.
const regions = new ResizeObserver(entries => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth + 1) target.tabIndex = 0; else target.removeAttribute("tabindex");
  }
});
for (const region of document.querySelectorAll("[role=region]")) regions.observe(region);

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
