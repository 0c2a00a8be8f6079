import { isObject } from '../../../../schema/model/isObject.ts'
import type { Check } from '../../content/checkSite.ts'

/** Whatever can be read of a document, also of one with mistakes. */
export function fieldsOf(file: string, check: Check | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(check?.sources.text(file) ?? '')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
