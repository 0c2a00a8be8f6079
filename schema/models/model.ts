/** What a new document is made from. */
export interface Wishes {
  /** What it is called, as a person writes it. */
  name: string
  /** The day of writing. */
  today: string
  /** The next place in the list, or the next number of a post. */
  number: number
  /** The number of the newest post so far. */
  newestPost: number | undefined
  /** A page of the site to lead to, else its home page. */
  link(route: string): string
  /** A picture of the site, else another one that is there. */
  picture(path: string): string
}
