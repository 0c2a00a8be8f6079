import type { Plugin } from 'vite'

const PACKAGE = /\/pure-react-carousel\/dist\/.*\.js$/
const BEFORE = 'Symbol.for("react.element")'
const AFTER = 'Symbol.for("react.transitional.element")'

/**
 * Lets pure-react-carousel recognise React elements, whose `$$typeof` symbol changed in React 19. Unpatched, it deep-copies them
 * as if they were data, in an infinite recursion.
 * @throws when an upgrade of the package no longer needs the patch. Delete this plugin then
 */
export function carouselPatch(): Plugin {
  const transform = {
    filter: { id: PACKAGE },
    handler: (code: string) => patchCarousel(code),
  }
  return {
    name: 'chalkline:carousel-patch',
    transform,
    // The development server pre-bundles dependencies without the plugins of the project.
    config: () => ({
      optimizeDeps: { rolldownOptions: { plugins: [{ name: 'chalkline:carousel-patch', transform }] } },
    }),
  }
}

export function patchCarousel(code: string): string {
  if (!code.includes(BEFORE))
    throw new Error('pure-react-carousel no longer needs scripts/site/bundle/carouselPatch.ts')
  return code.replaceAll(BEFORE, AFTER)
}
