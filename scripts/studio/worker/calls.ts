import { canonicalPath } from '../../../schema/model/paths.ts'
import { samplePageAt, withoutScripts } from '../../lib/dev/sectionCatalogue.ts'
import { documentCalls } from '../site/documentCalls.ts'
import { fileCalls } from '../site/fileCalls.ts'
import { publicationCalls } from '../site/publicationCalls.ts'
import type { StudioSite } from '../site/StudioSite.ts'

/** Every call that the studio's page can make. */
export const calls = {
  ...documentCalls,
  ...fileCalls,
  ...publicationCalls,
  /**
   * A page as its author has it.
   * @param input.day as visitors see it on that day, `YYYY-MM-DD`
   */
  page(studio: StudioSite, { address, day }: { address: string; day?: string | undefined }) {
    const page = studio.page(address, day)
    const isShown = page?.status === 200 || (page && !isKnown(studio, address))
    const { html, fields } = isShown ? page : { html: UNFINISHED, fields: undefined }
    return { html, fields, address: studio.around.base.slice(0, -1) + address }
  },
  /** The page of a section's sample, without its scripts. */
  sample({ shown, around: { code, urls } }: StudioSite, { address }: { address: string }) {
    const page = shown && samplePageAt(address, shown.content, shown.assets)
    if (!page) return ''
    const rendered = code.createRenderer(shown.site).renderPage(page)
    return withoutScripts(
      code.documentHtml(rendered, page, shown.site, { ...urls(shown), structuredData: [] }),
    )
  },
  /** Whether everything that was changed is kept, and if not, why. */
  kept: async ({ workspace }: StudioSite, _: object) => {
    await workspace.kept()
    return { failure: workspace.failure?.message }
  },
  /** The address of a picture; undefined where there is none that can be shown. */
  pictureSource({ shown }: StudioSite, { path }: { path: string }) {
    const isThere = shown?.source.input.files.get(path)?.picture
    return isThere && shown.assets.picture(path).src
  },
  /** Takes part in what others have published. */
  refresh: (studio: StudioSite, _: object) => studio.refresh(),
  /** Whether the host knows who asks. @throws HostError where it does not */
  signedIn: async ({ workspace }: StudioSite, _: object) => {
    await workspace.host.status()
  },
  identify: async ({ workspace }: StudioSite, author: { name: string; email: string }) =>
    workspace.host.identify?.(author),
  keepAgain: ({ workspace }: StudioSite, _: object) => workspace.keepAgain(),
}

/** Whether a document has an address, with mistakes or without. */
function isKnown({ site }: StudioSite, address: string): boolean {
  const canonical = canonicalPath(address)
  return [...site.known.values()].some(({ route }) => canonicalPath(route) === canonical)
}

/** What is shown of a page that never was without mistakes. */
const UNFINISHED =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has mistakes</title><body><h1>This page has mistakes</h1><p>It cannot be shown before they are corrected: its form says what is wrong.</p></body></html>'

export type CallName = keyof typeof calls
export type CallInput<N extends CallName> =
  Parameters<(typeof calls)[N]> extends [unknown, infer Input] ? Input : object
export type CallOutput<N extends CallName> = Awaited<ReturnType<(typeof calls)[N]>>
