import styled from '@emotion/styled'
import { useEffect } from 'react'
import { SectionError } from './SectionError.tsx'
import { buttonStyle } from './theme/buttonStyle.ts'

/** Stands in the place of a page that cannot be had: mostly the network is gone, so it is asked for again once that is back. */
export function PageError({ message }: { message: string }) {
  useEffect(() => {
    const loadAgain = () => window.location.reload()
    window.addEventListener('online', loadAgain)
    return () => window.removeEventListener('online', loadAgain)
  }, [])
  return (
    <SectionError message={message} level={1}>
      {/* The address that the page was asked for at. */}
      <Again href="">Try again</Again>
    </SectionError>
  )
}

const Again = styled.a(buttonStyle('dark'))
