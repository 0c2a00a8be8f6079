import { z } from 'zod'
import { choice, colour, inForms } from '../fields.ts'
import { lightNames } from '../light.ts'
import { roles } from '../theme/roles.ts'

const light = z
  .strictObject({
    wall: colour('The wall itself. Text stands on it.', '#E0A32E').optional(),
    shade: colour('The shaded inner side of its openings.', '#B47A17').optional(),
    sky: colour('What is seen through its openings.', '#9CC9D0').optional(),
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
  })
  .meta({ description: 'The look of the site. What is not said stays as it is by default.' })

export type SiteTheme = z.infer<typeof theme>
