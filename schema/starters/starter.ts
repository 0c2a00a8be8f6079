import type { Section } from '../section.ts'

/** What a starter fills into a new document. */
export interface StarterOptions {
  /** The name of the page or post, as a person writes it. */
  name: string
  /** Today, `YYYY-MM-DD`. */
  today: string
  /** The next position in the list of pages, or the next number of a post. */
  number: number
  /** The number of the newest post, if there is one. */
  newestPost: number | undefined
  /** The route if the site has such a page, else the home page. */
  link(route: string): string
  /** The path if the site has such a picture, else one that exists. */
  picture(path: string): string
}

/** The questions of a page. @param answers what to write in each answer, by the question */
export const questions = (name: string, answers: Readonly<Record<string, string>>): Section<'faq'> => ({
  type: 'faq',
  title: `${name}: questions and answers`,
  items: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
})

/** The close of a page. */
export const invitation = (
  buttonText: string,
  { link, picture }: StarterOptions,
): Section<'callToAction'> => ({
  type: 'callToAction',
  title: 'Come and see for yourself',
  description: 'Say when visitors are welcome, what they will be shown, and how to arrange it.',
  buttonText,
  buttonLink: link('/admissions/apply'),
  image: picture('/images/closing/general.svg'),
})
