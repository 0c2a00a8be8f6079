import { defaultWords } from '../../../schema/model/site/words.ts'
import { lookOf, resolveTheme } from '../../../schema/model/theme/resolveTheme.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'

const theme = resolveTheme()

/** What pages share, where a test does not mind what it is. */
export const siteData: SiteData = {
  name: 'Harbour View School',
  description: 'A school.',
  origin: 'https://www.school.example',
  base: '/',
  locale: 'en-GB',
  hasSearch: true,
  words: defaultWords,
  theme,
  look: lookOf(theme),
  fonts: {
    display: { common: '/besley.woff2', whole: '/besley-whole.woff2' },
    text: { common: '/cabin.woff2', whole: '/cabin-whole.woff2' },
  },
  print: '/print.css',
  logo: { light: '/light.svg', dark: '/dark.svg' },
  contact: { address: '1 Harbour Road', phone: '+233 30 123 4567', email: 'office@school.example' },
  navigation: [],
  footer: {
    text: 'A school.',
    credit: 'Made here',
    copyrightYear: 2025,
    quickLinks: [],
    social: [],
    newsletter: { title: 'News', fields: [], submitText: 'Go', subject: 'News', successMessage: 'Thanks.' },
  },
  formHandler: { kind: 'post', url: 'https://forms.example/abc' },
  pictures: {},
  icons: {},
  fallbacks: [],
}
