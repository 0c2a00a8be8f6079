import type { Plugin } from 'vite'

const PACKAGE = /\/pure-react-carousel\/dist\/.*\.js$/
const BEFORE = 'Symbol.for("react.element")'
const AFTER = 'Symbol.for("react.transitional.element")'

/**
 * Lets pure-react-carousel recognise React's elements, which are marked by another symbol since React 19. Unpatched it
 * copies them deeply, as if they were data, without end.
 * @throws when the package has nothing to patch any more: then this plugin may go
 */
export function carouselPatch(): Plugin {
  const transform = {
    filter: { id: PACKAGE },
    handler: (code: string) => patchCarousel(code),
  }
  return {
    name: 'chalkline:carousel-patch',
    transform,
    // The development server bundles dependencies by itself, before it asks its plugins.
    config: () => ({
      optimizeDeps: { rolldownOptions: { plugins: [{ name: 'chalkline:carousel-patch', transform }] } },
    }),
  }
}

export function patchCarousel(code: string): string {
  if (!code.includes(BEFORE))
    throw new Error('pure-react-carousel no longer needs scripts/lib/carouselPatch.ts')
  return code.replaceAll(BEFORE, AFTER)
}
