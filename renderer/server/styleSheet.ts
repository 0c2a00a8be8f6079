import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify } from 'stylis'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { directionOf } from '../contexts/direction.ts'
// Browsers alone render it.
import '../search/SearchBox.tsx'
import { definitions } from '../theme/css.ts'
import { headingFace } from '../theme/fontFaces.ts'
import { globalStyle } from '../theme/globalStyle.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { shadowProperties } from '../ui/picture/LitPicture.tsx'

/** The stylesheet that all pages link: the rules of every class of what is loaded, and the shadows of pictures. */
export const styleSheet = (site: SiteData): string =>
  shadowProperties(site.look) + [...compiledRules().values()].join('')

/**
 * The styles in a document: the theme, the rules of all elements, and those of the classes that it begins with. They let it be
 * painted before the stylesheet has come, which has the same rules in the same order.
 * @returns finds them for the HTML that is to be painted; the same string for the same classes
 */
export function criticalStyles(site: SiteData): (html: string) => string {
  const direction = directionOf(site.locale) === 'rtl' ? JOINED : ''
  globalRules ??= toCss(serializeStyles([globalStyle]).styles)
  const ofAll = (headingFace(site)?.rule ?? '') + themeStyle(site) + direction + globalRules
  const cache = new Map<string, string>()
  return html => {
    const key = [...new Set(html.match(/ class="[^"]*"/g))].join('')
    const names = new Set(key.match(/[\w-]+/g))
    const css = cache.get(key) ?? ofAll + rulesOf(names)
    cache.set(key, css)
    return css
  }
}

/** Letters of Arabic are joined, so they are not set closer. */
const JOINED = '[dir=rtl] *{letter-spacing:0!important}'

/** The same for every site. The dev server makes a renderer for each version of a page. */
let globalRules: string | undefined

function rulesOf(classes: ReadonlySet<string>): string {
  const rules = [...compiledRules()]
  const css = rules.map(([selector, rule]) => (classes.has(selector.slice(1)) ? rule : '')).join('')
  const frames = rules.filter(([selector]) => selector.startsWith('@') && css.includes(selector.slice(11)))
  return frames.map(([, rule]) => rule).join('') + css
}

let compiled: { from: number; rules: ReadonlyMap<string, string> } | undefined

/** Selector → its rules. In development, a module that was edited defines its styles again. */
function compiledRules(): ReadonlyMap<string, string> {
  if (compiled?.from === definitions.length) return compiled.rules
  const styles = new Map(definitions.flatMap(rulesOf => rulesOf()))
  const rules = new Map([...styles].map(([selector, text]) => [selector, toCss(`${selector}{${text}}`)]))
  compiled = { from: definitions.length, rules }
  return rules
}

// There is no prefixer. The few vendor prefixes that browsers still need are written out.
const toCss = (source: string): string => serialize(compile(source), stringify)
