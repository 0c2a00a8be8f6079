import { useEffect } from 'react'
import { useWords } from '../contexts/useWords.ts'
import { SectionError } from './SectionError.tsx'

/** Replaces a page that failed to load. It reloads once the browser is back online. */
export function PageError({ message }: { message: string }) {
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return <SectionError message={message} advice={useWords().pageFailedAdvice} level={1} />
}
