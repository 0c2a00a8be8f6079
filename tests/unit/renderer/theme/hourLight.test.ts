import { expect, test } from 'vitest'
import { hourLight, hourProperties } from '../../../../renderer/theme/hourLight.ts'
import { lightNames } from '../../../../schema/model/light.ts'

const names = (hours: readonly number[]) => hours.map(hour => hourLight(hour).light.name)
const morning = [6, 7, 8, 9, 10, 11, 12]

test('the hours from six to noon have the seven lights, and those to six in the evening have them backwards', () => {
  expect(names(morning)).toEqual(lightNames)
  expect(names(morning.map(hour => 24 - hour))).toEqual(lightNames)
})

test('the sun climbs 15 degrees an hour and sinks on the other side', () => {
  expect([6, 9, 12, 15, 18].map(hour => hourLight(hour).light.angle)).toEqual([0, 45, 90, 135, 180])
})

test('in the hours of the night the wall has the paint of the first light, and the moon behind it', () => {
  for (const hour of [19, 23, 0, 5]) {
    expect(hourLight(hour).light.name).toBe('first-light')
    expect(hourLight(hour).light.sun).not.toBe(hourLight(6).light.sun)
  }
})

test('no two hours of a day have the sun in the same place', () => {
  expect(
    new Set(Array.from({ length: 24 }, (_, hour) => JSON.stringify(hourProperties(hourLight(hour))['--sun'])))
      .size,
  ).toBe(24)
})
