import { canonicalPath } from '../model/paths.ts'
import { isCurrent } from '../model/site/notice.ts'
import { siteWords } from '../model/site/words.ts'
import { type Site, site as siteSchema } from '../model/site.ts'
import { lookOf, resolveTheme } from '../model/theme/resolveTheme.ts'
import { fillTokens } from '../model/tokens.ts'
import type { MenuItem, SiteData } from '../model/viewModel.ts'
import { withChoices } from '../sections/shared/formField.ts'
import type { Content } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'
import { entriesOf, placesIn, resolveFields } from './resolvePage.ts'

const DEFAULT_LOCALE = 'en-GB'

/** What all pages share, ready for the browser: links carry base and canonical spelling, menus from folders are filled. */
export function resolveSite(content: Content, assets: Assets): SiteData {
  const pictures: SiteData['pictures'] = {}
  const icons: SiteData['icons'] = {}
  const {
    $schema: _,
    catchAlls,
    elsewhere: __,
    focalPoints: ___,
    versions: ____,
    studio: _____,
    search,
    navigation,
    footer,
    notice,
    ...shared
  } = resolveFields(siteSchema, content.site, content, assets, { pictures, icons, files: {} })
  const at = (path: string) => href(content, assets, path)
  const prefix = content.template?.prefix
  const theme = resolveTheme(shared.theme)
  // Not from `shared`: names in braces are for the interface to fill in.
  const words = siteWords(content.site)
  return {
    ...shared,
    ...(notice && isCurrent(notice, content.today) && { notice }),
    base: assets.base,
    ...(prefix !== undefined && { blog: at(prefix) }),
    locale: shared.locale ?? DEFAULT_LOCALE,
    hasSearch: search?.off !== true,
    words,
    theme,
    look: lookOf(theme),
    navigation: navigation.map(item => menuItem(item, content, assets)),
    footer: {
      ...footer,
      newsletter: {
        ...footer.newsletter,
        fields: withChoices(footer.newsletter.fields, folder =>
          entriesOf(content, assets, folder, undefined),
        ),
      },
    },
    pictures,
    icons,
    fonts: assets.fonts(theme, words),
    print: assets.print,
    fallbacks: fallbacksOf([
      ...(prefix === undefined ? [] : [{ below: at(prefix), route: at(`${prefix}/_missing`) }]),
      ...catchAlls.map(route => ({ below: at(route), route: at(route) })),
    ]),
  }
}

/** One for each prefix, the longest first: hosts go by the first that fits. What is missing among posts says so, whatever answers besides. */
function fallbacksOf(wanted: readonly { below: string; route: string }[]): SiteData['fallbacks'] {
  const routes = new Map<string, string>()
  for (const { below, route } of wanted) {
    const prefix = canonicalPath(below)
    if (!routes.has(prefix)) routes.set(prefix, route)
  }
  return [...routes]
    .map(([prefix, route]) => ({ prefix, route }))
    .sort((one, other) => other.prefix.length - one.prefix.length)
}

function menuItem(
  { subMenuFrom, ...item }: Site['navigation'][number],
  content: Content,
  assets: Assets,
): MenuItem {
  return subMenuFrom ? { ...item, subMenu: menuFrom(content, assets, subMenuFrom) } : item
}

/** The pages of a folder that have none below them, in their order, as menu entries. */
function menuFrom(content: Content, assets: Assets, folder: string): MenuItem[] {
  const places = placesIn(content, folder)
  const parents = new Set(places.map(({ above }) => above))
  return places
    .filter(({ page }) => !parents.has(page.route))
    .map(({ page: { route, summary } }) => ({
      label: fillTokens(summary.menuLabel ?? summary.name, content.site),
      path: href(content, assets, route),
      ...(summary.detail && { detail: fillTokens(summary.detail, content.site) }),
    }))
}
