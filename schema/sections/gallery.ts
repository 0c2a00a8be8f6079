import { z } from 'zod'
import { HELP, imagePath, shownAt, text, titled, yesOrNo } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

const pictures = [
  { src: '/images/gallery/folded-roof.svg', alt: 'A folded roof over a walkway', caption: 'The folded roof' },
  {
    src: '/images/gallery/great-stair.svg',
    alt: 'Red steps with the sun behind them',
    caption: 'The great stair',
  },
  { src: '/images/gallery/colonnade.svg', alt: 'Tall pale columns in a row' },
  {
    src: '/images/gallery/sea-window.svg',
    alt: 'A low sun over the sea',
    caption: 'The Gulf of Guinea at first light, with one boat already out',
  },
  {
    src: '/images/gallery/courtyard.svg',
    alt: 'A tree and a bench in a courtyard',
    caption: 'The courtyard',
  },
  { src: '/images/gallery/library.svg', alt: 'A chair before bookshelves', caption: 'The library' },
  { src: '/images/gallery/veranda.svg', alt: 'A bench on a veranda', caption: 'The veranda' },
]

export const gallery = defineSection('gallery', {
  description: 'Pictures that open in full screen. More than five become a carousel.',
  synonyms: `photos, photo, picture, image, pictures, images, album, slideshow, slider, photo gallery, picture
    gallery, carousel`,
  fields: {
    ...titled('Gallery Highlights', 'The school by daylight.'),
    items: z
      .array(
        z.strictObject({
          src: shownAt(720, imagePath('The picture.', '/images/gallery/roof.svg', 'alt')),
          alt: text(
            'What the picture shows, for those who cannot see it.',
            'A folded roof over a walkway',
          ).optional(),
          caption: text(
            'The words below the picture in full screen.',
            'The long walkway, a little before noon',
          ).optional(),
        }),
      )
      .meta({
        description:
          'The pictures. Every visit shows them in another order, not in this one, unless "shuffle" is false.',
        [HELP]: 'The pictures. Every visit shows them in another order, unless you switch that off below.',
      }),
    shuffle: yesOrNo(
      'false keeps the pictures in this order. Default: true.',
      'Every visit shows the pictures in another order.',
      { examples: [false], default: true },
    ),
  },
  presets: {
    'A carousel: more than five pictures': {
      id: 'pictures',
      title: 'Gallery Highlights',
      description: 'The school by daylight.',
      items: pictures,
    },
    'In their own order': {
      id: 'pictures-in-order',
      title: 'From the gate to the library',
      items: pictures.slice(0, 4),
      shuffle: false,
    },
    'One picture': { id: 'pictures-1', title: 'One picture', items: pictures.slice(0, 1) },
    'Two pictures': { id: 'pictures-2', title: 'Two pictures', items: pictures.slice(0, 2) },
    'Three pictures': { id: 'pictures-3', title: 'Three pictures', items: pictures.slice(0, 3) },
    'Five pictures': { id: 'pictures-5', title: 'Five pictures', items: pictures.slice(0, 5) },
    'No pictures': { id: 'pictures-0', title: 'No pictures yet', items: [] },
  },
})
