import { bays } from './scenes/bays.ts'
import { closings } from './scenes/closings.ts'
import { gallery } from './scenes/gallery.ts'
import { heroes } from './scenes/heroes.ts'
import { marks } from './scenes/marks.ts'
import { offerings } from './scenes/offerings.ts'
import { places } from './scenes/places.ts'
import { posts } from './scenes/posts.ts'
import { principals } from './scenes/principals.ts'
import { stageHeroes } from './scenes/stageHeroes.ts'

/** Every picture of the site by its name: the path below public/images, without `.svg`. */
export const pictures = (): Record<string, string> => ({
  ...marks(),
  ...bays(),
  ...heroes(),
  ...stageHeroes(),
  ...principals(),
  ...offerings(),
  ...posts(),
  ...gallery(),
  ...places(),
  ...closings(),
})
