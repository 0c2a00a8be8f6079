/** Words of programmers. What is said to an author does without them. */
const forbidden = [
  'array',
  'boolean',
  'discriminator',
  'enum',
  'escape',
  'exception',
  'expected',
  'identifier',
  'integer',
  'invalid',
  'literal',
  'NaN',
  'node',
  'null',
  'object',
  'parse',
  'parser',
  'property',
  'regex',
  'schema',
  'string',
  'syntax',
  'token',
  'undefined',
  'unexpected',
  'union',
  'valid',
  'validation',
  'zod',
]

const jargon = new RegExp(`\\b(?:${forbidden.join('|')})s?\\b`, 'gi')

/** The words of programmers in a text, without what is in quotes: there an author meets his own words again. */
export const jargonIn = (text: string): string[] => text.replace(/"[^"]*"/g, '""').match(jargon) ?? []
