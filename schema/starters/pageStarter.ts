import type { Page } from '../model/page.ts'
import { invitation, questions, type StarterOptions } from './starter.ts'

/** An ordinary page: hero, text, FAQ and call to action. */
export function pageStarter(options: StarterOptions): Page {
  const { name, picture } = options
  return {
    title: name,
    description: `${name} at {school}: what it is, whom it is for, and what to do next, in one or two sentences.`,
    draft: true,
    light: 'mid-morning',
    sections: [
      {
        type: 'hero',
        title: name,
        description: 'One sentence that tells visitors they have come to the right page.',
        backgroundImage: picture('/images/heroes/about.svg'),
      },
      {
        type: 'text',
        title: 'What families ask first',
        lead: 'The most important fact of the page, in one line.',
        content:
          'Begin with what a parent wants to know, and give it in plain words: what happens, on which days, and who looks after it.\nA second paragraph has room for what a visitor would see and hear. Names of places and times of day say more than praise.',
      },
      questions(name, {
        'Whom can I ask?': 'The office, on {phone} or at {email}. Say who knows most about it.',
        'What does it cost?':
          'A clear answer here saves many telephone calls, also when the answer is: nothing.',
      }),
      invitation('Get in touch', options),
    ],
  }
}
