import Articles
import Findings
import Foundation
import Scenarios
import SiteRendering

/// `selfsame build`
struct Build {
    let project: Project
    let console: Console
    let output: String
    let keepsGoing: Bool

    func run() throws -> Tool.ExitCode {
        let configuration = try project.configuration()
        let check = Check(project: project, console: console)
        let articles = try check.checked()
        let result = check.conclude(articles, configuration.findings)
        if result != .fine && !keepsGoing {
            console.note("The site was not written. --keep-going writes it with its errors.")
            return result
        }
        let path = URL(fileURLWithPath: output, relativeTo: URL(fileURLWithPath: project.folder + "/")).standardizedFileURL.path
        let pages = Site.render(articles, configuration: configuration).map { ($0.path, $0.contents) }
        switch try SiteFolder(path: path).write(pages) {
        case .unchanged: console.note("\(output) is up to date.")
        case .written(let changed): console.note("\(output): \(changed) of \(pages.count) files changed.")
        }
        return result
    }
}
