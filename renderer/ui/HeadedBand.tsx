import { type ReactNode, useId } from 'react'
import type { InlineText } from '../../schema/richText/RichText.ts'
import { Band, type BandProps } from './Band.tsx'
import { wrap } from './grid.ts'
import { SectionHead } from './text/SectionHead.tsx'

interface HeadedBandProps extends Pick<BandProps, 'background' | 'className'> {
  section: { id?: string | undefined; title: string; description?: InlineText | undefined }
  children: ReactNode
}

/** A section that begins with its title and description. */
export function HeadedBand({ section, children, ...rest }: HeadedBandProps) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} {...rest}>
      <div className={wrap}>
        <SectionHead id={id} title={section.title} description={section.description} />
        {children}
      </div>
    </Band>
  )
}
