// The configuration of this project for a benchmark that builds the same documents with several site generators:
//   node run.mjs --add <this file> --only chalkline,…
// The documents are brought into this project's format before the time is taken, as those of the others are made for them.
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const here = 'content/converted'
const folders = `--pages ${here}/pages --public ${here}/public`

export default {
  chalkline: {
    dir: fileURLToPath(new URL('template', import.meta.url)),
    prepare: `node ${project}scripts/quality/bench/convert.mjs content public ${here}`,
    build: `node ${project}scripts/run.mjs build ${folders} --out dist`,
    out: 'dist',
    selectors: {
      toggle: 'header nav:has(> details) > details > summary',
      navLink: 'header nav:has(> details) > details > div > ul > li > a',
      expand: 'header nav:has(> details) li:nth-child(3) > details > summary',
      subLink: 'header nav:has(> details) li > details > ul a',
      question: '[data-section="faq"] summary',
      answer: '[data-section="faq"] details > div',
      fourthLink: 'header nav:not(:has(> details)) > ul > li:nth-child(4) > a',
    },
  },
}
