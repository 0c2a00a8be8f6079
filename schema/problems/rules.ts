import type { Explanation } from './explanation.ts'

/** Mistakes between fields that are each right by themselves. */
export const ruleProblems = {
  'repeated-id': {
    title: 'Two sections, or two fields of a form, with the same name',
    explanation:
      'A link leads to a section by its "id", and an answer belongs to a field by its "name". Two of the same cannot be told apart.',
  },
  'post-section-on-page': {
    title: 'A section for blog posts on another page',
    explanation:
      'Some sections show the post that a visitor has opened. On any other page there is no post to show.',
  },
  'missing-group': {
    title: 'A subject without a group, where others have one',
    explanation:
      'Subjects are shown group by group as soon as one of them has a group. One without would stand nowhere.',
  },
  'incomplete-button': {
    title: 'A button without words, or without a link',
    explanation: 'A button is its words and the place that it leads to. One without the other is of no use.',
  },
  'end-before-start': {
    title: 'Something that ends before it begins',
    explanation: 'Of two dates the later one is the end. Mostly a year or a month is mistyped.',
  },
  'page-always-shown': {
    title: 'A draft, or a day, for a page that the website cannot do without',
    explanation:
      'The home page, and the page that shows the posts of the blog, are always there. Their words can change, they cannot be taken away.',
  },
  'missing-choices': {
    title: 'A choice without anything to choose from',
    explanation:
      'A field of the kind "select" lets visitors choose. It needs a list of what there is to choose.',
  },
  'two-submenus': {
    title: 'A menu entry with two menus below it',
    explanation:
      'The entries below a menu entry are written out, or taken from a folder of pages. Both at once is one too many.',
  },
  'placeholder-contact': {
    title: 'A telephone number or an email address that is not real yet',
    severity: 'warning',
    explanation:
      'Numbers that end in 000 0000 and addresses that end in ".example" belong to nobody. Visitors who use them reach nobody.',
  },
  'rules-differ': {
    title: 'Editor and check do not agree',
    explanation:
      'The rules that your editor uses are made from those of this check. When the two differ, the program is at fault, not you.',
  },
} as const satisfies Record<string, Explanation>
