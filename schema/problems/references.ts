import type { Explanation } from './explanation.ts'
import {
  wrongIcon,
  wrongLink,
  wrongNetwork,
  wrongOrder,
  wrongPicture,
  wrongRelated,
} from './wrongPassages.ts'

/** Mistakes that show only when documents, pictures and pages are seen together. */
export const referenceProblems = {
  'link-to-nowhere': {
    title: 'A link to a page that does not exist',
    explanation:
      'Visitors who followed it would see an error. Mostly the address is misspelt, or the page has been renamed.',
    example: wrongLink('"/stages/lis"'),
  },
  'link-to-hidden-page': {
    title: 'A link to a page that visitors do not see',
    explanation:
      'Drafts, and pages whose day has not come or has passed, are left out of the website. Whoever followed the link would see an error.',
    example: wrongLink('"/prize-day"'),
  },
  'link-to-no-section': {
    title: 'A link to a place that is not on the page',
    explanation:
      'What follows # in a link is the "id" of a section of that page. Without such a section the link leads to the top of the page only.',
    example: wrongLink('"/stages/ils#fee"'),
  },
  'own-site-by-name': {
    title: 'A link to this website by its whole name',
    explanation:
      'Pages of this site are named by their address alone, from the first slash on: only then is it checked that they are there. What lies below the same name without being part of this website, such as webmail, is listed as "elsewhere" in "_site.json". What begins with "localhost" leads to the computer of whoever follows it, where there is no website.',
    example: wrongLink('"https://www.harbourview.org/stages/ils#fees"'),
  },
  'placeholder-link': {
    title: 'A link that leads nowhere yet',
    severity: 'warning',
    explanation:
      'A single # holds the place of an address that is not known yet. The link is shown, but nobody can follow it.',
    example: wrongNetwork('"#"'),
  },
  'missing-picture': {
    title: 'A picture that is not there',
    example: wrongPicture('"src": "/images/harbor.svg"'),
  },
  'missing-document': {
    title: 'A document that is not there',
    explanation:
      'The path, or the link, names a file in the folder "public". It is misspelt, or the document has not been put there yet. "public" itself is left out: "public/docs/FEES.pdf" is "/docs/FEES.pdf".',
    example: {
      file: 'stages/ils.json',
      wrong: '"/docs/FEES-2026.pdf"',
      right: '"/docs/FEES.pdf"',
    },
  },
  'letter-case': {
    title: 'A path with the wrong capital letters',
    explanation:
      'Some computers take "Hero.svg" and "hero.svg" for the same file, web servers do not. Write the path exactly as the file is called.',
    example: wrongPicture('"src": "/images/Harbour.svg"'),
  },
  'missing-alt-text': {
    title: 'A picture that nobody describes',
    explanation:
      'Visitors who cannot see a picture have its description read to them. One sentence says what it shows.',
    example: {
      file: 'index.json',
      wrong: '"src": "/images/harbour.svg",',
      right: '"src": "/images/harbour.svg",\n          "alt": "Boats before the school",',
    },
  },
  'missing-captions': {
    title: 'Pictures and captions that do not match in number',
    explanation:
      'Each picture of a post has one caption, in the same order, which is also read to those who cannot see it.',
    example: {
      file: '_posts/1.json',
      wrong: '"captions": ["Boats before the school", "The quay"]',
      right: '"captions": ["Boats before the school"]',
    },
  },
  'unknown-icon': {
    title: 'An icon that does not exist',
    explanation: 'Icons come from one collection, shown at lucide.dev/icons. Only its names can be drawn.',
    example: wrongIcon('"icon": "compas"'),
  },
  'unknown-word-in-braces': {
    title: 'A word in braces that stands for nothing',
    explanation:
      'Words in { } are filled in from "_site.json", so that each fact stands in one place. There are only a few of them, and none in the fields from which they are filled in.',
    example: {
      file: 'stages/ils.json',
      wrong: '{phon}',
      right: '{phone}',
    },
  },
  'folder-without-pages': {
    title: 'A list of a folder in which there is nothing to list',
    explanation:
      'A list shows the pages of a folder that have a "summary". Mostly the name of the folder is misspelt.',
    example: {
      file: 'stages/index.json',
      wrong: '"from": "/stage"',
      right: '"from": "/stages"',
    },
  },
  'page-below-itself': {
    title: 'A page that stands below itself',
    explanation:
      'The "parent" of a page is the page above it. Where that one stands below the first again, or is the same, the menu shows neither of them, since it leaves out whatever has pages below it.',
    example: wrongOrder('"order": 1, "parent": "/stages/ils"'),
  },
  'home-page-answers-all': {
    title: 'A home page that answers for every address',
    explanation:
      'A page in "catchAlls" also answers every address below it that no page has. Below the home page is everything: whoever mistypes an address would see the home page, and search engines would list it many times.',
    example: {
      file: '_site.json',
      wrong: '"catchAlls": ["/"]',
      right: '"catchAlls": ["/stages"]',
    },
  },
  'missing-typeface': {
    title: 'A file of a typeface that is not there',
    example: {
      file: '_site.json',
      wrong:
        '"corner": 0, "typefaces": { "displayFile": { "path": "/fonts/own.woff2", "fallback": "serif" } }',
      right: '"corner": 0',
    },
  },
  'missing-post': {
    title: 'A related post that does not exist',
    example: wrongRelated('"relatedPosts": [7]'),
  },
  'post-related-twice': {
    title: 'A related post that is named twice',
    explanation:
      'Below a post stands a card for each of these numbers. The same card twice says nothing more.',
    example: wrongRelated('"relatedPosts": [2, 2]'),
  },
  'post-related-to-itself': {
    title: 'A post that is related to itself',
    example: wrongRelated('"relatedPosts": [1]'),
  },
} as const satisfies Record<string, Explanation>
