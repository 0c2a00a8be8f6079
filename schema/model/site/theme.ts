import { z } from 'zod'
import { choice, colour, fontPath, HELP, inForms } from '../fields.ts'
import { lightNames } from '../light.ts'
import { roles } from '../theme/roles.ts'
import { typefaces } from '../theme/typefaces.ts'

const light = z
  .strictObject({
    wall: colour('The wall itself. Text stands on it.', '#E0A32E').optional(),
    shade: colour('The shaded inner side of its openings.', '#B47A17').optional(),
    sky: colour('What is seen through its openings.', '#9CC9D0').optional(),
    sun: colour('The sun behind it.', '#F7C23C').optional(),
    quiet: inForms(
      colour('Quieter text on the wall. Without it, all text on the wall has one colour.', '#FFFFFF'),
      { label: 'Quieter text' },
    ).optional(),
    block: choice(
      {
        round: 'Round',
        arch: 'Arch',
        leaf: 'Leaf',
        quarter: 'Quarter circle',
        slot: 'Slot',
        quatrefoil: 'Quatrefoil',
        octagon: 'Octagon',
      },
      'The shape of the openings of a wall of blocks.',
      'The shape of the openings.',
    ).optional(),
  })
  .meta({ description: 'The colours of a wall in this light. Its text is dark or light by itself.' })
  .optional()

const ownTypeface = z
  .strictObject({
    path: inForms(fontPath('The file of the typeface, with weights from 400 to 700.', '/fonts/own.woff2'), {
      help: 'The typeface, with weights from 400 to 700.',
    }),
    fallback: choice(
      { serif: 'With serifs', sans: 'Without serifs' },
      'What shows until it has loaded: a font with serifs or one without.',
      'The font that shows until it has loaded.',
    ),
  })
  .meta({ description: 'A typeface of your own in place of one of these.' })

/** The look of a site, where it differs from the default. */
export const theme = z
  .strictObject({
    colours: z
      // The keys stay the same; Object.fromEntries widens them.
      .strictObject(
        Object.fromEntries(
          Object.entries(roles).map(([role, [example, purpose]]) => [
            role,
            colour(purpose, example).optional(),
          ]),
        ) as Record<keyof typeof roles, z.ZodOptional<z.ZodString>>,
      )
      .meta({ description: 'The colours by what they are for.' })
      .optional(),
    lights: z
      .strictObject(
        Object.fromEntries(lightNames.map(name => [name, light])) as Record<
          (typeof lightNames)[number],
          typeof light
        >,
      )
      .meta({ description: 'The walls of pages that name a light, from first light to noon.' })
      .optional(),
    walls: choice(
      { blocks: 'Breeze blocks', weave: 'A woven mat', plain: 'Plain' },
      'The pattern of walls.',
    ).optional(),
    corner: z
      .int()
      .min(0)
      .max(24)
      .meta({
        description:
          'How round the corners of buttons, panels, pictures and form fields are, in pixels. Default: 0.',
        [HELP]: 'How round the corners of buttons, panels, pictures and form fields are, in pixels.',
        examples: [8],
      })
      .optional(),
    typefaces: z
      .strictObject({
        display: choice(typefaces, 'The typeface of headings.').optional(),
        text: choice(typefaces, 'The typeface of everything else.').optional(),
        displayFile: inForms(ownTypeface, { label: 'Typeface of your own for headings' }).optional(),
        textFile: inForms(ownTypeface, { label: 'Typeface of your own for text' }).optional(),
      })
      .meta({ description: 'The typefaces of the site.' })
      .optional(),
    space: choice(
      { compact: 'Compact', regular: 'Regular', generous: 'Generous' },
      'How much space there is above and below each section.',
      'The space above and below each section.',
    ).optional(),
    scale: choice({ calm: 'Calm', regular: 'Regular', large: 'Large' }, 'How large headings are.').optional(),
    header: choice(
      { dark: 'Dark', light: 'Light', centred: 'Light, with the mark above the menu' },
      'The header of pages.',
    ).optional(),
  })
  .meta({
    description: 'The look of the site. What is not said stays as it is by default.',
    [HELP]: 'The look of the site, where it differs from the usual one.',
  })

export type SiteTheme = z.infer<typeof theme>
