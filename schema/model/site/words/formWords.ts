import type { WordTable } from './WordTable.ts'

/** Words of forms and of what follows when they are sent. */
export const formWords = {
  chooseOne: ['Choose one', 'In a list to choose from, before a choice is made.'],
  optional: ['(optional)', 'After the label of a field that may stay empty.'],
  leaveEmpty: ['Leave this empty', 'A field that only robots see.'],
  yes: ['Yes', 'What a ticked box sends.'],
  no: ['No', 'What a box that is not ticked sends.'],
  sending: ['Sending…', 'On the button, while a form is sent.'],
  sendsByMail: [
    '“{button}” opens your own email app with your message written out. Nothing is sent until you send it there.',
    'Above the button of a form that writes an email.',
  ],
  sendsTo: ['“{button}” sends your answers to {name}.', 'Above the button of a form.'],
  sendsThrough: [
    '“{button}” sends your answers to {name}, through the form service {service}.',
    'Above the button of a form that goes through a service.',
  ],
  mailOpened: [
    'Your email app should be open now, with your message in it. Send it from there. If nothing opened, reach us another way:',
    'After the button of a form that writes an email.',
  ],
  sendFailed: [
    'That could not be sent. What you typed is still here: try again, or reach us another way:',
    'When a form could not be sent.',
  ],
  callPhone: ['Call {phone}', 'One of the other ways, below a form and where the search finds nothing.'],
  sendByWhatsApp: ['Send it by WhatsApp', 'One of the other ways, below a form.'],
  copyMessage: ['Copy message', 'One of the other ways, below a form.'],
  copied: ['Copied. Paste it into an email to {email}.', 'When a message is copied.'],
  copyByHand: [
    'Copy the message below, and paste it into an email to {email}.',
    'When the browser does not copy.',
  ],
  yourMessage: ['Your message', 'What a screen reader calls the message to copy.'],
  upToSize: ['up to {size} MB', 'The largest file that a form takes.'],
} as const satisfies WordTable
