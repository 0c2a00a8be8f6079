import { z } from 'zod'
import { calendarDay } from '../../calendarDay.ts'
import { UsageError } from '../../usageError.ts'
import { describeBody } from '../publish/describeMessage.ts'
import { preparePublication } from '../publish/preparePublication.ts'
import { publishSite } from '../publish/publishSite.ts'
import { zipSite } from '../publish/zipSite.ts'
import { call, nothing } from './call.ts'

const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\n\r<>\0]*$/)

const publication = z.strictObject({
  message: z.string().trim().min(1).max(2000),
  author: z.strictObject({ name: line, email: line }).optional(),
})

/** Publishing what was saved. */
export const publishCalls = {
  /** What changes for visitors, and what stands in the way. */
  preparePublication: call(nothing, studio => preparePublication(studio)),
  /** Sends what was saved to the place that publishes it. */
  publish: call(publication, async (studio, { message, author }) => {
    const { obstacles, changes } = await preparePublication(studio)
    const [obstacle] = obstacles
    if (obstacle) throw new UsageError(`${obstacle.title}: ${obstacle.words}`)
    const body = describeBody(changes)
    return publishSite(studio.folders, {
      message: body ? `${message}\n\n${body}` : message,
      author,
      today: calendarDay(),
    })
  }),
  /** The site as a ZIP file, to be put on any host. */
  downloadSite: call(nothing, studio => zipSite(studio.folders, `${studio.cache}/site`)),
}
