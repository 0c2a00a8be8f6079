import { inForms, list, text, titled } from '../model/fields.ts'
import { formHandler, formTarget } from '../model/site/formHandler.ts'
import { defineSection } from './shared/defineSection.ts'
import { formField, withChoices } from './shared/formField.ts'
import { formRules } from './shared/formRules.ts'

/** What every form has, the newsletter in the footer included. */
export const formFields = {
  fields: list(formField, 'The fields, in order.'),
  submitText: text('The words on the button.', 'Send'),
  subject: text('The subject of the message that the office receives.', 'Enquiry from the website'),
  successMessage: text(
    'What is shown once the form has been sent.',
    'Thank you. We answer within two school days.',
  ),
  handler: inForms(
    formHandler.meta({ description: 'Where this form goes, if not where "formHandler" in _site.json says.' }),
    { label: 'Where it goes', help: 'Where this form goes, if not where the other forms of the site go.' },
  ).optional(),
}

export const form = defineSection('form', {
  description: 'A form that a visitor fills in. It goes where _site.json says, or its own "handler".',
  help: 'A form that a visitor fills in. It goes where the forms of the site go, or where it says itself.',
  synonyms: 'enquiry, booking, survey, application, questionnaire, registration, contact form, enquiry form',
  fields: {
    ...titled('Ask us', 'We answer within two school days.'),
    ...formFields,
  },
  rules: ({ fields, handler }) => formRules(fields, handler),
  complete: (section, { entries }) => ({ ...section, fields: withChoices(section.fields, entries) }),
  shares: ({ handler }) => (handler ? { formTarget: formTarget(handler) } : {}),
  presets: {
    'With everything': {
      id: 'registration',
      title: 'Register a child',
      description: 'The registrar answers within two school days.',
      fields: [
        { name: 'name', label: 'Your name', kind: 'text', required: true },
        {
          name: 'email',
          label: 'Your email address',
          kind: 'email',
          required: true,
          placeholder: 'ama@example.com',
        },
        {
          name: 'phone',
          label: 'Your telephone number',
          kind: 'tel',
          hint: 'Only if you would like us to call.',
        },
        { name: 'number', label: 'How many children?', kind: 'number', required: true, min: 1, max: 6 },
        {
          name: 'visit',
          label: 'A day for your visit',
          kind: 'date',
          earliest: '2027-01-11',
          latest: '2027-04-09',
          hint: 'Any school day of the second term.',
        },
        { name: 'stage', label: 'Stage', kind: 'select', options: ['Pre-School', 'iPrimary'] },
        {
          name: 'start',
          label: 'When would you like to begin?',
          kind: 'radio',
          required: true,
          options: ['In September', 'In January', 'After Easter'],
          hint: 'Places in September are given first.',
        },
        {
          name: 'report',
          label: 'The last school report',
          kind: 'file',
          accept: ['.pdf', '.jpg', '.png'],
          maxSize: 5,
        },
        { name: 'message', label: 'Your question', kind: 'textarea' },
        {
          name: 'consent',
          label: 'I agree that the school keeps these details until the child has a place.',
          kind: 'checkbox',
          required: true,
        },
      ],
      submitText: 'Send',
      subject: 'Registration from the website',
      successMessage: 'Thank you. We answer within two school days.',
      handler: { kind: 'post', url: 'https://forms.example.org/registrar', encoding: 'multipart' },
    },
    'An enquiry by mail': {
      id: 'enquiry',
      title: 'Ask us anything',
      fields: [
        { name: 'name', label: 'Your name', kind: 'text', required: true },
        { name: 'question', label: 'Your question', kind: 'textarea', required: true },
      ],
      submitText: 'Write the message',
      subject: 'Enquiry from the website',
      successMessage: 'Thank you. We answer within two school days.',
      handler: { kind: 'mailto', to: 'accounts@school.example' },
    },
  },
})
