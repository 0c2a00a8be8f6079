import { useFile } from '../../contexts/assets.tsx'
import { useSite } from '../../contexts/site.tsx'
import { textLink } from '../../ui/ButtonLink.tsx'
import { describeFile } from '../../ui/viewer/describeFile.ts'

interface DocumentLinkProps {
  text: string
  /** The path as the data has it. */
  pdfUrl: string
}

/** A link to a PDF document, with what it holds. */
export function DocumentLink({ text, pdfUrl }: DocumentLinkProps) {
  const site = useSite()
  const file = useFile(pdfUrl)
  return (
    <p>
      <a className={textLink} href={file?.href ?? pdfUrl}>
        {text}
      </a>{' '}
      {file && `(PDF, ${describeFile(file, site)})`}
    </p>
  )
}
