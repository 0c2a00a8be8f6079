import { type Path, type PathProblem, say } from '../../problems/problem.ts'
import { lightNames } from '../light.ts'
import type { SiteTheme } from '../site/theme.ts'
import { contrast } from './contrast.ts'
import { lightnesses } from './oklch.ts'
import { resolveTheme, textOn } from './resolveTheme.ts'
import type { Role } from './roles.ts'

interface Seen {
  colour: string
  /** Where the theme has it. */
  path: Path
}

/** A colour seen on another. */
interface Use {
  text: Seen
  ground: Seen
  needs: number
  where: string
}

/** Colours that are seen on others, and what they are. Text needs more contrast than the shapes of controls. */
interface Pair {
  text: Role
  grounds: readonly Role[]
  /** WCAG AA: 4.5 for text, 3 for controls, signs and large text. */
  needs: 4.5 | 3
  where: string
}

/** Every role that is text, or the shape of a control, with the grounds on which it is used. */
export const pairs: readonly Pair[] = [
  { text: 'ink', grounds: ['page', 'paper', 'tint', 'fixedHeader'], needs: 4.5, where: 'text' },
  { text: 'ink', grounds: ['action'], needs: 4.5, where: 'buttons on dark grounds and the notice' },
  { text: 'soft', grounds: ['page', 'paper', 'tint', 'fixedHeader'], needs: 4.5, where: 'quieter text' },
  {
    text: 'onDark',
    grounds: ['wall', 'deep', 'contactBar'],
    needs: 4.5,
    where: 'text on dark grounds and the quiet notice',
  },
  { text: 'onDark', grounds: ['ink'], needs: 4.5, where: 'buttons on light grounds' },
  { text: 'deep', grounds: ['onDark'], needs: 4.5, where: 'arrows of a gallery under the pointer' },
  { text: 'softOnDark', grounds: ['wall', 'deep'], needs: 4.5, where: 'quieter text on dark grounds' },
  { text: 'action', grounds: ['wall', 'deep'], needs: 4.5, where: 'accents on dark grounds' },
  { text: 'accent', grounds: ['page', 'paper'], needs: 4.5, where: 'numerals and signs' },
  { text: 'accent', grounds: ['tint'], needs: 3, where: 'signs on tinted grounds' },
  { text: 'accentDeep', grounds: ['page', 'paper', 'tint'], needs: 4.5, where: 'accents on tinted grounds' },
  { text: 'error', grounds: ['page', 'paper', 'tint'], needs: 4.5, where: 'what a form says is wrong' },
  {
    text: 'success',
    grounds: ['page', 'paper', 'tint'],
    needs: 3,
    where: 'the mark of a form that was sent',
  },
]

/** Colours of a theme that cannot be told from what they are seen on. Each is named where the site has written one of the two. */
export function themeRules(own: SiteTheme): PathProblem[] {
  const uses = usesOf(own)
  const failing = uses.filter(use => contrastOf(use) < use.needs)
  const blamed = new Map<string, { path: Path; worst: Use }>()
  for (const use of failing) {
    // The text of a wall is chosen to suit it, so the wall is at fault.
    const order = use.ground.path[0] === 'lights' ? [use.ground, use.text] : [use.text, use.ground]
    const path = (order.find(({ path }) => isWritten(own, path)) ?? use.text).path
    const known = blamed.get(String(path))
    if (!known || contrastOf(use) / use.needs < contrastOf(known.worst) / known.worst.needs)
      blamed.set(String(path), { path, worst: use })
  }
  return [...blamed.values()].map(({ path, worst }) => problemOf(path, worst, uses))
}

const contrastOf = ({ text, ground }: Use) => contrast(text.colour, ground.colour)

function usesOf(own: SiteTheme): Use[] {
  const { colours, lights } = resolveTheme(own)
  const seen = (role: Role): Seen => ({ colour: colours[role], path: ['colours', role] })
  const ofRoles = pairs.flatMap(({ text, grounds, needs, where }) =>
    grounds.map(ground => ({ text: seen(text), ground: seen(ground), needs, where })),
  )
  const ofLights = lightNames.flatMap(name => {
    const { wall, quiet } = lights[name]
    const ground = { colour: wall, path: ['lights', name, 'wall'] }
    const text = seen(textOn(wall, colours) === colours.ink ? 'ink' : 'onDark')
    const rest = { ground, needs: 4.5, where: `text in the light "${name}"` }
    return [
      { ...rest, text },
      ...(own.lights?.[name]?.quiet
        ? [
            {
              ...rest,
              text: { colour: quiet, path: ['lights', name, 'quiet'] },
              where: `quieter ${rest.where}`,
            },
          ]
        : []),
    ]
  })
  return [...ofRoles, ...ofLights]
}

const isWritten = (own: SiteTheme, path: Path): boolean =>
  path.reduce<unknown>((value, key) => (value ? Object(value)[key] : undefined), own) !== undefined

function problemOf(path: Path, worst: Use, uses: readonly Use[]): PathProblem {
  const better = nearestPassing(path, uses)
  const isText = String(worst.text.path) === String(path)
  const [one, other] = isText ? [worst.text, worst.ground] : [worst.ground, worst.text]
  const ratio = Math.floor(contrastOf(worst) * 10) / 10
  const keys = other.path.slice(1).map(String)
  // Forms show colours instead of their numbers.
  const name = { text: keys.join(', '), inForms: say.field(keys.at(-1) ?? '') }
  return {
    code: 'low-contrast',
    path,
    message: {
      text: say`${one.colour} ${isText ? 'on' : 'under'} ${other.colour} (${name}) has a contrast of ${ratio}. At least ${worst.needs} is needed for ${worst.where}.`,
      inForms: say`This colour is too much like ${name}, which is seen with it: nobody could read ${worst.where}.`,
    },
    suggestion: better
      ? say`${{ text: `Write "${better}",`, inForms: 'Press “Correct it” for' }} the nearest colour that ${{ text: 'is legible', inForms: 'can be read' }}.`
      : say`Choose another colour here, or another one for ${name}.`,
    fix: better ? { json: JSON.stringify(better) } : undefined,
  }
}

/** How finely lightness is tried: a step that nobody sees. */
const STEP = 0.005

/** The colour of the same hue, as near as possible, with which every use of this part of the theme passes. */
function nearestPassing(path: Path, uses: readonly Use[]): string | undefined {
  const key = String(path)
  const isOwn = ({ path }: Seen) => String(path) === key
  const concerned = uses.filter(({ text, ground }) => isOwn(text) || isOwn(ground))
  const current = concerned.flatMap(({ text, ground }) => [text, ground]).find(isOwn)?.colour
  if (!current) return undefined
  const { own, at } = lightnesses(current)
  const passes = (colour: string) =>
    concerned.every(
      ({ text, ground, needs }) => contrast(colour, (isOwn(text) ? ground : text).colour) >= needs,
    )
  for (let distance = STEP; distance < 1; distance += STEP)
    for (const lightness of [own - distance, own + distance]) {
      const colour = at(lightness)
      if (lightness >= 0 && lightness <= 1 && passes(colour)) return colour
    }
  return undefined
}
