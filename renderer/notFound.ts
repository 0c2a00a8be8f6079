import type { PageData } from '../schema/data.ts'

/** The page for an address that no page has. */
export const notFound = (route: string): PageData => failed(route, '404 Not Found', 404)

/** The page for an address whose page cannot be had. Its one sentence is what it says. */
export const failed = (route: string, message: string, status?: 404): PageData => ({
  route,
  title: message,
  description: message,
  header: 'solid',
  status,
  sections: [],
})
