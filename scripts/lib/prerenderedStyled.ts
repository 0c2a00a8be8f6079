import { __unsafe_useEmotionCache as useCache } from '@emotion/react'
import { type CSSInterpolation, serializeStyles } from '@emotion/serialize'
import createStyled from '@emotion/styled/base'
import { type EmotionCache, getRegisteredStyles, insertStyles } from '@emotion/utils'
import { createElement, type ElementType, Fragment, type FunctionComponent, type ReactNode } from 'react'
import { forwarded, type Styling } from '../../renderer/prerender/styling.ts'

// Stands in for emotion's `styled` in commands (scripts/run.mjs), with the same HTML. Emotion turns the styles of an element
// into text and a class name each time that it is rendered, which took half of the time of a page; here each component
// remembers its class names. Its styles may depend on those of its properties only that become no attributes, and those are
// plain data.

type Props = Record<string, unknown> & { className?: string; children?: ReactNode }

/** What emotion notes on a component that it has made. */
interface Notes {
  __emotion_real: unknown
  __emotion_base: ElementType
  __emotion_styles: CSSInterpolation[]
  __emotion_forwardProp?: (name: string) => boolean
}

const styled =
  (tag: unknown, options?: object) =>
  (...styles: unknown[]) => {
    const notes = notesOf(tag, options, styles)
    const { __emotion_base: Tag, __emotion_forwardProp: isForwarded = isNoTheme } = notes
    const classNames = new WeakMap<EmotionCache, Map<string, string>>()
    const knownIn = (cache: EmotionCache): Map<string, string> => {
      const known = classNames.get(cache) ?? new Map<string, string>()
      classNames.set(cache, known)
      return known
    }
    const classNameOf = (props: Props): string => {
      const cache = useCache()
      if (!cache) throw new Error('Styled elements need a CacheProvider above them')
      let key = props.className ?? ''
      for (const name in props) if (!isForwarded(name)) key += `\0${name}\0${JSON.stringify(props[name])}`
      const known = knownIn(cache)
      const className = known.get(key) ?? insert(cache, notes, props)
      known.set(key, className)
      return className
    }

    const prerendered = { tag: Tag, classNameOf, isForwarded } as Styling // tags are all that is styled here
    // Emotion has an element in the first place that inserts styles; ids that React makes count places.
    const Styled: FunctionComponent<Props> = props =>
      createElement(
        Fragment,
        null,
        null,
        createElement(Tag, forwarded(props, prerendered, classNameOf(props))),
      )
    return Object.assign(Styled, notes, { __emotion_real: Styled, prerendered })
  }

const isNoTheme = (name: string): boolean => name !== 'theme'

/** Styles and tag of a component; those of a component that extends another are put together by emotion. */
const notesOf = (tag: unknown, options: object | undefined, styles: unknown[]): Notes =>
  // The types of emotion know neither its notes nor that any tag will do.
  (createStyled as unknown as (tag: unknown, options?: object) => (...styles: unknown[]) => Notes)(
    tag,
    options,
  )(...styles)

function insert(cache: EmotionCache, { __emotion_base: Tag, __emotion_styles }: Notes, props: Props): string {
  const styles = [...__emotion_styles]
  const foreign = props.className
    ? // It gives the styles of emotion's own names as texts.
      getRegisteredStyles(cache.registered, styles as string[], props.className)
    : ''
  const serialized = serializeStyles(styles, cache.registered, props)
  insertStyles(cache, serialized, typeof Tag === 'string')
  return `${foreign}${cache.key}-${serialized.name}`
}

/** `styled(tag)` and `styled.tag`. */
export default new Proxy(styled, {
  get: (target, tag) => target(tag),
})
