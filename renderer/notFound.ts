import type { PageData } from '../schema/data.ts'

/** The page for an address that no page has. Its one sentence is what the error screen says. */
export const notFound = (route: string, message = '404 Not Found'): PageData => ({
  route,
  title: message,
  description: message,
  header: 'solid',
  status: 404,
  sections: [],
})
