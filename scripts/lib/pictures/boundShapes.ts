import type { CustomPlugin, XastElement, XastParent } from 'svgo'

/** Shapes of one drawing, each counted as often as it is shown. librsvg stops at 500,000, after many seconds. */
const MOST_SHAPES = 100_000

/** Elements whose `href` repeats the shapes of another one. In others it leads somewhere, or names colours. */
const REPEATING = /^(?:use|pattern|mask|filter|feImage)$/

/** A drawing that shows its own shapes too often to be drawn, or within themselves. */
export class EndlessDrawing extends Error {
  override readonly name = 'EndlessDrawing'
}

/**
 * Counts what a drawing shows, without drawing it: ten lines with ten `<use>` each make 10,000,000,000 shapes of one.
 * @throws EndlessDrawing
 */
export const boundShapes: CustomPlugin = {
  name: 'boundShapes',
  fn: root => {
    const elements = new Map<string, XastElement>()
    const collect = (parent: XastParent) => {
      for (const child of parent.children) {
        if (child.type !== 'element') continue
        const { id } = child.attributes
        // Of two with one id browsers take the first.
        if (id !== undefined && !elements.has(id)) elements.set(id, child)
        collect(child)
      }
    }
    collect(root)

    const counts = new Map<XastElement, number>()
    const open = new Set<XastElement>()
    const countOf = (element: XastElement): number => {
      const known = counts.get(element)
      if (known !== undefined) return known
      if (/Gradient$/.test(element.name)) return 0
      if (open.has(element)) throw new EndlessDrawing('A shape of it contains itself')
      open.add(element)
      const shown = referencesOf(element).flatMap(id => elements.get(id) ?? [])
      const inside = element.children.filter(child => child.type === 'element')
      const count = [...inside, ...shown].reduce((sum, part) => sum + countOf(part), 1)
      open.delete(element)
      counts.set(element, count)
      return count
    }
    const shapes = root.children.reduce(
      (sum, child) => sum + (child.type === 'element' ? countOf(child) : 0),
      0,
    )
    if (shapes > MOST_SHAPES) throw new EndlessDrawing('It shows its shapes too often')
    return {}
  },
}

/** The ids of what is shown with an element: by `href`, as a pattern, mask, clip, marker or filter. */
function referencesOf({ name, attributes }: XastElement): string[] {
  const { href = attributes['xlink:href'] } = attributes
  const target = REPEATING.test(name) && href?.trim().startsWith('#') ? [href.trim().slice(1)] : []
  const urls = Object.values(attributes).flatMap(value =>
    [...value.matchAll(/url\(\s*["']?#([^"')]+)/g)].map(([, id = '']) => id.trim()),
  )
  return [...target, ...urls]
}
