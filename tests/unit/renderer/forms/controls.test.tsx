import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import { FormControl } from '../../../../renderer/forms/FormControl.tsx'
import type { FormField } from '../../../../schema/sections/shared/formField.ts'
import { siteData } from '../siteData.ts'

const kinds = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'file',
  'textarea',
  'select',
  'radio',
  'checkbox',
] as const

test.each(kinds)('a required field of kind %s says whether it is invalid, in both cases', kind => {
  const field: FormField = { name: 'it', label: 'It', kind, required: true, options: ['One', 'Two'] }
  const html = (error?: string) =>
    renderToStaticMarkup(
      <SiteContext value={siteData}>
        <FormControl field={field} error={error} hidesLabel={false} onChange={() => undefined} />
      </SiteContext>,
    )
  expect(html()).toContain('aria-invalid="false"')
  expect(html()).not.toContain('aria-invalid="true"')
  expect(html('Fill it in.')).toContain('aria-invalid="true"')
})
