import type { Words } from '../../schema/model/site/words.ts'
import { useSite } from './site.tsx'

/** The words of the interface, in the language of the site. */
export const useWords = (): Words => useSite().words
