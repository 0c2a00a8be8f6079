/** What a parent wants to know, and the way to the answer: at most two taps from the home page. */
export interface Question {
  asks: string
  /** The names of the links to tap. A link of the menu is tapped after the menu has been opened, which is a tap as well. */
  taps: readonly [Tap] | readonly [Tap, Tap]
  route: string
  answers: readonly RegExp[]
}

export type Tap = 'Menu' | RegExp

export const questions: readonly Question[] = [
  {
    asks: 'What does each stage cost?',
    taps: [/^Fees/],
    route: '/admissions/fees',
    answers: [/Fees are due on 25 August, 4 January and 6 April/, /^GHS 9,200–9,600$/],
  },
  {
    asks: 'Which stage takes a child of four, and which one of twelve?',
    taps: [/^Stages Which one at which age/],
    route: '/stages',
    answers: [/^6 months to 5 years$/, /^ILS$/, /^about 11 to 14 years$/],
  },
  {
    asks: 'What is the next date?',
    taps: [/^Dates/],
    route: '/about/calendar',
    answers: [
      /^Next$/,
      /The first term ends on Thursday 17 December 2026, and the second begins on Monday 11 January/,
    ],
  },
  {
    asks: 'How do I reach the office?',
    taps: [/^Contact/],
    route: '/admissions/visit#contact',
    answers: [/on weekdays from 8 am to 3 pm/, /^Telephone$/, /^WhatsApp$/],
  },
  {
    asks: 'Where is the school?',
    taps: [/^Visit us/],
    route: '/admissions/visit',
    answers: [/^Address$/, /^Shikpontele, Opposite the China Mall, Accra, Ghana/],
  },
  {
    asks: 'What are the results, of which year, and what do they mean?',
    taps: [/^What the rates mean/],
    route: '/about/results',
    answers: [/^100%$/, /^98%\+$/, /In 2026 all 64 candidates passed/, /^Where the leavers of 2026 went$/],
  },
  {
    asks: 'What does JHS cost a year, and when is it due?',
    taps: [/^JHS/],
    route: '/stages/jhs',
    answers: [
      /^What it costs$/,
      /^A year costs GHS 27,600 to 28,800, due in thirds on 25 August, 4 January and 6 April/,
    ],
  },
  {
    asks: 'Is there a bus, what is there for lunch, who looks after a child who is ill?',
    taps: [/^Student Life/],
    route: '/about/daily-life',
    answers: [/^School bus$/, /^Lunch$/, /^Health and illness$/],
  },
  {
    asks: 'Is my child safe?',
    taps: [/^Policies/],
    route: '/about/policies',
    answers: [/^Safeguarding and child protection$/, /The safeguarding lead is Mrs Comfort Addo/],
  },
  {
    asks: 'Can we visit?',
    taps: [/^Visit us/],
    route: '/admissions/visit',
    answers: [/^Arrange a visit$/, /on a school morning or on a Saturday in term/],
  },
  {
    asks: 'How do we apply?',
    taps: ['Menu', /^Apply/],
    route: '/admissions/apply',
    answers: [/^How to apply$/, /^Get in touch$/, /^26 February 2027$/],
  },
  {
    asks: 'What facilities are there?',
    taps: [/^All facilities/],
    route: '/offerings',
    answers: [/^Eight facilities and programmes$/, /^Innovative Learning Spaces$/],
  },
  {
    asks: 'Who leads the school?',
    taps: [/^Our people/],
    route: '/about/people',
    answers: [/^Head of School$/, /^Admissions officer$/, /^Head of Pre-School$/],
  },
  {
    asks: 'Is there a bus from East Legon?',
    taps: [/^School bus/],
    route: '/about/transport',
    answers: [/^Route 1: East Legon$/, /^6.15 am$/],
  },
  {
    asks: 'Which class does a child of nine join, and how large is it?',
    taps: [/^Classes/],
    route: '/admissions/classes',
    answers: [/A child of 9 on 1 September joins Year 5/, /^24$/],
  },
  {
    asks: 'Who teaches there?',
    taps: [/^Teachers/],
    route: '/about/staff',
    answers: [/^Mr Seth Darkwah$/, /^MSc physics, PGDE \(Legon\)$/],
  },
  {
    asks: 'What is for lunch?',
    taps: [/^Lunch/],
    route: '/about/lunch',
    answers: [/^Jollof rice with chicken and cabbage salad$/],
  },
  {
    asks: 'What happens when my child is ill?',
    taps: [/^Health/],
    route: '/about/health',
    answers: [/^When your child falls ill at school$/, /^We ring you within fifteen minutes$/],
  },
]
