import { describedImage, entryList, iconName, link, sentence, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const cards = defineSection('cards', {
  description: 'Short entries side by side, each perhaps with a picture and a link.',
  synonyms: 'grid, features, clubs, facilities, tiles',
  fields: {
    ...titled('What we believe', 'Four things we will not give up.'),
    items: entryList('The entries, in order.', {
      title: text('The heading of the entry.', 'Curiosity'),
      description: sentence('A sentence or two about it.', 'Questions count for more than answers.'),
      link: link('The page that it leads to.', '/about/history').optional(),
      ...describedImage(
        720,
        'A picture.',
        '/images/courtyard.svg',
        'picture',
        'The courtyard before lessons',
      ),
      icon: iconName('An icon instead of a picture.', 'sprout').optional(),
    }),
  },
  presets: {
    'A picture, an icon and neither': {
      id: 'beliefs',
      title: 'What we believe',
      description: 'Things we will not give up.',
      items: [
        {
          title: 'Curiosity',
          description: 'Questions count for more than answers.',
          link: '/about/history',
          image: '/images/places/arcade.svg',
          imageAlt: 'A screen of blocks in morning light',
        },
        {
          title: 'Patience',
          description: 'A seed takes its time, and so does a proof.',
          link: '/blog',
          icon: 'sprout',
        },
        { title: 'Courtesy', description: 'We greet whoever we meet, by name.' },
      ],
    },
    'An index: links without pictures': {
      id: 'read-on',
      title: 'Read on',
      items: [
        { title: 'Our history', description: 'How it all began.', link: '/about/history', icon: 'scroll' },
        { title: 'The blog', description: 'What happens here.', link: '/blog' },
      ],
    },
  },
})
