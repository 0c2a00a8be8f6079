import type { BlogPosting, BreadcrumbList, ItemList, School, Thing, WebSite, WithContext } from 'schema-dts'
import type { Content } from '../../schema/content.ts'
import type { PageData, SectionData, SiteData } from '../../schema/data.ts'
import { canonicalPath } from '../../schema/paths.ts'
import type { Post } from '../../schema/post.ts'
import { fillTokens } from '../../schema/tokens.ts'

const CONTEXT = 'https://schema.org'

/**
 * What search engines are told about a page, as JSON-LD. Each fact is one that the page itself shows.
 * @param picture URL of the picture that stands for the page
 * @returns nothing for pages that say that something does not exist
 */
export function structuredData(
  page: PageData,
  site: SiteData,
  content: Content,
  picture?: string,
): WithContext<Thing>[] {
  if (page.status === 404) return []
  const sections = page.sections.filter((data): data is SectionData => data.refs !== undefined)
  const post = sections.find(({ refs }) => refs.post)?.refs.post
  return [
    ...(page.route === site.base ? [school(site), website(site)] : [breadcrumbs(page, site, content)]),
    ...(post ? [blogPosting(post, page, site, picture)] : []),
    ...sections.filter(({ section }) => section.type === 'pageCards').map(data => itemList(data, site)),
  ]
}

const school = (site: SiteData): WithContext<School> => ({
  '@context': CONTEXT,
  '@type': 'School',
  name: site.name,
  url: site.origin + site.base,
  address: site.contact.address,
  telephone: site.contact.phone,
  email: site.contact.email,
})

const website = (site: SiteData): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: site.name,
  url: site.origin + site.base,
})

/** The pages above this one, by its address; folders without a page of their own are left out. */
function breadcrumbs(page: PageData, site: SiteData, content: Content): WithContext<BreadcrumbList> {
  const parts = page.route.slice(site.base.length).split('/')
  const above = parts.slice(0, -1).flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`
    const found = content.pages.get(content.addresses.routes.get(canonicalPath(path)) ?? '')
    return found
      ? [
          {
            name: fillTokens(found.outline.title, content.site),
            url: site.origin + site.base.slice(0, -1) + found.route,
          },
        ]
      : []
  })
  const trail = [
    { name: site.name, url: site.origin + site.base },
    ...above,
    { name: ownTitle(page, site), url: site.origin + page.route },
  ]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** The title without the name of the site behind it. */
const ownTitle = (page: PageData, site: SiteData): string => page.title.replace(` – ${site.name}`, '')

const blogPosting = (
  post: Post,
  page: PageData,
  site: SiteData,
  picture: string | undefined,
): WithContext<BlogPosting> => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: post.title,
  datePublished: post.date,
  author: { '@type': 'Organization', name: post.author },
  publisher: { '@type': 'School', name: site.name },
  ...(picture && { image: site.origin + picture }),
  url: site.origin + page.route,
})

const itemList = ({ refs }: SectionData, site: SiteData): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: (refs.entries ?? []).map(({ name, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: site.origin + link,
  })),
})
