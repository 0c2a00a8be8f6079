import type { WordTable } from './WordTable.ts'

/** Words of the header, the menus, the footer and of what lies around every page. */
export const navigationWords = {
  skipToContent: ['Skip to content', 'The first link of every page, for keyboards.'],
  mainNavigation: ['Main', 'What a screen reader calls the main menu.'],
  menu: ['Menu', 'The button of the menu on small screens.'],
  subMenuOf: ['{label}: sub-menu', 'The button that opens a sub-menu, for screen readers.'],
  contactDetails: ['Contact details', 'What a screen reader calls the bar above the header.'],
  quickLinks: ['Quick links', 'The heading of the links in the footer.'],
  footerContact: ['Contact', 'The heading of the address in the footer.'],
  socialNetworks: ['Social networks', 'What a screen reader calls their list in the footer.'],
  notice: ['Notice', 'What a screen reader calls the notice to everybody.'],
  close: ['Close', 'The button that closes a notice, a dialog or a picture.'],
  opensNewTab: ['(opens in a new tab)', 'After the words of a link, for screen readers.'],
  opensMap: ['(opens a map)', 'After an address, for screen readers.'],
  aboutThis: ['about {name}', 'After "Read More" and "Learn more", for screen readers.'],
  loading: ['Loading...', 'While another page loads.'],
} as const satisfies WordTable
