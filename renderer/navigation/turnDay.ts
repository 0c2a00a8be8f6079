import { hourLight, hourProperties } from '../theme/hourLight.ts'
import { color } from '../theme/tokens.ts'
import { fetchSite } from './pageData.ts'

/**
 * Shows the light of the hour that it is at the organisation on the section around a slider (`HourDial`), and that of any other
 * hour when a visitor moves the slider. @throws when the data of the site cannot be fetched
 */
export async function turnDay(dial: HTMLInputElement): Promise<void> {
  const { timeZone, words, look } = await fetchSite()
  const names = words.hoursOfDay.split(',')
  const section = dial.closest('section') ?? dial
  const name = dial.labels?.[0]?.lastElementChild
  const show = () => {
    const text = names[dial.valueAsNumber]?.trim() ?? ''
    dial.ariaValueText = text
    if (name) name.textContent = text
    const hour = hourLight(dial.valueAsNumber)
    const { isDark } = hour.light.name ? look.lights[hour.light.name] : look.unlit
    const properties = {
      ...hourProperties(hour),
      '--hour-button': isDark ? color.action : color.ink,
      '--hour-on-button': isDark ? color.ink : color.onDark,
    }
    for (const [property, value] of Object.entries(properties)) section.style.setProperty(property, value)
  }
  dial.value = `${hourIn(timeZone)}`
  dial.oninput = show
  show()
  section.dataset.turned = ''
}

/** The hour in a time zone, 0 to 23. */
const hourIn = (timeZone = 'UTC'): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()))
