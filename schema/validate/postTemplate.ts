import { fileProblem, type PathProblem, type Problem, say } from '../problems/problem.ts'
import type { DocumentOf } from '../read/Document.ts'

/** Where a site without such a page is asked to write it. */
const EXAMPLE = 'blog/[id].json'

/** The page that shows posts. Of several it is the one next to the list of posts, as the page of its folder. */
export const postTemplate = (
  templates: readonly DocumentOf<'template'>[],
  pages: readonly DocumentOf<'page'>[],
): DocumentOf<'template'> | undefined => {
  const [first, ...others] = templates
  const hasPage = ({ prefix }: DocumentOf<'template'>) => pages.some(({ route }) => route === prefix)
  return others.length === 0 ? first : (templates.find(hasPage) ?? first)
}

/** The folder of the page that shows posts is the address of the blog. */
export function templateRules(file: string): PathProblem[] | undefined {
  if (/\/\[id\]\.json$/.test(file)) return undefined
  const message = say`The page that shows posts is called ${say.document('[id].json')} and lies in a folder, the address of the blog.`
  const suggestion = say`Move this file to a place such as ${say.document(EXAMPLE)}.`
  return [{ code: 'wrong-folder', path: [], message, suggestion }]
}

/** A post has one address. */
export const furtherTemplates = (
  templates: readonly DocumentOf<'template'>[],
  template: DocumentOf<'template'> | undefined,
): Problem[] =>
  templates.flatMap(other =>
    template === undefined || other === template
      ? []
      : other.locator.place({
          code: 'wrong-folder',
          path: [],
          message: say`This would be a second page that shows posts, beside ${say.document(template.locator.file)}.`,
          suggestion: 'Delete one of the two.',
        }),
  )

/** Without a template no post has a page, so every link to a post is broken. */
export const missingTemplate = (): Problem =>
  fileProblem(
    EXAMPLE,
    'missing-post-page',
    'There are posts, but no page that shows them.',
    say`Write it as ${say.document(EXAMPLE)}, with the sections ${say.choice('postHero')} and ${say.choice('postBody')}. Another folder will do as well: its name is the address of the blog.`,
  )
