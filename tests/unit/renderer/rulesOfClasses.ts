import { styleSheet } from '../../../renderer/server/styleSheet.ts'
import { siteData } from './siteData.ts'

/** The rules of the site's stylesheet for the classes of an element. */
export function rulesOfClasses(className: string): string {
  const sheet = styleSheet(siteData)
  const rules = className
    .split(' ')
    .filter(Boolean)
    .flatMap(
      name => sheet.match(new RegExp(`(@media[^{}]*\\{)?[^{}]*\\.${name}\\b[^{}]*\\{[^{}]*\\}`, 'g')) ?? [],
    )
  return rules.join('')
}
