/** What the search says. */
export const searchWords = {
  search: ['Search', 'The button in the header, and the heading of the page that searches.'],
  searchLabel: ['What are you looking for?', 'Above the box of the search.'],
  searchResults: ['Results: {count}', 'How much the search has found.'],
  searchNone: ['Nothing found for “{query}”. Try other words.', 'When the search has found nothing.'],
  searchFailed: [
    'The search could not be loaded. Check your connection, or look at the list of all pages.',
    'When the search cannot be fetched, for instance without a connection.',
  ],
  allPages: ['All pages', 'The heading of the list of all pages, and the links to it.'],
  foundPages: ['Pages', 'Above the pages that the search has found.'],
  foundPosts: ['Posts', 'Above the posts that the search has found.'],
  foundQuestions: ['Questions', 'Above the questions that the search has found.'],
  foundPeople: ['People', 'Above the people whom the search has found.'],
  foundDocuments: ['Documents', 'Above the documents that the search has found.'],
} as const satisfies Record<string, readonly [english: string, where: string]>
