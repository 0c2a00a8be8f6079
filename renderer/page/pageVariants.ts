import type { PageData, SectionData, StaticSection } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'
import { isInteractive } from '../sections/registry.ts'

/** The section types whose code a page needs. A section without data stays prerendered HTML and needs none. */
export const typesNeeded = (page: PageData): SectionType[] =>
  page.sections.filter(({ refs }) => refs).map(({ section }) => section.type)

/**
 * Whether a section is interactive. A static one stays prerendered HTML on the first view: it is not hydrated, and neither
 * its data nor its code is sent.
 */
export function needsHydration(data: SectionData | StaticSection): data is SectionData {
  return data.refs !== undefined && isInteractive(data.section)
}

/** The page's data for hydration, without that of static sections. */
export const firstViewData = (page: PageData): PageData => ({
  ...page,
  ...(page.search && { search: {} }),
  sections: page.sections.map(data =>
    needsHydration(data) ? data : { section: { type: data.section.type } },
  ),
})

/** The page's data for client-side navigation, without the posts of `blogList`, which fetches them itself. */
export const navigationData = (page: PageData): PageData => ({
  ...page,
  sections: page.sections.map(data => {
    if (!data.refs?.allPosts) return data
    const { allPosts: _, ...refs } = data.refs
    return { section: data.section, refs: { ...refs, pictures: {} } }
  }),
})
