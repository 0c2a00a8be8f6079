import { useContext } from 'react'
import { LightContext } from './light.tsx'
import { type Light, lights } from './theme/lights.ts'

/** The light of the page; absent on pages that have none. */
export function useLight(): Light | undefined {
  const name = useContext(LightContext)
  return name && lights[name]
}
