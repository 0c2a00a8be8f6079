import type { MouseEvent } from 'react'

type Motion = Pick<typeof import('./fade.ts'), 'fade'> & Pick<typeof import('../ui/slide.ts'), 'slide'>

let motion: Motion | undefined

/** Fetches what moves the menus, as soon as somebody comes near one. Until it is there they open and close at once. */
export function prepareMotion(): void {
  Promise.all([import('./fade.ts'), import('../ui/slide.ts')]).then(
    ([{ fade }, { slide }]) => {
      motion = { fade, slide }
    },
    // The menus work without.
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

/** For a click on a `<summary>`. */
export function slideDetails(event: MouseEvent): void {
  const details = event.currentTarget.closest('details')
  if (!motion || !details) return
  event.preventDefault()
  motion.slide(details)
}
