import { createContext } from 'react'
import type { LightName } from '../../schema/model/light.ts'

/** The name only. The colours of a light are in the chunk of the sections that show it (`useLight.ts`). */
export const LightContext = createContext<LightName | undefined>(undefined)
