import { expect, test } from 'vitest'
import { originalOf, originalsOfConflict } from '../../../../schema/read/fileNames.ts'

test.each([
  ['stages/ils (1).json', 'stages/ils.json'],
  ['stages/ils(2).json', 'stages/ils.json'],
  ['Copy of ils.json', 'ils.json'],
  ['Copy (2) of ils.json', 'ils.json'],
  ['ils - Copy.json', 'ils.json'],
  ['ils - Copy (3).json', 'ils.json'],
  ['ils copy.json', 'ils.json'],
  ['ils copy 2.json', 'ils.json'],
  ['blog/[id] (1).json', 'blog/[id].json'],
  ['ils.json', undefined],
  ['ils-1.json', undefined],
  ['hard copy/ils.json', undefined],
  ['copy.json', undefined],
  ['(1).json', undefined],
])('%j has the name of a copy of %j', (file, original) => {
  expect(originalOf(file)).toBe(original)
})

test.each([
  ['about-DESKTOP-7Q2K4.json', 'about.json'],
  ['stages/our-day-Amas-MacBook-Pro.json', 'stages/our-day.json'],
  ["about (Ama's conflicted copy 2026-11-26).json", 'about.json'],
  ['about (conflicted copy 2026-11-26 101010).json', 'about.json'],
  ['about.sync-conflict-20261126-101010-ABCDEFG.json', 'about.json'],
  ['about_conflict-20261126-101010.json', 'about.json'],
  ['about (SFConflict ama@example.org 2026-11-26-10-10-10).json', 'about.json'],
])('%j has the name that a program for shared folders gives to another version of %j', (file, original) => {
  expect(originalsOfConflict(file)).toContain(original)
})

test.each(['about.json', 'about-us.json', 'year-7-and-8.json', '-DESKTOP.json', 'DESKTOP/about.json'])(
  '%j has the name of no other version',
  file => {
    expect(originalsOfConflict(file)).toEqual([])
  },
)
