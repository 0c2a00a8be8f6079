import { say, type Wording } from '../../problems/problem.ts'

const SITE = { text: '_site.json', inForms: say.document('_site.json') }

/** What an author may look for among the sections and write elsewhere. Messages and the catalogue lead there. */
export interface OtherPlace {
  /** What authors call it, in small letters. */
  words: readonly string[]
  /** Where it is written, as the end of "Write …". */
  place: Wording
}

export const otherPlaces: readonly OtherPlace[] = [
  {
    words: ['notice', 'site notice', 'alert', 'announcement bar', 'popup'],
    place: say`${say.field('notice')} in ${SITE}: it stands on every page, from a day until a day`,
  },
  {
    words: ['newsletter', 'subscribe', 'mailing list'],
    place: say`${say.field('newsletter')} below ${say.field('footer')} in ${SITE}: it is at the foot of every page`,
  },
  { words: ['menu', 'navigation', 'nav'], place: say`${say.field('navigation')} in ${SITE}` },
  {
    words: ['footer', 'quick links', 'social', 'social media', 'facebook', 'instagram', 'tiktok'],
    place: say`${say.field('footer')} in ${SITE}`,
  },
  {
    words: ['bold', 'italic', 'bullets', 'bullet points', 'bulleted list', 'subheading', 'markdown', 'link'],
    place:
      'marks in the text itself: **bold**, *italic*, [words](/address), "- " or "1. " before a line, "### "',
  },
]

/** Where something is written that is no section. */
export const otherPlaceFor = (phrase: string): Wording | undefined =>
  otherPlaces.find(({ words }) =>
    words.includes(
      phrase
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_-]+/g, ' '),
    ),
  )?.place
