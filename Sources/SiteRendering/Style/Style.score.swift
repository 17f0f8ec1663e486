extension Style {
    /// The figure: views down, steps across, a lifetime is a bar.
    static let score = """
        .run { margin: 0; background: var(--sheet); border: 1px solid var(--rule); border-radius: var(--radius);
          min-width: 0; overflow: clip }
        .run > figcaption { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline;
          justify-content: space-between; padding: .9rem 1.1rem .3rem; line-height: 1.4 }
        .run > figcaption .title { font-weight: 660 }
        .run .verdict { font-size: .8rem }
        .run .verdict:hover { text-decoration: underline }
        .difference { margin: 0; padding: .15rem 1.1rem .5rem; font-size: .88rem; line-height: 1.55;
          color: var(--quiet) }
        .difference code { color: var(--ink) }
        .not-run { margin: 0; padding: .5rem 1.1rem 1rem; color: var(--quiet); font-size: .9rem }
        .score-region { overflow-x: auto; overscroll-behavior-x: contain; margin-top: .35rem }
        .score { width: 100%; min-width: calc(8rem + var(--steps) * 4.7rem); table-layout: fixed;
          border-collapse: separate; border-spacing: 0; font-size: .82rem; line-height: 1.3;
          font-variant-numeric: tabular-nums }
        .score col.views { width: 8rem }
        .js .score col.chosen { background: var(--chosen) }
        .score :is(th, td) { padding: 0; font-weight: 400; text-align: center; vertical-align: middle;
          height: 1.9rem }
        .score thead th { vertical-align: top; padding: .4rem .15rem .5rem }
        .score thead :is(a, button) { display: block; width: 100%; padding: 0; border: 0; border-radius: 6px;
          background: none; color: var(--quiet); font: 500 .74rem/1.35 var(--mono); text-align: center;
          text-decoration: none; cursor: pointer }
        .verb { display: block; font-family: var(--sans); font-weight: 400 }
        .object { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
          overflow-wrap: anywhere; color: var(--ink) }
        .score thead :is(a, button):hover { color: var(--ink) }
        .js .score thead [aria-current], .js .score thead [aria-pressed=true] { color: var(--ink); font-weight: 680 }
        .score tbody th { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--sheet);
          text-align: start; padding-inline: calc(1.1rem + var(--depth, 0) * .8rem) .4rem; font-family: var(--mono);
          font-size: .8rem; line-height: 1.2; overflow-wrap: anywhere }
        .score thead th:first-child { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--sheet) }
        .score .view th, .score .group th { font-weight: 600 }
        .score .property th { color: var(--quiet); padding-inline-start: calc(1.9rem + var(--depth, 0) * .8rem);
          font-size: .76rem }
        .score tr:is(.view, .group):not(:first-child) :is(th, td) { border-top: 5px solid transparent;
          background-clip: padding-box }
        .score .view th, .score .group th { height: 2.2rem }
        .score .property :is(th, td) { height: 1.6rem }
        .score tr.variant :is(th, td) { height: 2.3rem; vertical-align: bottom; padding-block-end: .3rem;
          overflow: visible }
        .score tbody + tbody tr.variant :is(th, td) { border-top: 1px solid var(--rule) }
        .score .not-reached { background: repeating-linear-gradient(135deg, transparent 0 5px, var(--rule) 5px 6px) }
        .life { display: flex; flex-wrap: wrap; justify-content: center; align-content: center; align-items: center;
          gap: 0 .4rem; min-height: 1.9rem; padding: 0 .2rem; background: var(--alive-soft) }
        .property .life { min-height: 1.4rem; background: var(--alive-faint) }
        .life.starts { border-start-start-radius: 1rem; border-end-start-radius: 1rem; margin-inline-start: .3rem }
        .life.ends { border-start-end-radius: 1rem; border-end-end-radius: 1rem; margin-inline-end: .3rem }
        .life.reset {
          background: repeating-linear-gradient(135deg, var(--lost-soft) 0 6px, var(--lost-line) 6px 7px) }
        .view .life.reset > *, .property .life.reset > * { background: var(--sheet); border-radius: 1rem;
          padding: 0 .4rem }
        .life.reset > .unseen { padding: 0 }
        .life.restarted {
          background: repeating-linear-gradient(135deg, var(--alive-faint) 0 6px, var(--alive-soft) 6px 9px) }
        .score .count { color: var(--run); font-weight: 640; white-space: nowrap }
        .score .count.zero { color: var(--quiet); font-weight: 400 }
        .dots { font-size: .5rem; letter-spacing: .1em; vertical-align: .18em; margin-inline-end: .25rem;
          color: var(--run) }
        .word { font-size: .74rem; color: var(--quiet); white-space: nowrap }
        .word.began { color: color-mix(in srgb, var(--alive) 80%, var(--ink)) }
        .word.reset, .word.ended, .lost { color: var(--lost) }
        .word.reset, .word.ended { font-weight: 620 }
        .lost { display: block; font: .74rem/1.3 var(--mono); overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; padding-inline: .2rem }
        .value { font-family: var(--mono); font-size: .78rem; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; max-width: 100% }
        .property .life.reset .value { color: var(--lost); font-weight: 640 }
        .many { display: grid; justify-items: center; padding: .15rem .2rem; min-height: 1.9rem;
          align-content: center; margin-inline: .1rem; background: var(--alive-soft); border-radius: 5px }
        .legend { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin: 0; padding: .55rem 1.1rem .7rem;
          color: var(--quiet); font-size: .76rem; line-height: 1.5 }
        @media (max-width: 40rem) {
          .score { min-width: calc(5.4rem + var(--steps) * 3.75rem) }
          .score col.views { width: 5.4rem }
          .score tbody th { padding-inline: calc(.8rem + var(--depth, 0) * .4rem) .2rem; font-size: .74rem }
          .score .property th { padding-inline-start: calc(1.1rem + var(--depth, 0) * .4rem); font-size: .72rem }
          .score thead :is(a, button) { font-size: .7rem }
          .life { min-height: 2.2rem; padding: .15rem .1rem; row-gap: 0 }
          .property .life { min-height: 1.4rem; padding: 0 .1rem }
          .score .dots { letter-spacing: 0 }
        }
        """
}
