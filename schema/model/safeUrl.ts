/** From 0 to 65535, if there is one. */
const PORT = '(?::(?:[1-5]?[0-9]{1,4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?'

/**
 * Allowlist of URLs in content: pages and files of this site, anchors, https, mailto and tel. They are regular expressions
 * so that the JSON Schema has the same rules.
 *
 * Only characters that no browser strips, skips or reads as a separator: no controls, spaces, quotes or backslashes, and no
 * credentials before an @. No part of a host mixes scripts, none is punycode, and letters that look like Latin ones have a last
 * part of their script: else a host can imitate any other. Browsers read each letter below as it is.
 */
const NO_PUNYCODE = '(?!.*[xX][nN]--)'
const hostOf = (least: '*' | '+', letters = '') =>
  `(?:[A-Za-z0-9${letters}-]+\\.)${least}[A-Za-z][A-Za-z0-9-]*`
const LATIN =
  '\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u012f\\u0134-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u017e\\u0218-\\u021b\\u0254\\u025b\\u1ea0-\\u1ef9'
const GREEK_OR_CYRILLIC = '(?:[\\u03ac-\\u03ce]+|[\\u0430-\\u045f]+)'
/** Hebrew, Arabic, Japanese or Chinese, Korean. */
const UNLIKE_LATIN =
  '(?:[\\u05d0-\\u05ea]+|[\\u0620-\\u063f\\u0641-\\u064a]+|[\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fff]+|[\\uac00-\\ud7a3]+)'
/** The host of another site has a dot. A name without one is a computer of the local network. */
const HOST = `${NO_PUNYCODE}(?:${hostOf('+', LATIN)}|(?:www\\.)?(?:(?:${UNLIKE_LATIN}\\.)+(?:${UNLIKE_LATIN}|[a-z]{2,})|(?:${GREEK_OR_CYRILLIC}\\.)+${GREEK_OR_CYRILLIC}))${PORT}`
const CHARS = "-A-Za-z0-9_.~!$&'()*+,;=:@/%"
/** File names may have the letters of European languages. */
const LETTERS = '\\u00c0-\\u024f\\u1e00-\\u1eff'
/** Keeps a path within the site: no `//`, no `..`, and no encoded separator or control that a server might decode. */
const STAYS =
  '(?!//)(?!.*(?:/|%2[fF])(?:\\.|%2[eE]){1,2}(?:[/?#%]|$))(?!.*%(?:2[fF]|5[cC]|[01]|7[fF]|25|(?![0-9A-Fa-f]{2})))'
const MAILBOX = `[A-Za-z0-9_.'+-]+@(?:[A-Za-z0-9${LATIN}-]+\\.)+[A-Za-z]{2,}`
const WORDS = "[A-Za-z0-9_.~!$'()*+,;:@/%-]*"

const path = `${STAYS}/[${CHARS}${LETTERS}]*`
const place = '#[A-Za-z0-9_-]*'
/** A page of a PDF document (RFC 8118). */
const sheet = '\\.pdf#page=[0-9]+'
const rest = `(?:/[${CHARS}]*)?(?:\\?[${CHARS}?]*)?(?:#[${CHARS}?]*)?`

const whole = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`)

/** The address of a page of this site. */
export const pageUrl = whole(path)

/** A path that a build can write a file for: without %, which servers decode, and without a hidden name such as `.a`. */
export const aliasUrl = whole(`(?!.*(?:%|/\\.))${path}`)

/** The address of another site's page. */
export const webUrl = whole(`https://${HOST}${rest}`)

/** Protocol, host and port of this site. Nobody imitates a name by their own, so it may be punycode: `xn--schule-kln-kcb.de`. */
export const originUrl = whole(`https?://${hostOf('*')}${PORT}`)

/** Anything that a link may lead to. */
export const safeUrl = whole(
  `${path}(?:\\?[${CHARS}?]*)?(?:${place})?`,
  path + sheet,
  place,
  `https://${HOST}${rest}`,
  // No cc or bcc: a link must not add recipients to the visitor's mail.
  `mailto:${MAILBOX}(?:\\?(?:subject|body)=${WORDS}(?:&(?:subject|body)=${WORDS})*)?`,
  'tel:\\+?[0-9][0-9()-]*',
)
