import type { TimelineStage } from '../../../schema/model/entries.ts'
import type { LightName } from '../../../schema/model/light.ts'

/** The light of a stage's band: that of its first route, whose band it shares, or its own. */
export const lightOf = ({ children: [first], light = 'noon' }: TimelineStage): LightName =>
  first ? lightOf(first) : light
