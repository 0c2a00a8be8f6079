import { isObject } from '../../../../schema/model/isObject.ts'
import type { Site } from '../../../../schema/site/createSite.ts'

/** Whatever can be read of a document, also of one with mistakes. */
export function fieldsOf(file: string, site: Site | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(site?.texts.get(file) ?? '')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
