extension Script {
    /// Steps as buttons: the figure, the details and the gutters of the listings show the chosen one.
    static let runs = """
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

        """
}
