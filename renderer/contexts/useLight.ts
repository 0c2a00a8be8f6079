import { useContext } from 'react'
import { type Light, lights } from '../theme/lights.ts'
import { LightContext } from './light.ts'

/** The light of the page; undefined on pages without one. */
export function useLight(): Light | undefined {
  const name = useContext(LightContext)
  return name && lights[name]
}
