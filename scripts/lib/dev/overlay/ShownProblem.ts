/** Events between the dev server and the overlay in a browser. */
export const MISTAKES = 'chalkline:mistakes'
export const ASK_FOR_MISTAKES = 'chalkline:ask-for-mistakes'

/** A mistake as the overlay shows it. */
export interface ShownProblem {
  file: string
  line: number
  /** What is wrong. */
  message: string
  /** What to write instead. */
  suggestion: string
  /** What the field is for. */
  help?: string | undefined
  /** The lines around it, with a marker. Absent for what is no text, such as a picture. */
  excerpt: string | undefined
}

/** What the server sends with `MISTAKES`. Without mistakes the overlay disappears. */
export interface MistakesMessage {
  mistakes: ShownProblem[]
}
