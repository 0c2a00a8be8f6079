import { problemsOf, withFields } from './smallSite.ts'

const FILE = 'blog/index.json'

/** What is said of a section, with the path in it. @param fields of its page */
export const sectionMistakes = (section: Record<string, unknown>, fields = {}): string[] =>
  problemsOf(withFields(FILE, { sections: [section], ...fields }))
    .filter(({ file }) => file === FILE)
    .map(({ path, message, suggestion }) => `${path.slice(2).join('.')}: ${message} ${suggestion}`)
