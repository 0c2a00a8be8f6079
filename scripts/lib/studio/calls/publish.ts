import { z } from 'zod'
import { todayIn } from '../../calendarDay.ts'
import { preparePublication, publishReviewed } from '../publish/preparePublication.ts'
import { zipSite } from '../publish/zipSite.ts'
import { call, nothing } from './call.ts'

/** Text that git takes for the name of somebody. */
const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\n\r<>\0]+$/)

const publication = z.strictObject({
  message: z.string().trim().min(1).max(2000),
  author: z.strictObject({ name: line, email: line }).optional(),
  choices: z.record(z.string(), z.enum(['mine', 'theirs'])).optional(),
})

/** Publishing what was saved. */
export const publishCalls = {
  /** What changes for visitors, and what stands in the way. */
  preparePublication: call(nothing, async studio =>
    preparePublication(studio.folders, (await studio.list()).documents, todayIn(studio.folders.pages)),
  ),
  /** Sends what was saved to the place that publishes it. */
  publish: call(publication, async (studio, input) =>
    publishReviewed(studio.folders, (await studio.list()).documents, {
      ...input,
      today: todayIn(studio.folders.pages),
    }),
  ),
  /** The site as a ZIP file, to be put on any host. */
  downloadSite: call(nothing, studio => zipSite(studio.folders, `${studio.cache}/site`)),
}
