import { z } from 'zod'
import { collection, link, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const pageCards = defineSection(
  'pageCards',
  'The pages of a folder, each with its picture and summary. New pages appear by themselves.',
  {
    title: text('The heading.', 'Seven stages'),
    description: text('A sentence below the heading.', 'First light to noon.').optional(),
    from: collection('Which pages are shown.'),
    show: z
      .enum(['all', 'top', 'leaves'])
      .meta({
        description:
          'all: every page; top: those without a parent; leaves: those that are no parent of another. Default: all.',
      })
      .optional(),
    layout: z
      .enum(['grid', 'wall', 'facade'])
      .meta({
        description:
          'grid: cards in columns; wall: tall bays side by side; facade: windows of unequal width. Default: grid.',
      })
      .optional(),
    action: z
      .strictObject({
        text: text('The words of the link.', 'See the whole journey'),
        link: link('Where it leads.', '/academics'),
      })
      .meta({ description: 'A link below the cards.' })
      .optional(),
  },
)
