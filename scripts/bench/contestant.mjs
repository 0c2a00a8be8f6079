// Runs this project in a benchmark of several site builders that gives each the same documents:
//   node run.mjs --add <this file> --only chalkline,…
// Its documents have another shape, so they are converted first; that is part of the time measured.
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../..', import.meta.url))
const here = 'content/converted'
const folders = `--pages ${here}/pages --public ${here}/public`

export default {
  chalkline: {
    dir: fileURLToPath(new URL('template', import.meta.url)),
    build: `node ${project}scripts/bench/convert.mjs content public ${here} && node ${project}scripts/run.mjs build ${folders} --out dist`,
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
