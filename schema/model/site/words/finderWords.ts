import type { WordTable } from './WordTable.ts'

/** Words of the sections with which visitors find a page, and of the pages of a category. */
export const finderWords = {
  stage: ['Stage', 'Above the names in the table of ages.'],
  age: ['Age', 'Above the ages in that table.'],
  ageRange: ['{from} to {to}', 'The ages that a stage is for.'],
  usualAgeRange: ['about {from} to {to}', 'The same, where the ages are usual rather than required.'],
  birthday: ['Date of birth', 'Beside the field of the birthday.'],
  findStage: ['Find the stage', 'On the button below it.'],
  birthdayKept: [
    'Your browser works it out by itself. The date is neither kept nor sent.',
    'Below that field.',
  ],
  birthdayMissing: ['Please write the day, the month and the year.', 'When the birthday is not complete.'],
  birthdayAhead: [
    'This day is still to come. Please write the day of birth, or ask us about a child not born yet.',
    'When the birthday lies in the future.',
  ],
  birthdayPast: [
    'That is more than {years} years ago. Please look at the year again.',
    'When the birthday lies too long ago.',
  ],
  schoolYear: ['School year {year}', 'Above the stages that are open in it.'],
  opensOn: ['from {date}', 'Behind a stage for which the child is old enough only during the year.'],
  tooYoung: ['Not old enough yet: we begin at {age}.', 'When the child is too young for every stage.'],
  tooOld: ['Older than our last stage, which goes to {age}. Ask us what is possible.', 'When it is too old.'],
  noStage: [
    'No stage is for exactly this age. Ask us what is possible.',
    'When its age lies between two stages.',
  ],
} as const satisfies WordTable
