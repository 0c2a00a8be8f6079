/** For what is the same on every page: the one that costs a browser least, a third of the home page. */
export const anyRoute = '/accessibility'

export const stageRoutes = ['pre-school', 'iprimary', 'ils', 'jhs', 'shs', 'igcse', 'a-level'].map(
  name => `/stages/${name}`,
)

export const blogRoutes = ['/blog', '/blog/1', '/blog/2', '/blog/3']

/** Every kind of page, and between them every section type; "npm run audit" looks at all pages. */
export const kinds = [
  '/',
  '/about',
  '/about/calendar',
  '/accessibility',
  '/academics',
  '/admissions/apply',
  '/stages',
  '/stages/senior-secondary',
  '/stages/pre-school',
  '/stages/a-level',
  '/offerings/cutting-edge-robotics',
  '/blog',
  '/blog/1',
  '/404.html',
]
