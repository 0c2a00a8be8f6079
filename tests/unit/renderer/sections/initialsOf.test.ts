import { expect, test } from 'vitest'
import { initialsOf } from '../../../../renderer/sections/People.tsx'

test.each([
  ['Ama Mensah', 'AM'],
  ['Dr Ɛsi Quartey', 'ƐQ'],
  ['Prof. Nana Akosua Sarpong-Darko', 'NS'],
  ['Ama', 'A'],
  ['Head of Pre-School', 'HP'],
  ['School nurse', 'SN'],
  ['Fees and accounts', 'FA'],
  ['Drama/Music', 'DM'],
  ['Mr', 'M'],
  ['of', 'O'],
  ['𝒜lpha Omega', '𝒜O'],
  ['42', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
