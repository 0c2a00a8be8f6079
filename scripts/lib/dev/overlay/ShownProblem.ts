/** Events between the dev server and the overlay in a browser. */
export const PROBLEMS = 'chalkline:problems'
export const ASK_FOR_PROBLEMS = 'chalkline:ask-for-problems'

/** A problem as the overlay shows it. */
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

/** What the server sends with `PROBLEMS`. Without problems the overlay disappears. */
export interface ProblemsMessage {
  problems: ShownProblem[]
}
