import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { FormHandler } from '../../schema/model/site/formHandler.ts'
import { isAllowed, reloadFor, takeReload } from '../browser/reloadForPolicy.ts'
import type { FormField } from './answers.ts'
import { focusField } from './focusField.ts'

/**
 * Reloads a document whose policy does not name the form's service as soon as a visitor turns to a field, when nothing has
 * been written yet, and then returns to that field.
 * @returns the handler for focus within the form
 */
export function useAllowedHandler(
  form: RefObject<HTMLFormElement | null>,
  handler: FormHandler,
  fields: FormField[],
) {
  const url = handler.kind === 'post' ? handler.url : undefined
  // A policy that still does not name it after a reload never will.
  const hasReloaded = useRef(false)
  useEffect(() => {
    const field = fields.find(({ name }) => takeReload(`${url} ${name}`))
    if (!field || !form.current) return
    hasReloaded.current = true
    focusField(form.current, field.name)
  }, [url, fields, form])
  return ({ target }: FocusEvent) => {
    if (!url || hasReloaded.current || isAllowed(url)) return
    const { name } = target as Partial<HTMLInputElement>
    if (name) reloadFor(`${url} ${name}`)
  }
}
