import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coreWords } from '../../schema/model/site/coreWords.ts'
import { defaultWords } from '../../schema/model/site/words.ts'
import { sectionDefinitions } from '../../schema/section.ts'
import { listFiles } from '../../scripts/lib/listFiles.ts'

/**
 * @param pages the documents of a site in another language, which translates every word of the interface that it uses: types of
 * an organisation's own, too, have words
 * @returns tells whether a text is a word of the interface in English
 */
export async function englishOf(pages: string): Promise<(text: string) => boolean> {
  const { words } = JSON.parse(await readFile(join(pages, '_site.json'), 'utf8'))
  const texts = await Promise.all((await listFiles(pages)).map(file => readFile(join(pages, file), 'utf8')))
  const used = sectionDefinitions.filter(({ type }) => texts.some(text => text.includes(`"type": "${type}"`)))
  const keys = Object.keys(Object.assign({}, coreWords, ...used.map(type => 'words' in type && type.words)))
  const untranslated = keys.filter(key => !(key in words))
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
