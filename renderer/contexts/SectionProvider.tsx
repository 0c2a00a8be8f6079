import type { ReactNode } from 'react'
import type { LightName } from '../../schema/model/light.ts'
import type { ResolvedAssets } from '../../schema/model/viewModel.ts'
import { AssetsContext } from './AssetsContext.ts'
import { HeadingLevelContext } from './heading.tsx'
import { LightContext } from './light.ts'

/** What the component of a section takes from above it. */
export interface SectionScope {
  refs: ResolvedAssets
  headingLevel: 1 | 2
  light?: LightName | undefined
}

/** Provides a section with what it refers to and with its place on the page. */
export const SectionProvider = ({
  context: { refs, headingLevel, light },
  children,
}: {
  context: SectionScope
  children: ReactNode
}) => (
  <LightContext value={light}>
    <AssetsContext value={refs}>
      <HeadingLevelContext value={headingLevel}>{children}</HeadingLevelContext>
    </AssetsContext>
  </LightContext>
)
