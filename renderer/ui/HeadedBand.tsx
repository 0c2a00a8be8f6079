import { type ReactNode, useId } from 'react'
import type { InlineText } from '../../schema/richText/RichText.ts'
import { Band, type BandProps } from './Band.tsx'
import { wrap } from './grid.ts'
import { SectionHead, type SectionHeadProps } from './text/SectionHead.tsx'

interface HeadedBandProps extends Pick<BandProps, 'background' | 'className'> {
  section: { id?: string | undefined; title: string; description?: InlineText | undefined }
  head?: SectionHeadProps['layout']
  children: ReactNode
}

/** A section that begins with its title and description. */
export function HeadedBand({ section, head, children, ...rest }: HeadedBandProps) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id} {...rest}>
      <div className={wrap}>
        <SectionHead id={id} title={section.title} description={section.description} layout={head} />
        {children}
      </div>
    </Band>
  )
}
