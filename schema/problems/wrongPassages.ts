import type { TextExample } from './explanation.ts'

// Passages of the small site in which several kinds of problems have their examples.

export const wrongTitle = passage('stages/ils.json', '"title": "Fees",')
export const wrongContent = passage('stages/ils.json', '"content": "Ask the office: {phone}."')
export const wrongOrder = passage('stages/ils.json', '"order": 1')
export const wrongIcon = passage('stages/ils.json', '"icon": "compass"')
export const wrongAlt = passage('index.json', '"alt": "Boats before the school"')
export const wrongPicture = passage('index.json', '"src": "/images/harbour.svg"')
export const wrongBackground = passage('index.json', '"backgroundImage": "/images/harbour.svg",')
export const wrongLink = passage('index.json', '"/stages/ils#fees"')
export const wrongNetwork = passage('_site.json', '"https://www.facebook.com/harbourview"')
export const wrongPhone = passage('_site.json', '"phone": "+233 30 123 4567"')
export const wrongDay = passage('calendar.json', '"date": "2026-10-24"')
export const wrongCount = passage('stages/index.json', '"count": 3')
export const wrongRelated = passage('_posts/1.json', '"relatedPosts": [2]')

/** Makes examples of one passage of the small site, each with a mistake of its own in that passage. */
function passage(file: string, right: string) {
  return (wrong: string): TextExample => ({ file, wrong, right })
}
