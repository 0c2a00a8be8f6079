import type { Role } from './roles.ts'

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
  { text: 'onDark', grounds: ['wall', 'deep', 'contactBar'], needs: 4.5, where: 'text on dark grounds' },
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
