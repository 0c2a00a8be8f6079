import { lightAt } from '../model/light.ts'
import type { Page } from '../model/page.ts'
import { invitation, questions, type StarterOptions } from './starter.ts'

/** A stage of the school, with the sections of all stages in their order. */
export function stageStarter(options: StarterOptions): Page {
  const { name, number, link, picture } = options
  return {
    title: name,
    description: `${name} at {school}: for which ages it is, what is taught, and what it leads to.`,
    draft: true,
    light: lightAt(number),
    summary: {
      name,
      description: 'The ages, the curriculum and the goal, in one sentence.',
      icon: 'graduation-cap',
      content:
        'This text opens on the timeline. Say what is new at this stage, what a pupil leaves behind, and how it ends.',
      image: picture('/images/bays/secondary.svg'),
      order: number,
    },
    sections: [
      {
        type: 'hero',
        title: name,
        description: 'One sentence that a parent would repeat to a neighbour.',
        backgroundImage: picture('/images/heroes/stages.svg'),
      },
      { type: 'siblings', label: 'Stages', from: '/stages' },
      {
        type: 'text',
        title: 'Welcome',
        lead: 'What changes for a child on the first day of this stage.',
        content:
          'Tell families what a week looks like: how many teachers, how much is spoken and how much written, where the pupils are when they are not in class.\nThen name the curriculum, and say how this stage joins the one before it and the one after it.',
      },
      {
        type: 'principalMessage',
        imageSrc: picture('/images/principals/secondary.svg'),
        imageAlt: 'Books and a globe turned to Africa before a large window, where the portrait will hang',
        title: 'What we hope for',
        message:
          'A greeting from the person who leads this stage, in that person’s own voice: what pupils arrive with, and what they should leave with.\nTwo short paragraphs are enough. One honest sentence is remembered longer than five grand ones.',
        principalName: 'The name of the person who leads this stage',
        principalTitle: `Principal, ${name}`,
      },
      {
        type: 'subjects',
        title: 'Subjects offered',
        description: 'Say which subjects everybody takes, and where there is a choice.',
        items: [
          { name: 'English', description: 'What is read and written, with one example.' },
          { name: 'Mathematics', description: 'Which fields are new, and what they are used for.' },
          { name: 'Science', description: 'What pupils measure and build with their own hands.' },
          { name: 'Computing', description: 'What they make, and what they learn to doubt.' },
          { name: 'Ghanaian Language', description: 'Which languages, and what is done in them.' },
          { name: 'Physical Education', description: 'Which games, and how often in a week.' },
        ],
      },
      {
        type: 'learningApproaches',
        title: 'How we teach',
        description: 'Four to six habits that a visitor would notice in any lesson.',
        items: [
          { icon: 'users', title: 'Together', description: 'When pupils work in groups, and on what.' },
          { icon: 'hand', title: 'With their hands', description: 'What is built, grown or measured.' },
          { icon: 'message-circle', title: 'Aloud', description: 'How pupils learn to speak before others.' },
          { icon: 'repeat', title: 'Again', description: 'How what was hard comes back until it is easy.' },
        ],
      },
      questions(name, {
        'At what age does a child begin?': 'The ages, and whether exceptions are made.',
        'How large are the classes?': 'The usual number, and the largest that is allowed.',
        'Which examination does it end with?': 'Its name, and what it opens the way to.',
        'How much homework is there?': 'How long it takes, on how many evenings.',
        'Can a child join in the middle?': 'When that is easy, and when it is late.',
        'What does it cost?': 'What the fees include. For the figures, ring {phone}.',
      }),
      {
        type: 'admissionRequirements',
        title: 'Admission requirements',
        description: 'For entry to the first year. Say whom to ask about the others.',
        items: [
          'The age, and the class that a child should have completed',
          'Reports from the last two years',
          'The assessment, with the subjects in which it is taken',
          'Birth certificate or passport',
          'A conversation with the child and a parent or guardian',
        ],
        image: picture('/images/places/notice-board.svg'),
        action: { text: 'See how to apply', link: link('/admissions/apply') },
      },
      {
        type: 'pathForward',
        title: 'The path forward',
        description: 'What comes after, step by step.',
        items: [
          { stage: name, description: 'How long it takes, and how it ends.' },
          { stage: 'The next stage', description: 'Where most pupils go, with its page as "link".' },
          { stage: 'And then', description: 'Where the road leads in the end.' },
        ],
      },
      invitation('Apply Now', options),
    ],
  }
}
