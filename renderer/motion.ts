type Motion = Pick<typeof import('./layout/fade.ts'), 'fade'> & Pick<typeof import('./ui/slide.ts'), 'slide'>

let motion: Motion | undefined

/** Fetches what moves menus and disclosures, as soon as somebody comes near one. Until it is there they open and close at once. */
export function prepareMotion(): void {
  Promise.all([import('./layout/fade.ts'), import('./ui/slide.ts')]).then(
    ([{ fade }, { slide }]) => {
      motion = { fade, slide }
    },
    // Menus and disclosures work without.
    () => {},
  )
}

/** Lets a sub-menu appear or vanish. @param isAtOnce whether it takes no time */
export const fadeSubMenu = (element: HTMLElement, isOpen: boolean, isAtOnce: boolean): void =>
  void motion?.fade(element, isOpen, isAtOnce)

/** Closes an open `<details>`. */
export function closeDetails(details: HTMLDetailsElement): void {
  if (!details.open) return
  if (motion) motion.slide(details)
  else details.open = false
}

/** Answers clicks on the `<summary>` of any `<details>`, in prerendered HTML and in React alike. */
export function moveDisclosures(): void {
  document.addEventListener('click', event => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : undefined
    const details = summary?.closest('details')
    if (!motion || !details || event.defaultPrevented) return
    event.preventDefault()
    motion.slide(details)
  })
}
