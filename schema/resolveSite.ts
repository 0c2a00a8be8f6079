import type { Content } from './content.ts'
import type { MenuItem, SiteData } from './data.ts'
import { pagesIn, routeOfParent, withChoices } from './entries.ts'
import { mapFields } from './fieldWalk.ts'
import { canonicalPath } from './paths.ts'
import { type Assets, href } from './resolve.ts'
import { type Site, site as siteSchema } from './site.ts'
import { fillTokens } from './tokens.ts'

/** What all pages share, ready for the browser: links carry base and canonical spelling, menus from folders are filled. */
export function resolveSite(content: Content, assets: Assets): SiteData {
  const pictures: SiteData['pictures'] = {}
  const icons: SiteData['icons'] = {}
  const {
    $schema: _,
    catchAlls,
    elsewhere: __,
    navigation,
    footer,
    ...shared
  } = mapFields(siteSchema, content.site, ({ kind, value }) => {
    if (kind === 'image') pictures[value] = assets.picture(value)
    if (kind === 'icon') icons[value] = assets.icon(value)
    if (kind === 'link') return href(content, assets, value)
    return kind === 'text' ? fillTokens(value, content.site) : value
  })
  const at = (path: string) => href(content, assets, path)
  const prefix = content.template?.prefix
  return {
    ...shared,
    base: assets.base,
    navigation: navigation.map(item => menuItem(item, content, assets)),
    footer: {
      ...footer,
      newsletter: {
        ...footer.newsletter,
        fields: withChoices(footer.newsletter.fields, content, assets),
      },
    },
    pictures,
    icons,
    fonts: assets.fonts,
    print: assets.print,
    fallbacks: [
      ...catchAlls.map(route => ({ prefix: canonicalPath(at(route)), route: at(route) })),
      ...(prefix === undefined
        ? []
        : [{ prefix: canonicalPath(at(prefix)), route: at(`${prefix}/_missing`) }]),
    ],
  }
}

function menuItem(
  { subMenuFrom, ...item }: Site['navigation'][number],
  content: Content,
  assets: Assets,
): MenuItem {
  return subMenuFrom ? { ...item, subMenu: menuFrom(content, assets, subMenuFrom) } : item
}

/** The pages of a folder that are no parent of another, in their order, as menu entries. */
function menuFrom(content: Content, assets: Assets, folder: string): MenuItem[] {
  const pages = pagesIn(content, folder)
  const parents = new Set(pages.map(({ outline }) => routeOfParent(content, outline.summary)))
  return pages
    .filter(({ route }) => !parents.has(route))
    .map(({ route, outline: { summary, title } }) => ({
      label: fillTokens(summary?.menuLabel ?? summary?.name ?? title, content.site),
      path: href(content, assets, route),
    }))
}
