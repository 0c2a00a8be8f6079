/** Words of the interface by key. Names in braces are filled in when the words are shown. */
export type WordTable = Readonly<Record<string, readonly [english: string, where: string]>>

/** The words that pages say by themselves, each with its English default and the place where visitors meet it. */
export const coreWords = {
  // Words of the header, the menus, the footer and of what is around every page.
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

  // Words that several sections add to their texts, or other parts of pages.
  readMore: ['Read More', 'The link of a post in a list.'],
  loadingPosts: ['Loading blog posts...', 'While the list of posts loads.'],
  categories: [
    'Categories',
    'What a screen reader calls the categories of a post, and the links to all of them.',
  ],
  categoryDescription: [
    'Posts of {name} in the category {category}, newest first.',
    'What search engines show of the page of a category.',
  ],
  blogTitle: ['{name} Blog', 'The title of the feed of posts.'],
  fromTo: ['{from} to {to}', 'Days, dates and hours, from the first to the last.'],
  eventNow: ['Now', 'Beside an event that is on.'],
  eventNext: ['Next', 'Beside the event that comes next.'],
  address: ['Address', 'Contact details.'],
  telephone: ['Telephone', 'Contact details.'],
  email: ['Email', 'Contact details.'],
  openingHours: ['Opening hours', 'The heading above the hours.'],
  feesClass: ['Class', 'The first column of a table of fees.'],
  amount: ['Amount', 'A column of the other charges.'],
  perTerm: ['{amount} a term', 'How often a charge is paid.'],
  perYear: ['{amount} a year', 'How often a charge is paid.'],
  askOffice: ['Ask the office: {phone}', 'In place of an amount that is not known.'],

  // Words of pictures, videos and documents.
  pictureNumber: ['Picture {number}', 'What a picture without a text is called.'],
  pictureOf: ['Picture {number} of {total}', 'A dot of a carousel, for screen readers.'],
  picture: ['Picture', 'Before the position in a carousel, for screen readers.'],
  positionOf: ['{number} of {total}', 'The position in a carousel.'],
  shownPictures: [
    '{shown} of {total} pictures. The arrows and dots lead to all of them.',
    'Below the small pictures of a carousel that has more.',
  ],
  choosePicture: ['Choose a picture', 'What a screen reader calls the dots of a carousel.'],
  previousPicture: ['Previous picture', 'An arrow of a carousel.'],
  nextPicture: ['Next picture', 'An arrow of a carousel.'],
  carousel: ['carousel', 'What a screen reader calls pictures that show one at a time.'],
  slide: ['slide', 'What a screen reader calls one picture of a carousel.'],
  previous: ['Previous', 'An arrow beside a picture in full screen.'],
  next: ['Next', 'An arrow beside a picture in full screen.'],
  lightbox: ['Lightbox', 'What a screen reader calls a picture in full screen.'],
  photoGallery: ['Photo gallery', 'What a screen reader calls the pictures in full screen.'],
  caption: ['Caption', 'What a screen reader calls the text below a picture.'],
  download: ['Download', 'The button that saves a picture.'],
  zoomIn: ['Zoom in', 'The button that enlarges a picture or a document.'],
  zoomOut: ['Zoom out', 'The button that makes a picture or a document smaller.'],
  pictureNotSaved: [
    'The picture could not be downloaded. Please try again.',
    'When a picture cannot be saved.',
  ],
  document: ['Document', 'What a screen reader calls a PDF document that is shown.'],
  loadingPdf: ['Loading PDF...', 'While a PDF document loads.'],
  loadingPage: ['Loading page...', 'While a page of a PDF document loads.'],
  pdfFailed: ['Failed to load PDF. Please try again.', 'When a PDF document does not load.'],
  pdfLocked: [
    'This document asks for a password. Download it to open it.',
    'When a PDF document cannot be shown without a password.',
  ],
  downloadPdf: ['Download PDF', 'The link that saves a PDF document.'],
  previousPage: ['Previous page', 'A button of the PDF viewer.'],
  nextPage: ['Next page', 'A button of the PDF viewer.'],
  pageOf: ['Page {page} of {pages}', 'The position in a PDF document.'],
  onePage: ['{pages} page', 'The length of a PDF document of one page.'],
  manyPages: ['{pages} pages', 'The length of a PDF document.'],
  kilobytes: ['{size} kB', 'The size of a file.'],
  megabytes: ['{size} MB', 'The size of a large file.'],

  // Words of forms and of what follows when they are sent.
  chooseOne: ['Choose one', 'In a list to choose from, before a choice is made.'],
  optional: ['(optional)', 'After the label of a field that may stay empty.'],
  leaveEmpty: ['Leave this empty', 'A field that only robots see.'],
  yes: ['Yes', 'What a ticked box sends.'],
  no: ['No', 'What a box that is not ticked sends.'],
  sending: ['Sending…', 'On the button, while a form is sent.'],
  sendsByMail: [
    '“{button}” opens your own email app with your message written out. Nothing is sent until you send it there.',
    'Above the button of a form that writes an email.',
  ],
  sendsTo: ['“{button}” sends your answers to {name}.', 'Above the button of a form.'],
  sendsThrough: [
    '“{button}” sends your answers to {name}, through the form service {service}.',
    'Above the button of a form that goes through a service.',
  ],
  mailOpened: [
    'Your email app should be open now, with your message in it. Send it from there. If nothing opened, reach us another way:',
    'After the button of a form that writes an email.',
  ],
  sendFailed: [
    'That could not be sent. What you typed is still here: try again, or reach us another way:',
    'When a form could not be sent.',
  ],
  callPhone: ['Call {phone}', 'One of the other ways, below a form and where the search finds nothing.'],
  sendByWhatsApp: ['Send it by WhatsApp', 'One of the other ways, below a form.'],
  copyMessage: ['Copy message', 'One of the other ways, below a form.'],
  copied: ['Copied. Paste it into an email to {email}.', 'When a message is copied.'],
  copyByHand: [
    'Copy the message below, and paste it into an email to {email}.',
    'When the browser does not copy.',
  ],
  yourMessage: ['Your message', 'What a screen reader calls the message to copy.'],
  upToSize: ['up to {size} MB', 'The largest file that a form takes.'],

  // What a form says of an answer that it does not take.
  fillIn: ['Fill in “{label}”.', 'Of a field that is empty.'],
  chooseAnswer: ['Choose an answer for “{label}”.', 'Where nothing is chosen.'],
  chooseFile: ['Choose a file for “{label}”.', 'Where no file is chosen.'],
  tickBox: ['Tick this box to go on.', 'Of a box that must be ticked.'],
  enterNumber: ['Enter a whole number, such as 2.', 'Of an answer that is no number.'],
  enterDate: ['Enter a date with its day, month and year.', 'Of an answer that is no date.'],
  enterEmail: ['Enter an email address such as name@example.com.', 'Of an answer that is no email address.'],
  numberUpTo: ['Enter {max} or less.', 'Of a number that is too large.'],
  numberFrom: ['Enter {min} or more.', 'Of a number that is too small.'],
  numberBetween: ['Enter a number from {min} to {max}.', 'Of a number that is too small or too large.'],
  dayUpTo: ['Choose a day up to {last}.', 'Of a date that is too late.'],
  dayFrom: ['Choose a day from {first} on.', 'Of a date that is too early.'],
  dayBetween: ['Choose a day from {first} to {last}.', 'Of a date that is too early or too late.'],
  wrongKind: [
    '“{name}” cannot be sent here. Choose a file of another kind: {kinds}.',
    'Of a file that a form does not take.',
  ],
  tooLarge: ['“{name}” is larger than {size} MB. Choose a smaller file.', 'Of a file that is too large.'],

  // What visitors read when something is missing or has failed.
  errorHeading: ['Unexpected Application Error!', 'The heading where something has failed.'],
  missingHeading: [
    'Unexpected Application Error!',
    'The heading of the page for an address that no page has.',
  ],
  notFound: ['404 Not Found', 'For an address that no page has.'],
  notFoundAdvice: [
    'This page is not here. It may have moved, or there is a slip in its address. Most visitors look for one of these:',
    'Below that, before the ways that visitors ask for most.',
  ],
  pageFailedAdvice: [
    'The connection may be lost, or the website does not answer. Wait a moment and try again, or call {phone}.',
    'In the place of a page that failed to load.',
  ],
  backToHome: ['Back to the home page', 'The first of those ways.'],
  tryAgain: ['Try again', 'The button that loads something again.'],
  sectionFailed: [
    'This part of the page could not be shown. Try again, or call {phone}.',
    'In the place of a section that failed.',
  ],
  postFailed: ['The post could not be loaded', 'The heading when a post of the blog does not load.'],
  postFailedAdvice: [
    'The connection was lost, or the website did not answer. Try again in a moment.',
    'Below that heading.',
  ],
  backToBlog: ['Back to Blog', 'The link from a post that does not load.'],

  // What the search says.
  search: ['Search', 'The button in the header, and the heading of the page that searches.'],
  searchLabel: ['What are you looking for?', 'Above the box of the search.'],
  searchResults: ['Results: {count}', 'How much the search has found.'],
  searchNone: ['Nothing found for “{query}”. Try other words.', 'When the search has found nothing.'],
  searchFailed: [
    'The search could not be loaded. Check your connection, or look at the list of all pages.',
    'When the search cannot be fetched, for instance without a connection.',
  ],
  allPages: ['All pages', 'The heading of the list of all pages, and the links to it.'],
} as const satisfies WordTable
