/** The colours of a theme by role, with what each is for and the default. */
export const roles = {
  page: ['#F4F5F0', 'The ground of pages.'],
  paper: ['#FCFCF8', 'The ground of panels and form fields on a page.'],
  tint: ['#D9E7DF', 'The ground of bands that stand out quietly.'],
  wall: [
    '#14303D',
    'The ground of the header and of dark bands. Browsers on phones colour their frame with it.',
  ],
  deep: ['#0C222D', 'The ground of the footer, and what lies in deep shade.'],
  contactBar: ['#1B2429', 'The ground of the line with telephone and email above the header.'],
  fixedHeader: ['#FFFFFF', 'The ground of the header once it stays at the top of the window.'],
  ink: ['#10222B', 'Text on light grounds, and the ground of buttons there.'],
  soft: ['#3F5158', 'Quieter text on light grounds.'],
  onDark: ['#FCFCF8', 'Text on dark grounds.'],
  softOnDark: ['#D5E0DE', 'Quieter text on dark grounds.'],
  accent: ['#A43D21', 'Icons, numerals and signs on light grounds.'],
  accentDeep: ['#74260F', 'Accents on tinted grounds.'],
  action: ['#F2A25F', 'The ground of buttons on dark grounds, and accents there.'],
  line: ['#C3CBC3', 'Thin lines on light grounds.'],
  lineStrong: ['#8FA09B', 'Lines that separate more strongly.'],
  lineOnDark: ['#4A6672', 'Lines on dark grounds.'],
  error: ['#A1260D', 'What a form says is wrong.'],
  success: ['#1F5C46', 'What a form says went well.'],
} as const satisfies Record<string, readonly [string, string]>

export type Role = keyof typeof roles
