/**
 * Every address that content may name goes through these patterns, and nothing else becomes an address: pages and files
 * of this site, places on a page, https, mailto and tel. They are patterns, so that the JSON Schema says the same.
 *
 * Only plain characters, so that nothing is cut off, skipped or read as a separator by a browser: no controls, spaces,
 * quotes, backslashes, no credentials before an @. A host is spelt in ASCII letters; punycode can look like any other name.
 */
const hostOf = (least: '*' | '+') =>
  `(?!.*[xX][nN]--)(?:[A-Za-z0-9-]+\\.)${least}[A-Za-z][A-Za-z0-9-]*(?::[0-9]{1,4})?`
/** Another site has a dot in its name; what has none is a computer next door, or the name of a firm. */
const HOST = hostOf('+')
const CHARS = "-A-Za-z0-9_.~!$&'()*+,;=:@/%"
/** Names of files may have the letters of European languages. */
const LETTERS = '\\u00c0-\\u024f\\u1e00-\\u1eff'
/** No second slash, no step upwards, no separator or control that a server might decode. */
const STAYS =
  '(?!//)(?!.*(?:/|%2[fF])(?:\\.|%2[eE]){1,2}(?:[/?#%]|$))(?!.*%(?:2[fF]|5[cC]|[01]|7[fF]|25|(?![0-9A-Fa-f]{2})))'
const MAILBOX = '[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}'
const WORDS = "[A-Za-z0-9_.~!$'()*+,;:@/%-]*"

const path = `${STAYS}/[${CHARS}${LETTERS}]*`
const place = '#[A-Za-z0-9_-]*'
/** A page of a PDF document, as viewers know it (RFC 8118). */
const sheet = '\\.pdf#page=[0-9]+'
const rest = `(?:/[${CHARS}]*)?(?:\\?[${CHARS}?]*)?(?:#[${CHARS}?]*)?`

const whole = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`)

/** The address of a page of this site. */
export const pageUrl = whole(path)

/** One that a build can write a file for: in the letters that servers read it in, and none that they take for hidden. */
export const aliasUrl = whole(`(?!.*(?:%|/\\.))${path}`)

/** The address of another site's page. */
export const webUrl = whole(`https://${HOST}${rest}`)

/** Protocol, host and port alone. */
export const originUrl = whole(`https?://${hostOf('*')}`)

/** Anything that a link may lead to. */
export const safeUrl = whole(
  `${path}(?:\\?[${CHARS}?]*)?(?:${place})?`,
  path + sheet,
  place,
  `https://${HOST}${rest}`,
  // Copies to others are nobody's business but the visitor's.
  `mailto:${MAILBOX}(?:\\?(?:subject|body)=${WORDS}(?:&(?:subject|body)=${WORDS})*)?`,
  'tel:\\+?[0-9][0-9()-]*',
)
