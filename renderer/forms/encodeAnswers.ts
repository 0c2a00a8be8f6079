import type { Answers } from './answers.ts'

/**
 * Answers as a form service takes them: `form` as a browser's own form would send them, or one JSON object.
 * The subject goes with them, under that name.
 */
export function encodeAnswers(
  answers: Answers,
  subject: string,
  encoding: 'form' | 'json',
): Pick<RequestInit, 'body' | 'headers'> {
  const message = { subject, ...answers }
  const headers = { Accept: 'application/json' }
  if (encoding === 'form') return { body: new URLSearchParams(message), headers }
  return { body: JSON.stringify(message), headers: { ...headers, 'Content-Type': 'application/json' } }
}
