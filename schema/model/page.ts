import { z } from 'zod'
import { section } from '../section.ts'
import { ages } from './ages.ts'
import {
  alias,
  choice,
  date,
  iconName,
  imagePath,
  inForms,
  list,
  pagePath,
  paragraphs,
  shownAt,
  text,
  toConfirm,
} from './fields.ts'
import { light } from './light.ts'
import { publication } from './publication.ts'

/** How other pages list a page. Together with its link and its children, which follow from the folder, this is the specification's "Stage". */
export const summary = z
  .strictObject({
    name: text('The name of the page in lists.', 'ILS'),
    menuLabel: text('The name in the menu, when it differs.', "O' Level").optional(),
    description: text('One sentence, shown on cards.', 'Subjects widen and questions get harder.'),
    icon: iconName('The icon on the timeline.', 'compass'),
    content: paragraphs(
      'The long text that the timeline opens.',
      'Pupils meet specialist teachers.',
    ).optional(),
    image: shownAt(
      460,
      imagePath('The picture on cards; it only decorates.', '/images/bay-ils.svg'),
    ).optional(),
    detail: text(
      'A few words below the name, on cards and in the menu, such as an age.',
      '5 to 11 years',
    ).optional(),
    ages: ages.optional(),
    order: z.number().meta({ description: 'The place in lists: lower numbers come first.', examples: [3] }),
    parent: pagePath('The page below which this one stands on the timeline.', '/stages/secondary').optional(),
  })
  .meta({
    description: 'How this page appears where other pages list it. Without it the page is in no list.',
  })

export const page = z
  .strictObject({
    $schema: z.string().meta({ description: 'Where editors find the rules for this file.' }).optional(),
    title: text("The page's title, in the browser's tab and in search results.", 'Junior High School'),
    description: text('One or two sentences for search results.', 'Three years that lead to the BECE.'),
    aliases: list(alias(), 'Other addresses that show this page.').optional(),
    ...publication,
    reviewBy: inForms(
      date(
        'The day by which somebody should read the page again; from then on "npm run validate" reminds you.',
        '2027-09-01',
      ),
      {
        label: 'Read again by',
        help: 'The day by which somebody should read the page again; from then on you are reminded of it.',
      },
    ).optional(),
    header: choice(
      { overlay: 'Over the opening picture', solid: 'On a ground of its own' },
      'overlay: the header lies over the opening picture; solid: it stands on its own ground. Default: solid.',
      'Where the header lies. Usually on a ground of its own.',
    ).optional(),
    toConfirm: toConfirm('The fees of iPrimary for 2027/28').optional(),
    light: light.optional(),
    summary: summary.optional(),
    sections: list(section, 'What the page shows, from top to bottom.'),
  })
  .meta({
    title: 'Page',
    description: 'A page of the site. The place of the file is the address of the page.',
  })

export type Page = z.infer<typeof page>
export type Summary = z.infer<typeof summary>
