/** Routes of the site by requirement; each spelling of R-RTE-3, R-RTE-6 and R-RTE-8 in its own list. */
export const stageRoutes = ['pre-school', 'iprimary', 'ils', 'jhs', 'shs', 'igcse', 'a-level'].map(
  name => `/stages/${name}`,
)

export const stageSpellings = ['Pre-School', 'iPrimary', 'ILS', 'JHS', 'SHS', 'IGCSE', 'A-Level'].map(
  name => `/stages/${name}`,
)

export const offeringRoutes = [
  'innovative-learning-spaces',
  'interactive-tech-classrooms',
  'advanced-science-laboratories',
  'cutting-edge-robotics',
  'advanced-computing-laboratories',
  'engaging-extra-curricular-activities',
  'ComprehensiveStudentServices',
  'dynamic-sports-programs',
].map(name => `/offerings/${name}`)

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
