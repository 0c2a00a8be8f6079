import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { defaultWords } from '../../schema/model/site/words.ts'
import { resolveTheme } from '../../schema/model/theme/resolveTheme.ts'
import { withFocalPoints } from '../../schema/resolve/withFocalPoints.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { readSite } from '../../scripts/site/folder.ts'
import { documentsIn } from '../../scripts/site/outputs/assets.ts'
import { iconNames, iconShape } from '../../scripts/site/outputs/icons.ts'
import { readOwnTypefaces } from '../../scripts/site/outputs/ownTypefaces.ts'
import { fontUrls, printFile } from '../../scripts/site/outputs/themeFiles.ts'
import { ServedPictures } from '../../scripts/site/pictures/servePictures.ts'
import type { BrowserInput, outputsInBrowser } from '../fixtures/core/siteInBrowser.ts'
import { expect, test } from './fixtures.ts'
import { testDay, testDist } from './testSite.ts'

const folders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }

test('a site is a value: a browser validates the documents of this one, and makes the pages that the build has made, to the byte', async ({
  page,
  baseURL,
}) => {
  const code = await bundled()
  const input = await gathered(baseURL ?? '')
  // An empty document, since the site's own forbid scripts like this one.
  await page.route('**/empty', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/empty')
  const { problems, files } = await page.evaluate(inWorker, { code, input })
  const site = await readSite(folders, { today: testDay })
  expect(problems).toBe(site.problems.filter(({ code }) => code !== 'editor-without-rules').length)
  expect(files.length).toBeGreaterThan(60)
  const others = files.filter(([path, text]) => readFileSync(join(testDist, path), 'utf8') !== text)
  expect(others.map(([path]) => path)).toEqual([])
})

type Result = Awaited<ReturnType<typeof outputsInBrowser>>

/** Runs in the page. A worker has no document, to which rules would be added. */
function inWorker({ code, input }: { code: string; input: BrowserInput }): Promise<Result> {
  const answer = 'onmessage = ({ data }) => core.outputsInBrowser(data).then(postMessage)'
  const worker = new Worker(URL.createObjectURL(new Blob([code, '\n', answer])))
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(input)
  })
}

/** The core as one script, which would fail to bundle, or to run, with a module of Node. */
async function bundled(): Promise<string> {
  const needed: string[] = []
  const result = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    // As where pages are rendered (package.json).
    resolve: {
      conditions: ['worker', 'module', 'browser', 'production'],
      alias: [{ find: /^#jsx.*/, replacement: join(projectRoot, 'renderer/theme/jsxRuntime.ts') }],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'no-node',
        enforce: 'pre',
        resolveId(source, importer = '') {
          // xml-js has a parser that can stream; feeds only write.
          if (source === 'stream' && /[/]sax[/]/.test(importer)) return '\0nothing'
          if (source.startsWith('node:')) needed.push(`${importer} → ${source}`)
          return undefined
        },
        load: id => (id === '\0nothing' ? 'export {}' : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: join(projectRoot, 'tests/fixtures/core/siteInBrowser.ts'),
        formats: ['iife'],
        name: 'core',
      },
    },
  })
  expect(needed).toEqual([])
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('Vite has bundled nothing')
  return output.output.map(chunk => ('code' in chunk ? chunk.code : '')).join('\n')
}

/** What only a folder and a build know: texts, facts, and how files are served. */
async function gathered(origin: string): Promise<BrowserInput> {
  const { texts, input, content } = await readSite(folders, { today: testDay })
  if (!content) throw new Error('The site has errors')
  const served = await ServedPictures.make(folders.public, content.files, '/')
  const typefaces = await readOwnTypefaces(folders.public, content.site.theme, '/')
  const words = { ...defaultWords, ...content.site.words }
  const home = readFileSync(join(testDist, 'index.html'), 'utf8')
  const url = (pattern: RegExp) => pattern.exec(home)?.[1] ?? ''
  return {
    texts: [...texts.keys()].map(file => [file, texts.get(file) ?? '']),
    files: [...input.files],
    icons: [...iconNames].map(name => [name, iconShape(name)]),
    today: testDay,
    origin,
    pictures: [...withFocalPoints(served.all, content, input)],
    documents: [...documentsIn(input.files, '/')],
    shareUrls: [...served.all.keys()].map(path => [path, served.shareUrl(path) ?? '']),
    fonts: fontUrls(resolveTheme(content.site.theme), words, '/', typefaces),
    print: `/${printFile.path}`,
    urls: {
      script: url(/<script type="module"[^>]* src="([^"]*)"/),
      islandSite: url(/data-site="([^"]*)"/),
      screens: url(/data-screens="([^"]*)"/),
    },
  }
}
