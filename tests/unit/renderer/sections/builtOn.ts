import { createRenderer } from '../../../../renderer/server/renderPage.tsx'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { resolveSite } from '../../../../schema/resolve/resolveSite.ts'
import { assets } from '../../schema/resolve/school.ts'
import { contentOf, pageAt, withFields } from '../../smallSite.ts'

/** The HTML of a page with one section, built on a day. */
export function builtOn(today: string, section: Record<string, unknown>): string {
  const site = contentOf(withFields('stages/index.json', { sections: [section] }))
  const page = resolvePage({ ...site, today }, pageAt(site, '/stages'), assets)
  return createRenderer(resolveSite(site, assets)).renderPage(page).body
}

/** The words of HTML, with a line wherever there is markup between them. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]*\|[|\s]*/g, '|')
    .replaceAll('\u00a0', ' ')
