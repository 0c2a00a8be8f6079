import { createContext, type ReactNode } from 'react'
import type { LightName } from '../schema/light.ts'

/** The name alone: what a light looks like is for the sections that show it, and no part of what every page loads. */
export const LightContext = createContext<LightName | undefined>(undefined)

export const LightProvider = ({ name, children }: { name: LightName | undefined; children: ReactNode }) => (
  <LightContext value={name}>{children}</LightContext>
)
