import { bays } from './scenes/bays.ts'
import { closings } from './scenes/closings.ts'
import { courts } from './scenes/gallery/courts.ts'
import { facades } from './scenes/gallery/facades.ts'
import { rooms } from './scenes/gallery/rooms.ts'
import { aboutHeroes } from './scenes/heroes/about.ts'
import { academicHeroes } from './scenes/heroes/academics.ts'
import { frontHeroes } from './scenes/heroes/front.ts'
import { stageHeroes } from './scenes/heroes/stages.ts'
import { marks } from './scenes/marks.ts'
import { laboratories } from './scenes/offerings/laboratories.ts'
import { schoolLife } from './scenes/offerings/schoolLife.ts'
import { indoorPlaces } from './scenes/places/indoors.ts'
import { outdoorPlaces } from './scenes/places/outdoors.ts'
import { onAirPictures } from './scenes/posts/onAir.ts'
import { scienceMathsPictures } from './scenes/posts/scienceMaths.ts'
import { worldChampionPictures } from './scenes/posts/worldChampion.ts'
import { principals } from './scenes/principals.ts'

/** Every picture of the site by its name: the path below public/images, without `.svg`. */
export const pictures = (): Record<string, string> => ({
  ...marks(),
  ...bays(),
  ...frontHeroes(),
  ...aboutHeroes(),
  ...academicHeroes(),
  ...stageHeroes(),
  ...principals(),
  ...laboratories(),
  ...schoolLife(),
  ...onAirPictures(),
  ...worldChampionPictures(),
  ...scienceMathsPictures(),
  ...facades(),
  ...courts(),
  ...rooms(),
  ...indoorPlaces(),
  ...outdoorPlaces(),
  ...closings(),
})
