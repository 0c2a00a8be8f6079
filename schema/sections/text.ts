import { action, article, imagePath, text as line, sentence, shownAt, withKeywords } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const text = defineSection('text', {
  description: 'A heading with paragraphs, and perhaps a picture.',
  synonyms: `paragraph, paragraphs, content, body, article, welcome, letter from the school, announcement,
    columns, rich text`,
  fields: {
    title: line('The heading.', 'Welcome'),
    lead: sentence('An opening sentence in larger type.', 'At this stage the timetable fills.').optional(),
    content: withKeywords(article('The text.', 'First paragraph.\nSecond paragraph.'), [
      'body',
      'paragraph',
      'paragraphs',
      'text',
    ]),
    image: shownAt(
      720,
      imagePath('A picture beside the text.', '/images/courtyard.svg', 'imageAlt'),
    ).optional(),
    imageAlt: line(
      'What the picture shows, for those who cannot see it.',
      'The courtyard before lessons',
    ).optional(),
    action: action('A link below the text.', 'Read our history', '/about/history'),
  },
  presets: {
    'With everything': {
      id: 'welcome',
      title: 'Welcome to {school}',
      lead: "The timetable fills, and with it the bag: nine subjects, a laboratory coat and a diary of one's own.",
      content:
        "Every pupil has a tutor who knows the family and reads the diary each Friday.\nLessons begin at half past seven, while the courtyard is still in shade.\nAfter two o'clock the rooms stay open for clubs, for practice and for quiet work.",
      image: '/images/places/arcade.svg',
      imageAlt: 'The courtyard before lessons',
      action: { text: 'Read our history', link: '/about/history' },
    },
    'One paragraph': {
      id: 'plain',
      title: 'How the day begins',
      content: 'Lessons begin at half past seven, while the courtyard is still in shade.',
    },
  },
})
