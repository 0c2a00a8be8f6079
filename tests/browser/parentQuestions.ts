/** What a parent wants to know, and the way to the answer: at most two taps from the home page. */
export interface Question {
  asks: string
  /** The names of the links to tap. A link of the menu is tapped after the menu has been opened, which is a tap as well. */
  taps: readonly [Tap] | readonly [Tap, Tap]
  route: string
  /** The main heading of that page. */
  heading: string
  answers: readonly RegExp[]
}

export type Tap = 'Menu' | RegExp

export const questions: readonly Question[] = [
  {
    asks: 'What does each stage cost?',
    taps: [/^Fees/],
    route: '/admissions/fees',
    heading: 'Fees',
    answers: [/GHS 6,200 to 6,900 a term/, /the admissions office confirms every fee.*ask by telephone/],
  },
  {
    asks: 'Which stage takes a child of four, and which one of twelve?',
    taps: [/^Stages Which one at which age/],
    route: '/stages',
    heading: 'Academic stages',
    answers: [/^6 months to 5 years$/, /^ILS$/, /^about 11 to 14 years$/],
  },
  {
    asks: 'What is the next date?',
    taps: [/^Dates/],
    route: '/about/calendar',
    heading: 'Calendar',
    answers: [/^Next$/],
  },
  {
    asks: 'How do I reach the office?',
    taps: [/^Contact/],
    route: '/admissions/visit#contact',
    heading: 'Visit us',
    answers: [/on weekdays from 8 am to 3 pm/, /^Telephone$/, /^WhatsApp$/],
  },
  {
    asks: 'Where is the school?',
    taps: [/^Visit us/],
    route: '/admissions/visit',
    heading: 'Visit us',
    answers: [/^Address$/, /^Shikpontele, Opposite the China Mall, Accra, Ghana/],
  },
  {
    asks: 'What are the results, of which year, and what do they mean?',
    taps: [/^What the rates mean/],
    route: '/about/results',
    heading: 'Results',
    answers: [/^100%$/, /^98%\+$/, /The year and the number of candidates.*ask by telephone/],
  },
  {
    asks: 'Is my child safe, is there a bus, what is there for lunch?',
    taps: [/^Student Life/],
    route: '/about/daily-life',
    heading: 'Daily life',
    answers: [/^Safety$/, /^School bus$/, /^Lunch$/],
  },
  {
    asks: 'Can we visit?',
    taps: [/^Visit us/],
    route: '/admissions/visit',
    heading: 'Visit us',
    answers: [/^Ask for a visit$/, /Come on a school morning/],
  },
  {
    asks: 'How do we apply?',
    taps: ['Menu', /^Apply/],
    route: '/admissions/apply',
    heading: 'Apply',
    answers: [/^How to apply$/, /^Get in touch$/],
  },
  {
    asks: 'What facilities are there?',
    taps: [/^All facilities/],
    route: '/offerings',
    heading: 'Facilities',
    answers: [/^Eight facilities and programmes$/, /^Innovative Learning Spaces$/],
  },
  {
    asks: 'Who leads the school?',
    taps: [/^Our people/],
    route: '/about/people',
    heading: 'Our people',
    answers: [/^Head of School$/, /^Admissions officer$/, /^Head of Pre-School$/],
  },
]
