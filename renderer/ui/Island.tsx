import type { ReactNode } from 'react'
import type { SectionScope } from '../contexts/SectionProvider.tsx'
import type { Hydration, IslandName } from '../islands.ts'
import { css } from '../theme/css.ts'

/** What stands as JSON behind the element of an island. */
export interface IslandData {
  /** The `identifierPrefix` with which it was prerendered. */
  prefix?: string
  props: object
  /** Of a section. */
  context?: SectionScope
}

interface IslandProps {
  name: IslandName
  /** Default: `intent`. */
  hydrate?: Hydration
  /** The props of the component, for the browser. */
  props: object
  /**
   * The component itself, if it is prerendered. It must not call `useId` in its first render: in a root of its own it would get
   * other ids.
   */
  children?: ReactNode
}

/** An island within a section that needs no code itself. */
export const Island = ({ name, hydrate = 'intent', props, children }: IslandProps) => (
  <>
    <div className={island} data-island={name} data-hydrate={attributeOf(hydrate)}>
      {children}
    </div>
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptJson({ props } satisfies IslandData) }}
    />
  </>
)

/** What `data-hydrate` says: nothing of the intent of a visitor, which all islands answer. */
export const attributeOf = (hydrate: Hydration): string | undefined =>
  hydrate === 'intent' ? undefined : hydrate

/** JSON for a `<script>`: escapes what would end the element, and line separators that old browsers reject. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const island = css({ display: 'contents' })
