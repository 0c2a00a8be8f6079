import { z } from 'zod'
import { describedImage, entryList, inForms, link, paragraphs, text, titled } from '../model/fields.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'

const degrees = (most: number, description: string, example: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .meta({ description, examples: [example] })

export const map = defineSection('map', {
  description: 'Where the organisation is: a picture of a map, a link to the map app, and how to get there.',
  synonyms: `location, directions, find us, getting here, route, transport, google maps, maps, embed map, how to
    get there, bus stops, where we are`,
  fields: {
    ...titled('How to find us', 'Ten minutes from the Mall, on the road to the harbour.'),
    ...describedImage(
      836,
      'A picture of a map, such as one that you have drawn or saved from openstreetmap.org.',
      '/images/map.png',
      'map',
      'A map: the school lies opposite the China Mall',
    ),
    attribution: z
      .strictObject({
        text: text('Whose map it is.', '© OpenStreetMap contributors'),
        link: link(
          'Where they say how it may be used.',
          'https://www.openstreetmap.org/copyright',
        ).optional(),
      })
      .meta({ description: 'Who made the map. Most publishers of maps ask for this line.' })
      .optional(),
    address: inForms(
      text('The place, on one line. Without it: the address of _site.json.', '2 Harbour Road, Accra, Ghana'),
      { help: 'The place, on one line. Without it: the address of the organisation.' },
    ).optional(),
    coordinates: z
      .strictObject({
        latitude: degrees(90, 'Degrees north of the equator; south of it less than 0.', 5.6037),
        longitude: degrees(180, 'Degrees east of Greenwich; west of it less than 0.', -0.187),
      })
      .meta({ description: 'The place for the map app, where it does not find the address.' })
      .optional(),
    directions: entryList('The ways to get there.', {
      title: text('How somebody comes.', 'By trotro'),
      text: paragraphs('The way, in a few sentences.', 'Get off at the China Mall and cross the road.'),
    }).optional(),
  },
  rules: ({ image, attribution, imageAlt }) =>
    image
      ? []
      : [
          ...(attribution ? [withoutPicture('attribution', 'says whose map is shown')] : []),
          ...(imageAlt ? [withoutPicture('imageAlt', 'says what the picture shows')] : []),
        ],
  words: {
    openInMap: ['Open in your map app', 'The button below a map.'],
  },
  presets: {
    'With everything': {
      id: 'map',
      title: 'How to find us',
      description: 'The gate is opposite the China Mall; visitors sign in at the lodge.',
      image: '/images/places/arcade.svg',
      imageAlt: 'A map: the gate lies on the north side of the road, opposite the mall',
      attribution: {
        text: '© OpenStreetMap contributors',
        link: 'https://www.openstreetmap.org/copyright',
      },
      address: 'The gate of {school}, {address}',
      coordinates: { latitude: 5.6037, longitude: -0.187 },
      directions: [
        {
          title: 'By trotro',
          text: 'Get off at the China Mall.\nCross by the footbridge; the gate is on the other side.',
        },
        { title: 'By car', text: 'Turn in at the lodge. Parking is on the left, for as long as you like.' },
        { title: 'On foot', text: 'The small gate on the lane is open until lessons begin.' },
      ],
    },
    'Without a picture': {
      id: 'map-2',
      title: 'The way to us',
      directions: [{ title: 'By trotro', text: 'Get off at the China Mall and cross the road.' }],
    },
    'The address alone': { id: 'map-3', title: 'Where we are' },
  },
})

const withoutPicture = (field: string, purpose: string) => ({
  code: 'missing-field' as const,
  path: [field],
  message: say`${say.field(field)} ${purpose}, and this section has no ${say.field('image')}.`,
  suggestion: say`Add ${say.field('image')}, or delete ${say.field(field)}.`,
})
