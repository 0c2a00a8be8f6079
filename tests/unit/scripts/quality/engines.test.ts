import { expect, test } from 'vitest'
import { chooseEngines, missing } from '../../../../scripts/quality/engines/drivers.ts'

const names = (asked?: string) => chooseEngines(asked).map(({ name }) => name)

test('npm run engines takes every engine, or the one that --engine names, and says which there are', () => {
  expect(names()).toEqual(['firefox', 'webkit'])
  expect(names('webkit')).toEqual(['webkit'])
  expect(() => names('safari')).toThrow('There is no engine "safari". Write firefox or webkit.')
})

test('an engine that is not installed is named with what to install', () => {
  expect(chooseEngines(undefined).map(missing)).toEqual([
    'firefox: not installed, so not checked. On Debian and Ubuntu: apt-get install firefox-esr',
    'webkit: not installed, so not checked. On Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb',
  ])
})
