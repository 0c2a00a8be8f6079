import type { LightName } from '../../schema/model/light.ts'
import type { Ground } from '../../schema/model/theme/Theme.ts'
import { useSite } from './site.tsx'

/** The colours of a wall in a light, or of the dark wall of the theme, to compute with. */
export function useGround(light: LightName | undefined): Ground {
  const { look } = useSite()
  return light ? look.lights[light] : look.unlit
}
