import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultWords } from '../../schema/model/site/words.ts'

/**
 * @param pages the documents of a site in another language, which translates every word of the interface
 * @returns tells whether a text is a word of the interface in English
 */
export async function englishOf(pages: string): Promise<(text: string) => boolean> {
  const { words } = JSON.parse(await readFile(join(pages, '_site.json'), 'utf8'))
  const untranslated = Object.keys(defaultWords).filter(key => !(key in words))
  if (untranslated.length > 0) throw new Error(`Not translated: ${untranslated.join(', ')}`)
  const english = Object.entries(defaultWords).flatMap(([key, text]) =>
    // Some are made of placeholders and signs alone.
    words[key] === text || !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))
      ? []
      : new RegExp(`^\\W*${escaped(text).replaceAll(/\\\{\w+\\\}/g, '.*')}\\W*$`),
  )
  if (english.length < 100) throw new Error('Too few words differ from the English ones.')
  return text => english.some(pattern => pattern.test(text))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
