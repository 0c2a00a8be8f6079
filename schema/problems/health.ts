import type { Explanation } from './explanation.ts'
import { wrongAlt, wrongContent, wrongDay, wrongLink, wrongTitle } from './wrongPassages.ts'

const uniformPage =
  '{ "title": "Uniform", "description": "What to wear.", "sections": [{ "type": "text", "title": "Uniform", "content": "Blue." }] }'

const summary =
  '"summary": { "name": "Uniform", "description": "What to wear.", "icon": "shirt", "order": 9 }'

/** What is not wrong, but should not stay as it is. Drafts are left in peace. */
export const healthProblems = {
  'placeholder-text': {
    title: 'A text that holds a place for another one',
    severity: 'warning',
    explanation:
      'Words such as "lorem ipsum" or "TBC" are written to be replaced, and so is "[Your …]", which "npm run new" writes into a new document. Visitors read them as they stand.',
    example: {
      file: 'stages/ils.json',
      wrong: '"To be confirmed (TBC)."',
      right: '"Ask the office: {phone}."',
    },
  },
  'garbled-text': {
    title: 'A text that was read in the wrong encoding',
    severity: 'warning',
    explanation:
      'Quotes, dashes and letters with accents become two or three odd signs when one program writes UTF-8 and another reads something else. Nothing brings them back but writing them again.',
    example: wrongContent('"content": "Ask the office â€“ {phone}."'),
  },
  'plain-marks': {
    title: 'Signs for a list, slanted words, a link or a table in a text',
    severity: 'warning',
    explanation:
      'Other programs make a list of lines that begin with "•" or "1.", slanted words of *this*, and a link of an address. Here visitors read the signs, and a table that was pasted becomes one run of words.',
    example: wrongContent('"content": "Bring with you:\\n• the last report\\n• a photograph"'),
  },
  'long-title': {
    title: 'A title that is too long',
    severity: 'warning',
    explanation:
      'Titles are set in large letters, and a long one fills the whole screen of a telephone. Search results cut it off.',
    example: wrongTitle(
      '"title": "All that the families of new pupils have to know about the fees of this school year",',
    ),
  },
  'loud-title': {
    title: 'A title that shouts',
    severity: 'warning',
    explanation:
      'Titles are set in large letters already. Capitals are slower to read, and programs that read pages out may spell them, say "exclamation mark" each time, and call each emoji by its name.',
    example: wrongTitle('"title": "ALL ABOUT FEES!!!",'),
  },
  'loud-text': {
    title: 'A text that shouts',
    severity: 'warning',
    explanation:
      'Whole sentences in capitals are slower to read. Programs that read pages out may spell them, say "exclamation mark" each time, and call each emoji by its name.',
    example: wrongContent('"content": "ALL FEES MUST BE PAID BY FRIDAY."'),
  },
  'long-paragraph': {
    title: 'A paragraph that is too long',
    severity: 'warning',
    explanation:
      'On a telephone such a paragraph is a wall of words, more than a screen high. Each line break in a text begins a new one.',
    example: wrongContent(`"content": "${'Fees are paid at the office. '.repeat(42).trim()}"`),
  },
  'pasted-page': {
    title: 'Words of a menu or of a notice about cookies in a text',
    severity: 'warning',
    explanation:
      'Who copies a whole web page gets its menu, its buttons and its notices too. Here they stand in the middle of the text.',
    example: wrongContent('"content": "Skip to content\\nAsk the office: {phone}."'),
  },
  'repeated-label': {
    title: 'Two entries of a menu with the same words',
    severity: 'warning',
    explanation:
      'Visitors choose by the words alone. Of two entries that say the same nobody can tell which leads where.',
    example: {
      file: '_site.json',
      wrong: '"quickLinks": [{ "label": "Blog", "path": "/blog" }, { "label": "Blog", "path": "/calendar" }]',
      right: '"quickLinks": [{ "label": "Blog", "path": "/blog" }]',
    },
  },
  'mistyped-email': {
    title: 'An email address with a slip in its ending',
    severity: 'warning',
    explanation:
      'Nobody has an address at "gmial.com", or one that ends in ".con". What parents write there comes back, or goes to a stranger.',
    example: {
      file: '_site.json',
      wrong: '"email": "office@harbourview.con"',
      right: '"email": "office@harbourview.org"',
    },
  },
  'differing-fact': {
    title: 'A fact that stands otherwise in another place',
    severity: 'warning',
    explanation:
      'Telephone numbers, email addresses, opening hours, fees and names change in one place and are forgotten in another. Words in braces, such as {phone}, are filled in from the contact details and never differ.',
    example: wrongContent('"content": "Ask the office: +233 30 132 4567."'),
  },
  'past-day': {
    title: 'A draft that is to appear or to leave on a day that has passed',
    severity: 'warning',
    explanation:
      'Mostly the year is mistyped, or the draft waited too long. It would appear at once, or never.',
    example: {
      file: 'uniform.json',
      wrong: 'The draft "uniform.json" has the day "2020-01-05" in "publishOn".',
      right: 'The day is still to come, or there is none.',
      mistake: {
        'pages/uniform.json': uniformPage.replace('{', '{ "draft": true, "publishOn": "2020-01-05",'),
      },
      fixed: { 'pages/uniform.json': uniformPage.replace('{', '{ "draft": true,') },
    },
  },
  'review-due': {
    title: 'A page whose day to be looked through has passed',
    severity: 'warning',
    explanation:
      'Fees, dates and requirements change without anybody thinking of the website. The day in "reviewBy" is a promise to read the page again.',
    example: {
      file: 'calendar.json',
      wrong: '"reviewBy": "2026-05-01"',
      right: '"reviewBy": "2027-05-01"',
    },
  },
  'past-notice': {
    title: 'A notice that is over',
    severity: 'warning',
    explanation:
      'A notice in "_site.json" stands on every page until the last of its days. After that nobody sees it, and it can be deleted.',
    example: {
      file: '_site.json',
      wrong:
        '"notice": { "text": "School opens late today.", "from": "2025-01-06", "until": "2025-01-07" },\n  "formHandler"',
      right: '"formHandler"',
    },
  },
  'outdated-year': {
    title: 'A year that has passed',
    severity: 'warning',
    explanation:
      'With every new year a few lines have to be changed that nobody looks at: the copyright line, and the school year in headings and descriptions above the dates of the next one.',
    example: {
      file: '_site.json',
      wrong: '"copyrightYear": 2024',
      right: '"copyrightYear": 2026',
    },
  },
  'repeated-title': {
    title: 'Two pages or posts with the same title',
    severity: 'warning',
    explanation:
      'The title stands in the tab of the browser and in search results, where two pages of the same title cannot be told apart. Mostly a page was copied, or a post written twice. Posts that come again every year are left alone.',
    example: {
      file: 'stages/index.json',
      wrong: '"title": "Calendar",\n  "description"',
      right: '"title": "Stages",\n  "description"',
    },
  },
  'repeated-description': {
    title: 'Two pages with the same description',
    severity: 'warning',
    explanation:
      'Search results show the description below the title. One that stands below two of them says of neither what is to be found there. Mostly a page was copied.',
    example: {
      file: 'stages/index.json',
      wrong: '"description": "The terms of the year."',
      right: '"description": "Every stage of the school."',
    },
  },
  'page-in-no-list': {
    title: 'A page that the lists of its folder leave out',
    severity: 'warning',
    explanation:
      'Menus and lists show the pages of a folder that have a "summary". A page without one, among others that have it, is missing there. One that belongs in no list can lie in another folder.',
    example: {
      file: 'stages/uniform.json',
      wrong: 'A page "uniform.json" without a "summary" lies in the folder "stages".',
      right: 'It has a "summary", or it lies elsewhere and a link leads to it.',
      mistake: { 'pages/stages/uniform.json': uniformPage },
      fixed: { 'pages/stages/uniform.json': uniformPage.replace('{', `{ ${summary},`) },
    },
  },
  'unreached-page': {
    title: 'A page to which nothing leads',
    severity: 'warning',
    explanation:
      'Visitors come to a page by a link, by the menu, by the foot of all pages, or by a list of the pages of its folder. A page that none of these leads to is found by those alone who know its address.',
    example: {
      file: 'uniform.json',
      wrong: 'There is a new page "uniform.json", and no other page names "/uniform".',
      right:
        'A button of another page leads to "/uniform"; or nobody needs the page, and the file is deleted.',
      mistake: { 'pages/uniform.json': uniformPage },
    },
  },
  'unlikely-date': {
    title: 'A day that is probably not meant',
    severity: 'warning',
    explanation:
      'A year is mistyped easily: 2062 for 2026. A page that comes or leaves on such a day is missing without a word, and a post from the future stands above all others for years. "publishOn" is the day on which a post appears by itself.',
    example: wrongDay('"date": "2062-10-24"'),
  },
  'link-to-leaving-page': {
    title: 'A link to a page that will leave the website',
    severity: 'warning',
    explanation:
      'The page has a day in "unpublishOn". On that day whatever still links to it becomes a mistake, and the website cannot be built until it is mended.',
    example: wrongLink('"/exhibition"'),
  },
  'alt-text-is-file-name': {
    title: 'A description that is the name of a file',
    severity: 'warning',
    explanation:
      'Visitors who cannot see a picture have its description read to them. "IMG_2041.jpg" tells them nothing.',
    example: wrongAlt('"alt": "IMG_2041.jpg"'),
  },
  'alt-text-without-words': {
    title: 'A description that could be that of any picture',
    severity: 'warning',
    explanation:
      'Visitors who cannot see a picture have its description read to them. That it is a picture they are told anyway.',
    example: wrongAlt('"alt": "Photo"'),
  },
  'alt-text-says-picture': {
    title: 'A description that begins by saying that it describes a picture',
    severity: 'warning',
    explanation:
      'Programs that read pages out say "picture" before each description. With "Photo of" in it, visitors hear that twice, each time.',
    example: wrongAlt('"alt": "Photo of boats before the school"'),
  },
  'long-alt-text': {
    title: 'A description that is too long',
    severity: 'warning',
    explanation:
      'A description is read out at one go, and nobody can skim it. What takes more than a sentence or two belongs in a text, where everybody can read it.',
    example: wrongAlt(`"alt": "${'Boats before the school. '.repeat(12).trim()}"`),
  },
  'repeated-alt-text': {
    title: 'A description that says what stands beside it',
    severity: 'warning',
    explanation:
      'Visitors who cannot see a picture hear its description and then the words beside it. The same words twice tell them nothing about the picture.',
    example: wrongAlt('"alt": "A morning in May"'),
  },
  'heading-without-text': {
    title: 'A heading with nothing to read below it',
    severity: 'warning',
    explanation:
      'A heading promises something. Below this one stand only signs, the heading again, or a list that is still empty.',
    example: wrongContent('"content": "Fees"'),
  },
  'missing-fact': {
    title: 'A fact that is not written yet',
    severity: 'warning',
    explanation:
      'Visitors come to a page for what it costs, when it is and how it went. Where such a fact is missing they read that they should ask the office, and the office is asked by each of them.',
    example: {
      file: 'stages/ils.json',
      wrong: '{ "name": "Year 7" }',
      right: '{ "name": "Year 7", "amounts": [9500] }',
    },
  },
  'heavy-page': {
    title: 'A page that takes long to load',
    severity: 'warning',
    explanation:
      'Many families read the site on a telephone and pay for every megabyte. A page should need no more than one, pictures included.',
    example: {
      file: 'index.json',
      line: 7,
      wrong: 'The picture "harbour.svg" holds 3 MB.',
      right: 'It is made smaller before it is put into the folder "public".',
      mistake: {
        'public/images/harbour.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">${' '.repeat(3_000_000)}</svg>`,
      },
    },
  },
  'category-spelling': {
    title: 'One category of the blog in two spellings',
    severity: 'warning',
    explanation:
      '"Stem" and "STEM" are one category to readers, and two to everything that gathers posts by their category. The spelling that more posts have is kept.',
    example: {
      file: '_posts/2.json',
      wrong: '"categories": ["sports"]',
      right: '"categories": ["Sports"]',
    },
  },
  'category-without-page': {
    title: 'A category of the blog that can have no page',
    severity: 'warning',
    explanation:
      'Each category is a page with all its posts, at an address made of the letters and digits of its name, in any language. A name of signs alone leaves nothing to make one of.',
    example: {
      file: '_posts/2.json',
      wrong: '"categories": ["***"]',
      right: '"categories": ["Sports"]',
    },
  },
  'similar-category': {
    title: 'A category whose name is almost that of another one',
    severity: 'warning',
    explanation:
      'Each category has a page of its own. A slip in the name of one makes a second page, with this post alone, and the page of the other lacks it.',
    example: {
      file: '_posts/2.json',
      wrong: '"categories": ["Sprots"]',
      right: '"categories": ["Sports"]',
    },
  },
  'missing-ages': {
    title: 'A table of ages without any age',
    severity: 'warning',
    explanation:
      'An "ageFinder" section shows for which ages the pages of a folder are. Each of them says it in its summary; here none does.',
    example: {
      file: 'stages/index.json',
      wrong:
        '"sections": [{ "type": "ageFinder", "title": "Which stage?", "from": "/stages", "yearBegins": "09-01" }, ',
      right: '"sections": [',
    },
  },
} as const satisfies Record<string, Explanation>
