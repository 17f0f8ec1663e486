/// What a server shows for an address that does not exist, in every language of the site.
///
/// It may be shown at any depth, so it carries its own style and leads home by the site's address where that is known.
struct MissingPage {
    let site: SiteMap

    var html: String {
        let language = site.languages.first?.tag ?? "en"
        let base = site.configuration.baseURL.map { $0.value + "/" } ?? ""
        let document = Tag.html(.lang(language)) {
            Tag.head {
                Tag.meta(.charset("utf-8"))
                Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                Tag.title { Language.words(for: language).notFoundTitle }
                Tag.script { .verbatim(Script.early) }
                // An icon that is empty keeps the browser from asking for one where there may be none.
                Tag.link(Attribute(name: "rel", value: "icon"), Attribute(name: "href", value: "data:,"))
                Tag.style { .verbatim(Style.all) }
            }
            Tag.body {
                Tag.main(.class("choice")) {
                    site.languages.enumerated().map { index, language in
                        let words = Language.words(for: language.tag)
                        return Tag.section(.lang(language.tag)) {
                            Tag.heading(level: index == 0 ? 1 : 2)() { words.notFoundTitle }
                            Tag.p { words.notFoundText }
                            Tag.p { Tag.a(.href(base + SiteMap.startPath(in: language.tag))) { words.toStartPage } }
                        }
                    }
                }
            }
        }
        return "<!doctype html>\n" + document.html
    }
}
