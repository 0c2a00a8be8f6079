import { z } from 'zod'
import { formFields } from '../sections/form.ts'
import {
  choice,
  collection,
  entryList,
  HELP,
  iconName,
  imagePath,
  inForms,
  LABEL,
  link,
  list,
  pagePath,
  sentence,
  text,
  wholeNumber,
} from './fields.ts'
import { originUrl, pageUrl } from './safeUrl.ts'
import { contactDetails, days } from './site/contactDetails.ts'
import { focalPoints } from './site/focalPoints.ts'
import { formHandler } from './site/formHandler.ts'
import { notice } from './site/notice.ts'
import { organisation } from './site/organisation.ts'
import { search } from './site/search.ts'
import { studioAccess } from './site/studioAccess.ts'
import { theme } from './site/theme.ts'
import { versions } from './site/versions.ts'
import { words } from './site/words.ts'

const menuLink = {
  label: text('The words in the menu.', 'History'),
  path: inForms(link('Where it leads.', '/about/history'), { label: 'Link' }),
  icon: iconName('An icon beside the words.', 'scroll').optional(),
  detail: text('A few words below it, such as an age.', '5 to 11 years').optional(),
  target: inForms(
    choice(
      { _blank: 'In a new tab' },
      '"_blank" opens it in a new tab.',
      'Where it opens. Usually in the same tab.',
    ),
    { label: 'Opens' },
  ).optional(),
}

const navigationItem = z.strictObject({
  ...menuLink,
  subMenu: inForms(list(z.strictObject(menuLink), 'The entries below it.'), {
    label: 'Entries below it',
  }).optional(),
  subMenuFrom: inForms(
    collection('Entries below it, taken from the pages of a folder that are no parent of another.'),
    {
      label: 'Pages below it',
      help: 'Entries that come from the pages below another one by themselves, instead of a list of your own.',
    },
  ).optional(),
})

const labelled = (what: string, label: string, path: string) =>
  z.strictObject({
    label: text('The words of the link.', label),
    path: inForms(link(`${what} "#" while it is not known.`, path), { label: 'Link', help: what }),
  })

const localeTag = z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/)

export const site = z
  .strictObject({
    $schema: z.string().meta({ description: 'Where editors find the rules for this file.' }).optional(),
    name: inForms(text('The name of the organisation. Everything else says {name}.', 'Harbour View School'), {
      help: 'The name of the organisation. What you change here changes on every page.',
    }),
    origin: z
      .string()
      .regex(originUrl)
      .meta({
        description:
          'The address under which the site is published, without a slash at the end. Search engines are told it.',
        [LABEL]: 'Address of the site',
        examples: ['https://www.school.org'],
      }),
    description: text(
      'One or two sentences about the organisation, for search results.',
      'A school with cutting-edge facilities.',
    ),
    organisation: organisation.optional(),
    locale: localeTag
      .meta({
        description:
          'The language of the site and its country, which decide how dates and numbers are written. Default: en-GB.',
        [LABEL]: 'Language',
        [HELP]: 'The language of the site and its country, which decide how dates and numbers are written.',
        examples: ['fr-TG'],
      })
      .optional(),
    timeZone: z
      .string()
      .meta({
        description:
          'Where a day begins and ends, for notices, events and pages that appear on a day. Default: UTC.',
        [LABEL]: 'Time zone',
        [HELP]: 'Where a day begins and ends, for notices, events and pages that appear on a day.',
        examples: ['Africa/Accra'],
      })
      .optional(),
    clock: localeTag
      .meta({
        description:
          'A clock in the header that stays on large screens, by "timeZone", in the form of this language and country. Without this there is none.',
        [LABEL]: 'Clock',
        [HELP]: 'A clock in the header on large screens, in the form of this language and country.',
        examples: ['en-GB'],
      })
      .optional(),
    weekStartsOn: inForms(z.enum(days), { label: 'First day of the week' })
      .meta({
        description: 'The first day of a week, where days of the week are listed. Default: Monday.',
        [HELP]: 'The first day of a week, where days of the week are listed.',
        examples: ['Sunday'],
      })
      .optional(),
    words: words.optional(),
    search: search.optional(),
    theme: inForms(theme, { label: 'Look' }).optional(),
    logo: z
      .strictObject({
        light: imagePath('The mark for dark grounds.', '/images/mark-light.svg'),
        dark: imagePath('The mark for light grounds.', '/images/mark-dark.svg'),
      })
      .meta({ description: "The organisation's mark. The name beside it is set as text." }),
    contact: contactDetails,
    navigation: inForms(list(navigationItem, 'The menu, from left to right.'), { label: 'Menu' }),
    headerAction: z
      .strictObject({
        label: text('The words on the button: one or two.', 'Apply'),
        path: inForms(link('Where it leads.', '/admissions/apply'), { label: 'Link' }),
      })
      .meta({
        description: 'One button beside the menu, for what visitors come to do.',
        [LABEL]: 'Button beside the menu',
      })
      .optional(),
    shortcuts: list(
      labelled('Where it leads.', 'Fees', '/fees'),
      'Links below the menu of telephones, for what visitors look for most.',
    ).optional(),
    notice: notice.optional(),
    sample: text(
      'A line above the foot of every page, while names, figures or dates of the site are invented.',
      'Names, figures and dates on this site are samples.',
    ).optional(),
    footer: z
      .strictObject({
        text: text('A sentence about the organisation.', 'We nurture excellence.'),
        credit: text('Who made the site.', "Made by the school's coding club"),
        copyrightYear: wholeNumber(1900, 2999, 'The year of the copyright line.', 2025),
        quickLinks: list(labelled('Where it leads.', 'About', '/about'), 'The quick links.'),
        social: inForms(
          entryList("The organisation's pages on social networks.", {
            label: text('The name of the network.', 'Facebook'),
            path: inForms(link("The organisation's page there.", 'https://www.facebook.com/school'), {
              label: 'Link',
            }),
            icon: iconName('The icon of the network.', 'facebook').optional(),
          }),
          { label: 'Social networks' },
        ).optional(),
        smallPrint: inForms(
          list(
            labelled('Where it leads.', 'Accessibility', '/accessibility'),
            'Links in the last line, for what every site has to say about itself.',
          ),
          { label: 'Links in the last line' },
        ).optional(),
        newsletter: z
          .strictObject({
            title: text('The heading.', 'Newsletter'),
            description: sentence('A sentence.', 'Term news, now and then.').optional(),
            ...formFields,
          })
          .meta({ description: 'The newsletter form.' }),
      })
      .meta({ description: 'The foot of every page.' }),
    formHandler: formHandler.meta({
      description: 'Where every form of the site goes that does not name a handler of its own.',
      [LABEL]: 'Where forms go',
      [HELP]: 'Where every form of the site goes that does not say so itself.',
    }),
    focalPoints: focalPoints.optional(),
    elsewhere: inForms(
      list(
        z
          .string()
          .regex(pageUrl)
          .meta({ description: 'Where such addresses begin.', examples: ['/webmail'] }),
        'What lies below the address of the site and is no part of it. Links lead there by the whole address.',
      ),
      { label: 'Other things at this address' },
    ).optional(),
    publicFiles: inForms(
      list(
        z
          .string()
          .regex(/^\/[^?#]+$/)
          .meta({ description: 'The path of a file.', examples: ['/results.csv'] }),
        'Files in the folder "public" that are published although they are no pictures or documents and no page leads to them.',
      ),
      { label: 'Other files to publish' },
    ).optional(),
    catchAlls: z.array(pagePath('A page that also answers every unknown address below it.', '/about')).meta({
      description: 'Pages that also answer every unknown address below them.',
      [LABEL]: 'Pages that stand in for missing ones',
    }),
    studio: studioAccess.optional(),
    versions: versions.optional(),
  })
  .meta({ title: 'Site', description: 'What all pages share: name, contacts, menu, foot.' })

export type Site = z.infer<typeof site>
