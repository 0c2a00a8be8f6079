import { createContext, type ReactNode, useContext } from 'react'
import type { LightName } from '../schema/light.ts'
import { type Light, lights } from './theme/lights.ts'

const LightContext = createContext<Light | undefined>(undefined)

export const LightProvider = ({ name, children }: { name: LightName | undefined; children: ReactNode }) => (
  <LightContext value={name && lights[name]}>{children}</LightContext>
)

/** The light of the page; absent on pages that have none. */
export const useLight = (): Light | undefined => useContext(LightContext)
