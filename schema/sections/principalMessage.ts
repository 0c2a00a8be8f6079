import { imagePath, paragraphs, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const principalMessage = defineSection(
  'principalMessage',
  'A message from the head of a stage, with a portrait.',
  {
    imageSrc: imagePath('The portrait.', '/images/principal-jhs.svg'),
    imageAlt: text('What the portrait shows, for those who cannot see it.', 'The Head of Junior High School'),
    title: text('The heading of the message.', 'High expectations, and time'),
    message: paragraphs('The message.', 'Dear parents,\nwelcome to our school.'),
    principalName: text('Who signs it.', 'Head of Junior High School'),
    principalTitle: text('The line below the name.', 'Principal, Junior High School'),
  },
)
