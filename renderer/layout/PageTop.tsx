import type { PageData } from '../../schema/model/viewModel.ts'
import { ContactBar } from './ContactBar.tsx'
import { Header } from './Header.tsx'

/** What is above the main part of a page: contact bar and header. */
export function PageTop({ page: { route, header } }: { page: Pick<PageData, 'route' | 'header'> }) {
  const isOverlay = header === 'overlay'
  return (
    <>
      <ContactBar isTransparent={isOverlay} />
      <Header route={route} isOverlay={isOverlay} />
    </>
  )
}
