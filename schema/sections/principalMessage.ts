import { imagePath, paragraphs, shownAt, text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const principalMessage = defineSection('principalMessage', {
  description: 'A message from the head of a stage, with a portrait.',
  synonyms: 'message, letter, principal, headteacher, portrait, welcome message, head',
  fields: {
    imageSrc: shownAt(576, imagePath('The portrait.', '/images/principal-jhs.svg')),
    imageAlt: text('What the portrait shows, for those who cannot see it.', 'The Head of Junior High School'),
    title: text('The heading of the message.', 'High expectations, and time'),
    message: paragraphs('The message.', 'Dear parents,\nwelcome to our school.'),
    principalName: text('Who signs it.', 'Head of Junior High School'),
    principalTitle: text('The line below the name.', 'Principal, Junior High School'),
  },
  presets: {
    'With everything': {
      id: 'from-the-head',
      imageSrc: '/images/places/arcade.svg',
      imageAlt: 'The desk of the Head of Junior High School',
      title: 'High expectations, and time to meet them',
      message:
        'Dear parents,\nthese are years in which children begin to argue well. We let them, and ask for reasons.\nCome and see a lesson before you decide; every door is open in the first hour.',
      principalName: 'Head of Junior High School',
      principalTitle: 'Principal, Junior High School',
    },
  },
})
