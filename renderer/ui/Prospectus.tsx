import { useFile } from '../contexts/assets.tsx'
import { Island } from './Island.tsx'
import ProspectusButton, { type ProspectusButtonProps } from './ProspectusButton.tsx'

interface ProspectusProps extends Omit<ProspectusButtonProps, 'href' | 'file'> {
  /** The path as the data has it. */
  pdfUrl: string
}

/** A PDF document that is read in a dialog: a link, until the browser has the code of the dialog. */
export function Prospectus({ pdfUrl, ...rest }: ProspectusProps) {
  const file = useFile(pdfUrl)
  const props = { ...rest, file, href: file?.href ?? pdfUrl }
  return (
    <Island name="prospectusButton" props={props}>
      <ProspectusButton {...props} />
    </Island>
  )
}
