import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { color, media, size } from '../theme/tokens.ts'
import { Band, Grid, Wrap } from '../ui/Band.tsx'
import { FormView } from '../ui/FormView.tsx'

/** A form on a ground of its own, beside its heading. */
export default function Form({ section }: SectionData<'form'>) {
  const { id, title, description, fields, submitText, subject, successMessage } = section
  return (
    <Band id={id} ground="mint">
      <Wrap>
        <Grid>
          <Intro>
            <Heading>{title}</Heading>
            {description && <Description>{description}</Description>}
          </Intro>
          <Fields>
            <FormView
              fields={fields}
              submitText={submitText}
              subject={subject}
              successMessage={successMessage}
              variant="page"
            />
          </Fields>
        </Grid>
      </Wrap>
    </Band>
  )
}

const Intro = styled.div({
  gridColumn: '1 / -1',
  marginBottom: 40,
  [media.large]: { gridColumn: 'span 5', marginBottom: 0 },
})

const Description = styled.p({
  marginTop: 20,
  maxWidth: '28rem',
  color: color.soft,
  fontSize: size.lead,
  lineHeight: 1.5,
})

const Fields = styled.div({
  gridColumn: '1 / -1',
  maxWidth: '42rem',
  [media.large]: { gridColumn: '7 / -1', maxWidth: 'none' },
})
