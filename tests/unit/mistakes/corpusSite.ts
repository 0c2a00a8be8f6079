import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { drawableIcons } from '../../../scripts/site/outputs/icons.ts'
import { filesAt, smallSite } from '../smallSite.ts'

/** The site on which the mistakes are made: the small one, and a page with a form, a calendar, cards and prices. */
export const corpusSite: Readonly<Record<string, string>> = {
  ...smallSite,
  '_site.json': (smallSite['_site.json'] ?? '').replace('"/stages"\n  ]', '"/stages",\n    "/visit"\n  ]'),
  'visit.json': `{
  "title": "Visit us",
  "description": "How to see the school.",
  "header": "overlay",
  "light": "mid-morning",
  "sections": [
    {
      "type": "text",
      "id": "way",
      "title": "The way here",
      "content": "Turn left at the market.\\nThe gate is green.",
      "image": "/images/Gate.jpg",
      "imageAlt": "The green gate",
      "action": { "text": "Ask for a map", "link": "#ask" }
    },
    {
      "type": "calendar",
      "title": "Open days",
      "downloadText": "Add these dates to your calendar",
      "terms": [
        {
          "name": "First term",
          "start": "2026-09-08",
          "end": "2026-12-11",
          "events": [
            { "title": "Open day", "date": "2026-10-02" },
            { "title": "Book week", "date": "2026-11-16", "endDate": "2026-11-20" }
          ]
        }
      ]
    },
    {
      "type": "form",
      "id": "ask",
      "title": "Ask us",
      "fields": [
        { "name": "name", "label": "Your name", "kind": "text", "required": true },
        { "name": "stage", "label": "Stage", "kind": "select", "options": ["ILS", "JHS"] }
      ],
      "submitText": "Send",
      "subject": "A visit",
      "successMessage": "Thank you."
    },
    {
      "type": "subjects",
      "title": "What you will see",
      "items": [
        { "name": "Physics", "description": "Light and sound.", "group": "Sciences" },
        { "name": "French", "description": "Short plays.", "group": "Languages" }
      ]
    },
    {
      "type": "admissionRequirements",
      "title": "Bring with you",
      "items": [
        "A birth certificate",
        "The last report"
      ],
      "action": { "text": "Where we are", "link": "#way" }
    },
    {
      "type": "claims",
      "title": "Our results",
      "items": [
        { "value": "98%", "label": "WASSCE pass rate", "lit": 98 }
      ]
    },
    {
      "type": "prospectus",
      "title": "Fees",
      "buttonText": "See the fees",
      "pdfUrl": "/docs/FEES.pdf"
    },
    {
      "type": "latestPosts",
      "title": "News",
      "count": 3
    }
  ]
}
`,
  '_posts/3.json': `{
  "id": 3,
  "title": "Robots in the hall",
  "excerpt": "Four teams, one winner.",
  "content": "The hall was full.\\nThe robots were small.",
  "featuredImage": "/images/hero.svg",
  "featuredImageAlt": "The harbour",
  "images": [
    "/images/Gate.jpg",
    "/images/hall.png"
  ],
  "captions": [
    "The gate on the day",
    "The hall"
  ],
  "date": "2026-03-21",
  "author": "The team",
  "categories": ["News", "Robotics"],
  "relatedPosts": [1]
}
`,
}

const files = [
  '/images/hero.svg',
  '/images/mark-light.svg',
  '/images/mark-dark.svg',
  '/images/Gate.jpg',
  '/images/hall.png',
  '/docs/FEES.pdf',
]

export const corpusContext: ValidationContext = {
  files: filesAt(files),
  icons: drawableIcons,
}
