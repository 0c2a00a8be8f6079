import { useFile } from '../contexts/AssetsContext.ts'
import { Island, inSection } from './Island.tsx'
import ProspectusButton, { type ProspectusButtonProps } from './ProspectusButton.tsx'

interface ProspectusIslandProps extends Omit<ProspectusButtonProps, 'href' | 'file'> {
  /** The path as the data has it. */
  pdfUrl: string
}

/** A PDF document that is read in a dialog: a link, until the browser has the code of the dialog. */
export function ProspectusIsland({ pdfUrl, ...rest }: ProspectusIslandProps) {
  const file = useFile(pdfUrl)
  const props = { ...rest, file, href: file?.href ?? pdfUrl }
  return (
    <Island className={inSection} name="prospectusButton" data={{ props }}>
      <ProspectusButton {...props} />
    </Island>
  )
}
