import type { PageData, SectionData, StaticSection } from '../schema/data.ts'
import type { SectionType } from '../schema/section.ts'
import { isInteractiveType } from './registry.ts'

/** The types whose code a page needs: sections that arrive as prerendered HTML need none. */
export const typesNeeded = (page: PageData): SectionType[] =>
  page.sections.filter(({ refs }) => refs).map(({ section }) => section.type)

/**
 * Whether a section does anything in a browser beyond what HTML does by itself. One that does not is left as prerendered
 * HTML on a first view: its data is not sent twice, its code is not sent, it is not hydrated.
 */
export function isLive(data: SectionData | StaticSection): data is SectionData {
  if (!data.refs) return false
  const { section } = data
  // A call to action does something only where it offers the prospectus.
  if (section.type === 'callToAction') return section.prospectus !== undefined
  return isInteractiveType(section.type)
}

/** What hydration needs: sections that do nothing keep their prerendered HTML, so their data is not sent again. */
export const firstViewData = (page: PageData): PageData => ({
  ...page,
  sections: page.sections.map(data => (isLive(data) ? data : { section: { type: data.section.type } })),
})

/** What a page needs that is navigated to: the list of the blog looks its posts up, so they do not travel with it. */
export const navigationData = (page: PageData): PageData => ({
  ...page,
  sections: page.sections.map(data => {
    if (!data.refs || data.section.type !== 'blogList') return data
    const { posts: _, ...refs } = data.refs
    return { section: data.section, refs: { ...refs, pictures: {} } }
  }),
})
