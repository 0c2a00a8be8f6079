/** Empty until `loadAnimations` has run: disclosures then open and close at once, or as CSS animates them. */
const animations: Partial<typeof import('./animateDetails.ts')> = {}

/** Loads the code that animates disclosures. Call it as soon as a visitor may need it. */
export function loadAnimations(): void {
  import('./animateDetails.ts').then(
    module => Object.assign(animations, module),
    // Disclosures work without it.
    () => {},
  )
}

/** Closes an open `<details>`. */
export function closeDetails(details: HTMLDetailsElement): void {
  if (!details.open) return
  if (animations.animateDetails) animations.animateDetails(details)
  else details.open = false
}

/** Animates every `<details>` whose `<summary>` is clicked, in prerendered HTML and in React alike. */
export function animateDisclosures(): void {
  document.addEventListener('click', event => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : undefined
    const details = summary?.closest('details')
    if (!animations.animateDetails || !details || event.defaultPrevented) return
    event.preventDefault()
    animations.animateDetails(details)
  })
}

/** Loads the animations once a disclosure of the page comes near the screen. @returns what watches for that */
export function watchDisclosures(): IntersectionObserver {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      loadAnimations()
    },
    { rootMargin: '200px' },
  )
  for (const details of document.querySelectorAll('main details')) observer.observe(details)
  return observer
}
