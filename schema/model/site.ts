import { z } from 'zod'
import { formFields } from '../sections/form.ts'
import { collection, iconName, imagePath, link, list, pagePath, sentence, text } from './fields.ts'
import { originUrl, pageUrl } from './safeUrl.ts'
import { contactDetails } from './site/contactDetails.ts'
import { formHandler } from './site/formHandler.ts'
import { notice } from './site/notice.ts'

const menuLink = {
  label: text('The words in the menu.', 'History'),
  path: link('Where it leads.', '/about/history'),
  icon: iconName('An icon beside the words.', 'scroll').optional(),
  target: z.enum(['_blank']).meta({ description: '"_blank" opens it in a new tab.' }).optional(),
}

const navigationItem = z.strictObject({
  ...menuLink,
  subMenu: list(z.strictObject(menuLink), 'The entries below it.').optional(),
  subMenuFrom: collection(
    'Entries below it, taken from the pages of a folder that are no parent of another.',
  ).optional(),
})

const labelled = (what: string, label: string, path: string) =>
  z.strictObject({
    label: text('The words of the link.', label),
    path: link(`${what} "#" while it is not known.`, path),
  })

export const site = z
  .strictObject({
    $schema: z.string().meta({ description: 'Where editors find the rules for this file.' }).optional(),
    name: text('The name of the school. Everything else says {school}.', 'Harbour View School'),
    origin: z
      .string()
      .regex(originUrl)
      .meta({
        description:
          'The address under which the site is published, without a slash at the end. Search engines are told it.',
        examples: ['https://www.school.org'],
      }),
    description: text(
      'One or two sentences about the school, for search results.',
      'A school with cutting-edge facilities.',
    ),
    logo: z
      .strictObject({
        light: imagePath('The mark for dark grounds.', '/images/mark-light.svg'),
        dark: imagePath('The mark for light grounds.', '/images/mark-dark.svg'),
      })
      .meta({ description: "The school's mark. The name beside it is set as text." }),
    contact: contactDetails,
    navigation: list(navigationItem, 'The menu, from left to right.'),
    headerAction: z
      .strictObject({
        label: text('The words on the button: one or two.', 'Apply'),
        path: link('Where it leads.', '/admissions/apply'),
      })
      .meta({ description: 'One button beside the menu, for what visitors come to do.' })
      .optional(),
    notice: notice.optional(),
    footer: z
      .strictObject({
        text: text('A sentence about the school.', 'We nurture excellence.'),
        credit: text('Who made the site.', "Made by the school's coding club"),
        copyrightYear: z
          .int()
          .min(1900)
          .max(2999)
          .meta({ description: 'The year of the copyright line.', examples: [2025] }),
        quickLinks: list(labelled('Where it leads.', 'About', '/about'), 'The quick links.'),
        social: list(
          z.strictObject({
            label: text('The name of the network.', 'Facebook'),
            path: link("The school's page there.", 'https://www.facebook.com/school'),
            icon: iconName('The icon of the network.', 'facebook').optional(),
          }),
          "The school's pages on social networks.",
        ),
        smallPrint: list(
          labelled('Where it leads.', 'Accessibility', '/accessibility'),
          'Links in the last line, for what every site has to say about itself.',
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
    }),
    elsewhere: list(
      z
        .string()
        .regex(pageUrl)
        .meta({ description: 'Where such addresses begin.', examples: ['/webmail'] }),
      'What lies below the address of the site and is no part of it. Links lead there by the whole address.',
    ).optional(),
    catchAlls: z
      .array(pagePath('A page that also answers every unknown address below it.', '/about'))
      .meta({ description: 'Pages that also answer every unknown address below them.' }),
  })
  .meta({ title: 'Site', description: 'What all pages share: name, contacts, menu, foot.' })

export type Site = z.infer<typeof site>
