import { leavesOf, shown } from '../model/entries.ts'
import { action, choice, collection, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const pageCards = defineSection('pageCards', {
  description: 'The pages of a folder, each with its picture and summary. New pages appear by themselves.',
  help: 'The pages below another one, each with its picture and summary. New pages appear by themselves.',
  synonyms: 'pages, links, list, offerings, list of pages',
  fields: {
    ...titled('Seven stages', 'First light to noon.'),
    from: collection('Which pages are shown.'),
    show: choice(
      { all: 'Every page', top: 'Pages without a parent', leaves: 'Pages that are no parent of another' },
      'all: every page; top: those without a parent; leaves: those that are no parent of another. Default: all.',
      'Which of them are shown. Usually every page.',
    ).optional(),
    layout: choice(
      { grid: 'Cards in columns', wall: 'Tall bays side by side', facade: 'Windows of unequal width' },
      'grid: cards in columns; wall: tall bays side by side; facade: windows of unequal width. Default: grid.',
      'How they stand. Usually as cards in columns.',
    ).optional(),
    action: action('A link below the cards.', 'See the whole journey', '/academics'),
  },
  resolve({ from, show = 'all' }, site) {
    const tree = site.entries(from)
    const listed = {
      top: () => tree,
      leaves: () => leavesOf(tree),
      all: () => tree.flatMap(entry => [entry, ...entry.children]),
    }
    return {
      entries: shown(listed[show](), ['description', 'detail', 'image', 'light', 'isCurrent']),
      isItemList: true,
    }
  },
  presets: {
    'A wall of tall bays': {
      id: 'stages',
      title: 'Seven stages',
      description: 'First light to noon.',
      from: '/stages',
      show: 'leaves',
      layout: 'wall',
      action: { text: 'See the whole journey', link: '/academics' },
    },
    'A façade of windows': {
      id: 'facade',
      title: 'Open any door',
      description: 'Behind one a robot is being asked, again, to turn left.',
      from: '/offerings',
      layout: 'facade',
    },
    'Cards in columns: only pages without a parent': {
      id: 'grid',
      title: 'The line of stages',
      description: 'First light to noon.',
      from: '/stages',
      show: 'top',
    },
  },
})
