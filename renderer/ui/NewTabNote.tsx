import { useWords } from '../contexts/useWords.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Says that a link opens in a new tab, after its words. */
export const NewTabNote = () => <VisuallyHidden> {useWords().opensNewTab}</VisuallyHidden>
