import type { PageData } from '../schema/data.ts'
import type { SectionType } from '../schema/section.ts'
import { registry } from './registry.ts'

/** The types whose code a page needs: sections that arrive as prerendered HTML need none. */
export const typesNeeded = (page: PageData): SectionType[] =>
  page.sections.filter(({ refs }) => refs).map(({ section }) => section.type)

/** What hydration needs: sections that do nothing keep their prerendered HTML, so their data is not sent again. */
export const firstViewData = (page: PageData): PageData => ({
  ...page,
  sections: page.sections.map(data =>
    registry[data.section.type].isInteractive ? data : { section: { type: data.section.type } },
  ),
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
