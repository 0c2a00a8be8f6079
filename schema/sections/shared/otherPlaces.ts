/** What an author may look for among the sections and write elsewhere. Messages and the catalogue lead there. */
export interface OtherPlace {
  /** What authors call it, in small letters. */
  words: readonly string[]
  /** Where it is written, as the end of "Write …". */
  place: string
}

export const otherPlaces: readonly OtherPlace[] = [
  {
    words: ['notice', 'site notice', 'alert', 'announcement bar', 'popup'],
    place: '"notice" in _site.json: it stands on every page, from a day until a day',
  },
  {
    words: ['newsletter', 'subscribe', 'mailing list'],
    place: '"newsletter" below "footer" in _site.json: it is at the foot of every page',
  },
  { words: ['menu', 'navigation', 'nav'], place: '"navigation" in _site.json' },
  {
    words: ['footer', 'quick links', 'social', 'social media', 'facebook', 'instagram', 'tiktok'],
    place: '"footer" in _site.json',
  },
  {
    words: ['bold', 'italic', 'bullets', 'bullet points', 'bulleted list', 'subheading', 'markdown', 'link'],
    place:
      'marks in the text itself: **bold**, *italic*, [words](/address), "- " or "1. " before a line, "### "',
  },
]

/** Where something is written that is no section. */
export const otherPlaceFor = (phrase: string): string | undefined =>
  otherPlaces.find(({ words }) =>
    words.includes(
      phrase
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_-]+/g, ' '),
    ),
  )?.place
