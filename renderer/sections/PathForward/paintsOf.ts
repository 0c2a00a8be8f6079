import type { ListEntry } from '../../../schema/model/entries.ts'
import type { SectionData } from '../../../schema/model/viewModel.ts'
import { type Light, lights } from '../../theme/lights.ts'

/** The lights of steps without a stage, counted from the last step, which is at noon. */
const others = [lights['mid-morning'], lights.bright, lights['late-morning'], lights.noon]

/**
 * The light of each step: that of its stage, otherwise one that differs from the step before.
 * @param entries the pages to which the steps lead
 * @param here the light of the page with the stair, used for a first step without a stage
 */
export function paintsOf(
  items: SectionData<'pathForward'>['section']['items'],
  entries: readonly ListEntry[],
  here: Light | undefined,
): Light[] {
  const paints: Light[] = []
  items.forEach(({ link }, index) => {
    const name = entries.find(entry => link !== undefined && entry.link === link)?.light
    paints.push(name ? lights[name] : freePaint(paints, (index - items.length) % others.length, here))
  })
  return paints
}

/** Differs from the step before, and from the first: a way does not end where it began. */
function freePaint(paints: readonly Light[], place: number, here: Light | undefined): Light {
  const [first, before] = [paints[0], paints.at(-1)]
  if (!before && here) return here
  const candidates = [others.at(place), lights.bright, lights['late-morning']]
  return candidates.find(light => light && light !== before && light !== first) ?? lights.noon
}
