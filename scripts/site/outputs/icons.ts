import { createRequire } from 'node:module'
import type { IconShape } from '../../../schema/model/viewModel.ts'
import tagsOf from './iconTags.json' with { type: 'json' }

interface IconSet {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

const lucide: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')

const tags: Readonly<Record<string, string>> = tagsOf

/** The names of all Lucide icons, former names included, with their tags. */
export const drawableIcons: ReadonlyMap<string, string> = new Map(
  [...Object.keys(lucide.icons), ...Object.keys(lucide.aliases)].map(name => [name, tags[name] ?? '']),
)

/** The names that editors offer: without former names, which still work. */
export const canonicalIconNames: readonly string[] = Object.keys(lucide.icons).sort()

/** The shape of an icon. @throws when there is none of that name; validation has made sure that there is */
export function iconShape(name: string): IconShape {
  const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`There is no icon "${name}"`)
  return icon.body
}
