import type { ComponentProps } from 'react'
import type { SectionType } from '../../schema/section.ts'
import type { SectionScope } from '../contexts/SectionProvider.tsx'
import type { Hydration, IslandName } from '../islands.ts'
import { css } from '../theme/css.ts'

/** The JSON behind the element of an island. */
export interface IslandData {
  /** The `identifierPrefix` with which it was prerendered. */
  prefix?: string
  props: object
  /** Of a section. */
  context?: SectionScope
}

interface IslandProps extends ComponentProps<'div'> {
  name: IslandName | SectionType
  /** Default: `intent`. */
  hydrate?: Hydration
  data: IslandData
}

/**
 * An island, with its data behind it for the browser. Its children must not call `useId` in their first render: in a root of its
 * own they would get other ids. One that is prerendered with a `prefix` is HTML.
 */
export const Island = ({ name, hydrate = 'intent', data, ...rest }: IslandProps) => (
  <>
    {/* Nothing is said of the intent of a visitor, which all islands answer. */}
    <div {...rest} data-island={name} data-hydrate={hydrate === 'intent' ? undefined : hydrate} />
    <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  </>
)

/** JSON for a `<script>`: escapes what would end the element, and line separators that old browsers reject. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The class of an island within a section. */
export const inSection = css({ display: 'contents' })
