import type {
  BlogPosting,
  BreadcrumbList,
  ItemList,
  ListItem,
  LocalBusiness,
  Organization,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import type { Post } from '../../../schema/model/post.ts'
import { isPlace } from '../../../schema/model/site/organisation.ts'
import { fillTokens } from '../../../schema/model/tokens.ts'
import type { PageData, SectionData, SiteData } from '../../../schema/model/viewModel.ts'
import { query } from '../../../schema/resolve/queries.ts'
import type { Parsed } from '../../../schema/richText/RichText.ts'
import type { Content } from '../../../schema/validate/Content.ts'

const CONTEXT = 'https://schema.org'

/**
 * The JSON-LD of a page, for search engines. The site shows each of its facts.
 * @param picture URL of the page's share image (`og:image`)
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
    ...(page.route === site.base ? [organisation(site), website(site)] : [breadcrumbs(page, site, content)]),
    ...(post ? [blogPosting(post, page, site, picture)] : []),
    ...sections.filter(({ refs }) => refs.isItemList).map(data => itemList(data, site)),
  ]
}

const organisation = (site: SiteData): WithContext<Organization> => ({
  '@context': CONTEXT,
  ...organisationType(site),
  name: site.name,
  url: site.origin + site.base,
  ...contactData(site),
})

/** Each of these types is an Organization, which the union of their names does not tell TypeScript. */
const organisationType = (site: SiteData) => ({
  '@type': (site.organisation ?? 'Organization') as 'Organization',
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
    const route = query(content, 'route', canonicalPath(path))
    const title = route && query(content, 'title', route)
    if (!title) return []
    return [{ name: fillTokens(title, content.site), url: site.origin + site.base.slice(0, -1) + route }]
  })
  const ownTitle = page.title.replace(` – ${site.name}`, '')
  const trail = [
    { name: site.name, url: site.origin + site.base },
    ...above,
    { name: ownTitle, url: site.origin + page.route },
  ]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url: item }, index) => listItem(index, { name, item })),
  }
}

const listItem = (index: number, entry: { name: string; item?: string; url?: string }): ListItem => ({
  '@type': 'ListItem',
  position: index + 1,
  ...entry,
})

const blogPosting = (
  post: Parsed<Post>,
  page: PageData,
  site: SiteData,
  picture?: string,
): WithContext<BlogPosting> => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: post.title,
  datePublished: post.date,
  author: { '@type': 'Organization', name: post.author },
  publisher: { ...organisationType(site), name: site.name },
  ...(picture && { image: site.origin + picture }),
  url: site.origin + page.route,
})

const itemList = ({ refs }: SectionData, site: SiteData): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: (refs.entries ?? []).map(({ name, link }, index) =>
    listItem(index, { name, url: site.origin + link }),
  ),
})

type ContactProperties = Pick<
  Exclude<LocalBusiness, string>,
  'address' | 'telephone' | 'email' | 'contactPoint' | 'openingHoursSpecification' | 'location'
>

/** The contact details of a site as properties of its organisation. Only those that are places have hours. */
export function contactData({
  contact,
  organisation = 'Organization',
}: Pick<SiteData, 'contact' | 'organisation'>): ContactProperties {
  const { address, phone, email, phones = [], whatsapp, hours, campuses } = contact
  const points = [...phones, ...(whatsapp ? [{ label: 'WhatsApp', phone: whatsapp }] : [])]
  return {
    address,
    telephone: phone,
    email,
    ...(points.length > 0 && {
      contactPoint: points.map(({ label, phone: telephone }) => ({
        '@type': 'ContactPoint' as const,
        contactType: label,
        telephone,
      })),
    }),
    ...(hours &&
      isPlace(organisation) && {
        openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: days.map(day => `https://schema.org/${day}` as const),
          opens,
          closes,
        })),
      }),
    ...(campuses && {
      location: campuses.map(({ name, address, phone: telephone }) => ({
        '@type': 'Place' as const,
        name,
        address,
        ...(telephone && { telephone }),
      })),
    }),
  }
}
