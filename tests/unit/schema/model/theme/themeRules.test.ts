import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { roles } from '../../../../../schema/model/theme/roles.ts'
import { pairs } from '../../../../../schema/model/theme/themeRules.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'

const code = readdirSync(join(projectRoot, 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => readFileSync(join(projectRoot, 'renderer', name), 'utf8'))
  .join('\n')

/** The roles that styles use for a property. */
const usedAs = (property: string) =>
  [...code.matchAll(new RegExp(`\\b${property}: (?:\`[^\`]*\\$\\{)?color\\.(\\w+)`, 'g'))]
    .map(([, role = '']) => role)
    .filter(role => role in roles)

test('every role that is the colour of text has its contrast checked', () => {
  const texts = usedAs('color')
  expect(texts.length).toBeGreaterThan(50)
  const unchecked = texts.filter(role => !pairs.some(({ text }) => text === role))
  // WCAG asks nothing of controls that cannot be used.
  expect(unchecked.filter(role => role !== 'lineStrong')).toEqual([])
})

/** Colours of bullets and of unlit openings, on which nothing is written. */
const bare = ['accent', 'lineOnDark']

test('every role that is a ground has the contrast of its text checked', () => {
  const grounds = usedAs('background')
  expect(grounds.length).toBeGreaterThan(15)
  const known = pairs.flatMap(({ grounds }) => grounds)
  expect(grounds.filter(role => !known.some(ground => ground === role) && !bare.includes(role))).toEqual([])
})
