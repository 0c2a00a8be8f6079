import { type RefObject, useEffect } from 'react'
import { slugOf } from '../../schema/model/slug.ts'
import type { FormField } from './answers.ts'

/**
 * Makes the choices of a form for which the address has an answer: `/apply?stage=ils#enquiry` chooses "ILS" where the visitor is
 * asked for the `stage`. So a link leads to a form that knows what it is about. What a visitor has chosen stays.
 */
export function useAnswersOfAddress(form: RefObject<HTMLFormElement | null>, fields: FormField[]): void {
  useEffect(() => {
    /** Field name → the answer that an address gave last. */
    const given: Record<string, string> = {}
    const choose = () => {
      for (const [name, answer] of Object.entries(choicesIn(window.location.search, fields))) {
        const controls = [...(form.current?.elements ?? [])].filter(isChoice).filter(one => one.name === name)
        if (!['', given[name]].includes(chosenOf(controls))) continue
        for (const control of controls) {
          if (control instanceof HTMLSelectElement) control.value = answer
          else control.checked = control.value === answer
        }
        given[name] = answer
      }
    }
    choose()
    // Links within the page change its address, too. wouter dispatches the second event.
    const changes = ['popstate', 'pushState']
    for (const change of changes) window.addEventListener(change, choose)
    return () => {
      for (const change of changes) window.removeEventListener(change, choose)
    }
  }, [form, fields])
}

/** @returns field name → the choice that an address asks for. Texts are not taken from addresses: others may have written them. */
export function choicesIn(search: string, fields: FormField[]): Record<string, string> {
  const asked = new URLSearchParams(search)
  return Object.fromEntries(
    fields.flatMap(({ name, kind, options = [] }) => {
      const slug = slugOf(asked.get(name) ?? '')
      const choice =
        kind === 'select' || kind === 'radio'
          ? options.find(one => slug !== '' && slugOf(one) === slug)
          : undefined
      return choice === undefined ? [] : [[name, choice]]
    }),
  )
}

type Choice = HTMLSelectElement | HTMLInputElement

const isChoice = (element: Element): element is Choice =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type === 'radio')

/** What is chosen now, in a list or among radio buttons. */
const chosenOf = (controls: readonly Choice[]): string =>
  controls.find(control => control instanceof HTMLSelectElement || control.checked)?.value ?? ''
