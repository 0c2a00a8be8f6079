import type { Page } from '../page.ts'
import type { Wishes } from './model.ts'

/** An ordinary page: an opening, some words, questions and a close. */
export const pageModel = ({ name, link, picture }: Wishes): Page => ({
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
      lead: 'The most important fact of the page stands here, in one line.',
      content:
        'Begin with what a parent wants to know, and give it in plain words: what happens, on which days, and who looks after it.\nA second paragraph has room for what a visitor would see and hear. Names of places and times of day say more than praise.',
    },
    {
      type: 'faq',
      title: `Questions about ${name}`,
      items: [
        {
          question: 'Whom can I ask?',
          answer: 'The office, on {phone} or at {email}. Say who knows most about it.',
        },
        {
          question: 'What does it cost?',
          answer: 'A clear answer here saves many telephone calls, also when the answer is: nothing.',
        },
      ],
    },
    {
      type: 'callToAction',
      title: 'Come and see for yourself',
      description: 'An invitation of one or two sentences, with the next step that a visitor can take.',
      buttonText: 'Get in touch',
      buttonLink: link('/admissions/apply'),
      image: picture('/images/closing/general.svg'),
    },
  ],
})
