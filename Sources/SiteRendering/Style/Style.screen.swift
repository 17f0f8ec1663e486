extension Style {
    /// The drawing of the screen.
    static let screen = """
        .screen { display: grid; justify-items: center; align-content: center; gap: .5rem; min-height: 6.5rem;
          padding: 1.1rem .8rem; border: 1px solid var(--rule); border-radius: 16px; background: var(--paper);
          font-size: .88rem; line-height: 1.35; text-align: center; overflow-wrap: anywhere }
        .screen .column { display: grid; justify-items: center; gap: .5rem; min-width: 0 }
        .screen .row { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: .4rem .8rem;
          min-width: 0 }
        .screen .row > .spacer { flex: 1 }
        .screen .button { color: var(--type); font-weight: 500 }
        .screen .button.destructive { color: var(--lost) }
        .screen .list { display: grid; width: 100%; border: 1px solid var(--rule); border-radius: 10px;
          overflow: hidden; background: var(--sheet); text-align: start }
        .screen .list > * { padding: .35rem .7rem; justify-items: start; justify-content: start }
        .screen .list > * + * { border-top: 1px solid var(--rule) }
        .screen .list .list { border: 0; padding: 0; border-radius: 0 }
        .screen .list-title { font-size: .76rem; color: var(--quiet) }
        .screen .toggle { display: inline-flex; gap: .7rem; align-items: center }
        .screen .switch { font-size: .72rem; padding: .05rem .55rem; border-radius: 1rem;
          border: 1px solid var(--rule); color: var(--quiet) }
        .screen .toggle.on .switch { background: var(--alive-soft); border-color: transparent; color: var(--ink) }
        .screen .field { display: inline-block; min-width: 7rem; padding: .2rem .6rem; border: 1px solid var(--rule);
          border-radius: 7px; background: var(--sheet); text-align: start }
        .screen .image { font-size: .76rem; color: var(--quiet); padding: .2rem .5rem; border: 1px dashed var(--rule);
          border-radius: 6px }
        .screen .shape { width: 3rem; min-height: 1.4rem; border-radius: 6px; background: var(--rule);
          font-size: .7rem; color: var(--quiet); line-height: 1.4rem }
        .screen .progress { border-bottom: 3px solid var(--rule); min-width: 5rem }
        .screen hr { width: 100%; border: 0; border-top: 1px solid var(--rule); margin: 0 }
        .screen .disabled { opacity: .45 }
        .screen .sheet { display: grid; justify-items: center; gap: .5rem; width: 100%; padding: .8rem;
          border: 1px solid var(--rule); border-radius: 14px 14px 0 0; background: var(--sheet) }
        .screen p { margin: 0; font-size: .8rem }
        """
}
