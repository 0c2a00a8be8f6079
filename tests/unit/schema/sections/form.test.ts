import { expect, test } from 'vitest'
import { pageFormTargets, siteFormTargets } from '../../../../scripts/site/hosting/headers.ts'
import { siteData } from '../../renderer/siteData.ts'
import { contentOf, smallSite, withFields } from '../../smallSite.ts'

const service = { kind: 'post', url: 'https://forms.example.org/a' }
const formOf = (field: object, fields = {}) => ({
  type: 'form',
  title: 'Visit us',
  fields: [{ name: 'a', label: 'A', ...field }],
  submitText: 'Send',
  subject: 'A visit',
  successMessage: 'Thank you.',
  ...fields,
})

test('D8: a host learns where the forms of all pages go, the template of posts included', () => {
  const post = { kind: 'post', url: 'https://posts.example.org/b' }
  const template = JSON.parse(smallSite['blog/[id].json'] ?? '').sections
  const files = withFields(
    'blog/[id].json',
    { sections: [...template, formOf({ kind: 'text' }, { handler: post })] },
    withFields('blog/index.json', {
      sections: [
        { type: 'blogList', title: 'Blog' },
        formOf({ kind: 'text' }),
        formOf({ kind: 'text' }, { title: 'Ask', handler: service }),
      ],
    }),
  )
  expect(pageFormTargets(contentOf(files))).toEqual([
    'https://forms.example.org',
    'https://posts.example.org',
  ])
  const { footer } = siteData
  const newsletter = { ...footer.newsletter, handler: { kind: 'mailto' } as const }
  expect(siteFormTargets({ ...siteData, footer: { ...footer, newsletter } })).toEqual([
    'https://forms.example',
    'mailto:',
  ])
})
