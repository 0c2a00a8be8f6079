import { appIcons } from '../../site/outputs/appIcons.ts'
import type { ShownSite } from './shownSite.ts'

/** The icons of each content for which a browser has asked. */
const made = new WeakMap<ShownSite, ReturnType<typeof appIcons>>()

/** An icon of the site, which a build would write; undefined where there is none. */
export async function iconAt(
  path: string,
  shown: ShownSite,
  publicFolder: string,
): Promise<Buffer | undefined> {
  if (!/^\/(?:icon-\d+\.png|favicon\.ico)$/.test(path)) return undefined
  const icons = made.get(shown) ?? appIcons(publicFolder, shown.content)
  made.set(shown, icons)
  return (await icons).find(icon => path === `/${icon.path}`)?.bytes
}
