import { color } from '../theme/designTokens.ts'
import { hourLight, hourProperties } from '../theme/hourLight.ts'

/**
 * Shows the light of the hour that it is at the organisation on the section around a slider (`HourDial`), and that of any other
 * hour when a visitor moves the slider.
 */
export function turnDay(dial: HTMLElement): void {
  if (!(dial instanceof HTMLInputElement)) return
  const { hour: names = '', dark = '', timeZone, now = '{hour}' } = dial.dataset
  const namesOfHours = names.split(',')
  const darkHours = dark.split(',').map(Number)
  const section = dial.closest('section') ?? dial
  const name = dial.labels?.[0]?.lastElementChild
  const show = (words = '{hour}') => {
    const hour = dial.valueAsNumber
    const [first = '', ...rest] = namesOfHours[hour]?.trim() ?? ''
    const isAlone = words.startsWith('{hour}')
    // Not by `fillWords`, whose chunk has React.
    const text = words
      .replace('{hour}', `${isAlone ? first : first.toLowerCase()}${rest.join('')}`)
      .replace('{place}', timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '')
    dial.ariaValueText = text
    if (name) name.textContent = text
    const isDark = darkHours.includes(hour)
    const properties = {
      ...hourProperties(hourLight(hour)),
      '--hour-button': isDark ? color.action : color.ink,
      '--hour-on-button': isDark ? color.ink : color.onDark,
    }
    for (const [property, value] of Object.entries(properties)) section.style.setProperty(property, value)
  }
  dial.value = `${hourIn(timeZone)}`
  dial.oninput = () => show()
  show(now)
  section.dataset.turned = ''
}

/** The hour in a time zone, 0 to 23. */
const hourIn = (timeZone = 'UTC'): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()))
