import { z } from 'zod'
import { drawingOf, findIcons } from '../targets/findIcons.ts'
import { call, nothing } from './call.ts'

const words = z.string().max(200)

/** What fields can choose from. */
export const targetCalls = {
  /** Everything of the site that a link can lead to. */
  targets: call(nothing, async studio => ({ targets: await studio.targets() })),
  /** Icons by what they mean. */
  icons: call(z.strictObject({ words }), async (_, input) => ({ icons: findIcons(input.words) })),
  /** The drawing of an icon. */
  icon: call(z.strictObject({ name: words }), async (_, { name }) => ({ shape: drawingOf(name) })),
}
