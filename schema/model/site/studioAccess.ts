import { z } from 'zod'
import { HELP, LABEL, text } from '../fields.ts'

/**
 * `github:` and where the repository is there. Where the forge is another one of its kind, its host comes first:
 * `gitea:codeberg.org/school/website`.
 */
const repository =
  /^(?:github|gitlab):(?:[\w.-]+(?::\d+)?\/)?[\w.-]+(?:\/[\w.-]+)+$|^gitea:[\w.-]+(?::\d+)?\/[\w.-]+\/[\w.-]+$/

/** Where the studio of a published site keeps the site. */
export const studioAccess = z
  .strictObject({
    repository: z
      .string()
      .regex(repository)
      .meta({
        description:
          'Where the documents are kept: "github:owner/name", "gitlab:group/name", or, for Gitea and Forgejo, "gitea:codeberg.org/owner/name". Another forge of the kind of GitHub or GitLab has its host in front, too.',
        [LABEL]: 'Repository',
        [HELP]: 'Where the documents are kept.',
        examples: ['github:our-school/website'],
      }),
    branch: text('The branch that is published.', 'main'),
    application: text(
      'The id of the application with which GitLab, Gitea or Forgejo let the studio ask for access. Without it authors sign in with a token.',
      '3f1c2a9e',
    ).optional(),
  })
  .meta({
    description:
      'A studio in the browser, at "/studio" of the website: authors sign in at the place where the documents are kept, and publish from there.',
    [LABEL]: 'Studio in the browser',
  })

export type StudioAccess = z.infer<typeof studioAccess>

/** The address of that studio. */
export const STUDIO_ROUTE = '/studio'
