import type { ListEntry } from '../../../schema/data.ts'
import type { Section } from '../../../schema/section.ts'
import { type Light, lights } from '../../theme/lights.ts'

/** What steps are painted in that lead to no stage, so that the last of a stair stands at noon. */
const others = [lights['mid-morning'], lights.bright, lights['late-morning'], lights.noon]

/**
 * The paint of each step: that of the stage to which it leads, and two neighbours never in the same.
 * @param entries the pages to which the steps lead
 * @param here the light of the page on which the stair stands: that of a first step which leads nowhere else
 */
export function paintsOf(
  items: Section<'pathForward'>['items'],
  entries: readonly ListEntry[],
  here: Light | undefined,
): Light[] {
  const paints: Light[] = []
  items.forEach(({ link }, index) => {
    const name = entries.find(entry => link !== undefined && entry.link === link)?.light
    paints.push(name ? lights[name] : freePaint(paints.at(-1), (index - items.length) % others.length, here))
  })
  return paints
}

function freePaint(before: Light | undefined, place: number, here: Light | undefined): Light {
  if (!before && here) return here
  const candidates = [others.at(place), lights.bright, lights['late-morning']]
  return candidates.find(light => light && light !== before) ?? lights.noon
}
