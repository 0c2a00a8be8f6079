import { lightAt } from '../model/light.ts'
import type { Page } from '../model/page.ts'
import { invitation, questions, type StarterOptions } from './starter.ts'

/** Something that the school offers. The grid of the home page shows it. */
export function offeringStarter(options: StarterOptions): Page {
  const { name, number, picture } = options
  return {
    title: name,
    description: `${name} at {school}: what pupils do there, and what they take away from it.`,
    draft: true,
    light: lightAt(number),
    summary: {
      name,
      description: 'What is special about it, in a few words.',
      icon: 'sparkles',
      image: picture('/images/offerings/innovative-learning-spaces.svg'),
      order: number,
    },
    sections: [
      {
        type: 'hero',
        title: name,
        description: 'One sentence about what a pupil does there that could not be done elsewhere.',
        backgroundImage: picture('/images/offerings/innovative-learning-spaces.svg'),
      },
      {
        type: 'text',
        title: 'A morning there',
        lead: 'One moment that shows what it is like.',
        content:
          'Describe an ordinary morning: who comes in, what they pick up first, what they argue about.\nThen say what they can do at the end of the year that they could not do at its beginning.',
      },
      {
        type: 'learningApproaches',
        title: 'What there is',
        description: 'The parts that families ask about, three to six of them.',
        items: [
          { icon: 'map-pin', title: 'The place', description: 'Where it is, and what pupils find there.' },
          {
            icon: 'users',
            title: 'The people',
            description: 'Who leads it, and how many pupils take part at a time.',
          },
          {
            icon: 'calendar-clock',
            title: 'The times',
            description: 'On which days it takes place, and for which stages.',
          },
        ],
      },
      questions(name, {
        'Who may take part?': 'Which stages, and whether a place has to be asked for.',
        'What does my child need to bring?': 'A short list, or the good news that everything is there.',
      }),
      invitation('Arrange a visit', options),
    ],
  }
}
