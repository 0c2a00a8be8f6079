import { slugOf } from '../../schema/model/slug.ts'
import { ADDRESS_CHANGE } from './linkClicks.ts'

/**
 * Makes the choices of a form for which the address has an answer: `/apply?stage=ils#enquiry` chooses "ILS" where the visitor is
 * asked for the `stage`. So a link leads to a form that knows what it is about. What a visitor has chosen stays. Texts are not
 * taken from addresses: others may have written them.
 * @returns ends it
 */
export function chooseByAddress(form: HTMLElement): () => void {
  /** Name of a field → the answer that an address gave last. */
  const given: Record<string, string> = {}
  const choose = () => {
    for (const [name, asked] of new URLSearchParams(window.location.search)) {
      const controls = [...form.querySelectorAll<Choice>(CHOICES)].filter(one => one.name === name)
      const answer = controls
        .flatMap(optionsOf)
        .find(option => option !== '' && slugOf(option) === slugOf(asked))
      if (answer === undefined || !['', given[name]].includes(chosenOf(controls))) continue
      for (const control of controls) {
        if (control instanceof HTMLSelectElement) control.value = answer
        else control.checked = control.value === answer
      }
      given[name] = answer
    }
  }
  choose()
  // Links within the page change its address, too.
  window.addEventListener(ADDRESS_CHANGE, choose)
  return () => window.removeEventListener(ADDRESS_CHANGE, choose)
}

type Choice = HTMLSelectElement | HTMLInputElement

const CHOICES = 'select, [type="radio"]'

const optionsOf = (control: Choice): string[] =>
  control instanceof HTMLSelectElement ? Array.from(control.options, ({ value }) => value) : [control.value]

/** What is chosen now, in a list or among radio buttons. */
const chosenOf = (controls: readonly Choice[]): string =>
  controls.find(control => control instanceof HTMLSelectElement || control.checked)?.value ?? ''
