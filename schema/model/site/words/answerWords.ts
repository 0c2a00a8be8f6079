import type { WordTable } from './WordTable.ts'

/** What a form says of an answer that it does not take. */
export const answerWords = {
  fillIn: ['Fill in “{label}”.', 'Of a field that is empty.'],
  chooseAnswer: ['Choose an answer for “{label}”.', 'Where nothing is chosen.'],
  chooseFile: ['Choose a file for “{label}”.', 'Where no file is chosen.'],
  tickBox: ['Tick this box to go on.', 'Of a box that must be ticked.'],
  enterNumber: ['Enter a whole number, such as 2.', 'Of an answer that is no number.'],
  enterDate: ['Enter a date with its day, month and year.', 'Of an answer that is no date.'],
  enterEmail: ['Enter an email address such as name@example.com.', 'Of an answer that is no email address.'],
  numberUpTo: ['Enter {max} or less.', 'Of a number that is too large.'],
  numberFrom: ['Enter {min} or more.', 'Of a number that is too small.'],
  numberBetween: ['Enter a number from {min} to {max}.', 'Of a number that is too small or too large.'],
  dayUpTo: ['Choose a day up to {last}.', 'Of a date that is too late.'],
  dayFrom: ['Choose a day from {first} on.', 'Of a date that is too early.'],
  dayBetween: ['Choose a day from {first} to {last}.', 'Of a date that is too early or too late.'],
  wrongKind: [
    '“{name}” cannot be sent here. Choose a file of another kind: {kinds}.',
    'Of a file that a form does not take.',
  ],
  tooLarge: ['“{name}” is larger than {size} MB. Choose a smaller file.', 'Of a file that is too large.'],
} as const satisfies WordTable
