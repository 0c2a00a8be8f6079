import {
  Component,
  createContext,
  Fragment,
  forwardRef,
  createElement as h,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { renderToString as reactsOwn } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { App } from '../../../renderer/App.tsx'
import { collectingCache } from '../../../renderer/criticalCss.ts'
import { loadCode } from '../../../renderer/loadSections.ts'
import { renderPlain, renderToString } from '../../../renderer/prerender/renderToString.ts'
import type { Content, ContentPage } from '../../../schema/content.ts'
import type { PageData } from '../../../schema/data.ts'
import { type Assets, resolvePage, resolvePost } from '../../../schema/resolve.ts'
import { resolveSite } from '../../../schema/resolveSite.ts'
import { prepareAssets } from '../../../scripts/lib/assets.ts'
import { samplePageAt } from '../../../scripts/lib/catalogue/catalogue.ts'
import { readSamples, sectionTypes } from '../../../scripts/lib/catalogue/samples.ts'
import { checkSite } from '../../../scripts/lib/check.ts'
import { plainPictures } from '../../../scripts/lib/pictures/plainPictures.ts'
import { realFolders } from '../content/realSite.ts'

/** As React renders it, without the links by which it asks for pictures early. */
const byReact = (node: ReactNode): string => reactsOwn(node).replace(/^(?:<link rel="preload"[^>]*>)+/, '')

describe('what is prerendered has the HTML that React makes, to the byte', () => {
  let content: Content<ContentPage>
  let assets: Assets
  let appOf: (page: PageData) => ReactNode

  beforeAll(async () => {
    const check = await checkSite(realFolders)
    if (!check.content) throw new Error('The content of the site has errors: run npm run validate')
    content = check.content
    const pictures = await plainPictures(realFolders.public, content.files, check.world)
    assets = await prepareAssets(realFolders.public, check.world, '/', pictures)
    const [site, cache] = [resolveSite(content, assets), collectingCache()]
    appOf = page => <App page={page} site={site} cache={cache} isLoading={false} />
  })

  test('every page and every post of the site', async () => {
    const pages = [
      ...[...content.pages.values()].map(page => resolvePage(content, page, assets)),
      ...content.posts.map(post => resolvePost(content, post, assets)),
    ]
    expect(pages.length).toBeGreaterThan(25)
    for (const page of pages) {
      await loadCode(page)
      expect(renderToString(appOf(page)), page.route).toBe(byReact(appOf(page)))
    }
  })

  test('every sample of every section type; none but forms needs React for it', async () => {
    const samples = await readSamples()
    const left = new Set<string>()
    for (const type of sectionTypes)
      for (const [index] of samples.filter(sample => sample.type === type).entries()) {
        const page = samplePageAt(`/_sections/${type}/${index + 1}`, samples, content, assets)
        if (!page) throw new Error(`No page for sample ${index + 1} of ${type}`)
        await loadCode(page)
        expect(renderToString(appOf(page)), `${type} ${index + 1}`).toBe(byReact(appOf(page)))
        if (renderPlain(appOf(page)) === undefined) left.add(type)
      }
    expect([...left].sort()).toEqual(['form'])
  })
})

const Light = createContext('dawn')
const Lamp = () => <b>{useContext(Light)}</b>
const Group = ({ children }: { children: ReactNode }) => children
const Id = () => <i id={useId()} />
const TwoIds = ({ children }: { children?: ReactNode }) => (
  <p id={useId()} aria-describedby={useId()}>
    {children}
  </p>
)
const Forwarding = forwardRef<HTMLAnchorElement, { href: string }>((props, ref) => <a ref={ref} {...props} />)
const Kept = memo(({ word }: { word: string }) => <em>{word}</em>)

class Counted extends Component<{ from: number }> {
  override state = { count: this.props.from }
  override render() {
    return <span>{this.state.count}</span>
  }
}

class Derived extends Component<{ from: number }, { count: number }> {
  static getDerivedStateFromProps = ({ from }: { from: number }) => ({ count: from + 1 })
  override state = { count: 0 }
  override render() {
    return <span>{this.state.count}</span>
  }
}

function Hooks() {
  const [count] = useState(() => 3)
  const [sum] = useReducer(
    (a: number) => a,
    4,
    first => first + 1,
  )
  const place = useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  )
  const doubled = useMemo(() => sum * 2, [sum])
  useEffect(() => {
    throw new Error('Effects are for browsers')
  })
  return <span title={`${count} ${sum}`}>{`${doubled} ${place}`}</span>
}

const trees: Record<string, ReactNode> = {
  'text beside text': (
    <p>
      One{' & '}two{3}
      {''}
      {null}
      {false}four
    </p>
  ),
  'text after an element': (
    <p>
      One<b>two</b>three{'four'}
    </p>
  ),
  'text across components': (
    <p>
      One
      <Group>two{['three', 'four']}</Group>five
    </p>
  ),
  'text alone': 'One < two',
  'a number alone': <p>{0}</p>,
  'what is special in text and attributes': <p title={`<a href='#'> & "b"`}>{`<a href='#'> & "b"`}</p>,
  'states in words': h('p', {
    'aria-hidden': false,
    'aria-expanded': true,
    'data-many': true,
    draggable: false,
  }),
  flags: (
    <details open hidden={false} inert>
      {<summary />}
    </details>
  ),
  'what becomes no attribute': h('p', {
    onClick: () => {},
    suppressHydrationWarning: true,
    title: undefined,
    id: null,
  }),
  'a true value that says nothing': h('p', { id: true, role: false }),
  'addresses that are empty': h('a', { href: '', download: true }, h('img', { src: '', alt: '' })),
  'a picture to fetch first': <img src="/a.jpg" alt="A" width={4} fetchPriority="high" />,
  'a file by name': (
    <a href="/a.pdf?b=c&d" download="a.pdf" target="_blank" rel="noopener">
      A
    </a>
  ),
  'code in a link': <a href={'\u0001java\nscript:alert(1)'}>A</a>,
  shapes: (
    <svg viewBox="0 0 1 1" strokeWidth={2} strokeLinecap="round" focusable="false" aria-hidden="true">
      <g clipPath="url(#a)">
        <path d="M0 0" />
      </g>
    </svg>
  ),
  pictures: (
    <picture>
      <source type="image/avif" srcSet="/a 1x" sizes="9vw" />
      <img src="/a" alt="" loading="lazy" decoding="async" />
    </picture>
  ),
  'HTML of its own': <div dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />,
  'labels and times': (
    <label htmlFor="a" className="b">
      <time dateTime="2026-01-01" tabIndex={-1}>
        x
      </time>
    </label>
  ),
  'a property that nobody knows': h('p', { whatIsThis: 'x', size: 3 }),
  'an element of somebody else': (
    <p>
      {['a']}
      {h('x-y', { class: 'b' })}
    </p>
  ),
  'a context': (
    <div>
      <Lamp />
      <Light value="noon">
        <Lamp />
        <Light value="dusk">
          <Lamp />
        </Light>
        <Lamp />
      </Light>
      <Lamp />
    </div>
  ),
  'a component that remembers, one that forwards, one with state': (
    <>
      <Kept word="a" />
      <Forwarding href="/b" />
      <Counted from={2} />
    </>
  ),
  'a component whose state follows from its properties': <Derived from={2} />,
  hooks: <Hooks />,
  'ids side by side': (
    <div>
      <Id />
      <p>
        <Id />
      </p>
      <TwoIds>
        <Id />
        <Id />
      </TwoIds>
    </div>
  ),
  'ids in lists of lists': (
    <ul>
      {[1, 2, 3].map(a => (
        <li key={a}>
          {[1, 2].map(b => (
            <TwoIds key={b}>
              <Id />
            </TwoIds>
          ))}
        </li>
      ))}
    </ul>
  ),
  'a form': (
    <form action="/a">
      <select defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
      <textarea defaultValue="c" />
      <input name="d" required />
    </form>
  ),
  'a button with a name': (
    <button type="submit" name="a" value="b">
      A
    </button>
  ),
  'what waits': (
    <Suspense fallback="wait">
      <Id />
    </Suspense>
  ),
  'what watches': (
    <StrictMode>
      <Id />
    </StrictMode>
  ),
  'what iterates': <p>{new Set(['a', 'b'])}</p>,
}

test.each(Object.entries(trees))('%s: the same as by React', (_, tree) => {
  // React says of some of these oddities that nobody should write them.
  using _words = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(renderToString(tree)).toBe(byReact(tree))
})

/** The same numbers each time: a linear congruential generator. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

function anyTree(random: (below: number) => number, depth: number): ReactNode {
  const kind = depth === 0 ? random(4) : 4 + random(5)
  const inner = () => anyTree(random, depth - 1)
  const leaf = () => anyTree(random, 0)
  const several = () => {
    const leaves = Array.from({ length: random(8) }, leaf)
    leaves.splice(random(leaves.length + 1), 0, inner())
    return leaves
  }
  if (kind === 0) return ['', 'a', 'b < c', '"'][random(4)]
  if (kind === 1) return [7, null, false, undefined][random(4)]
  if (kind < 4) return <Id />
  if (kind === 4) return <div className={`c${random(3)}`}>{inner()}</div>
  if (kind === 5)
    return (
      <TwoIds>
        {inner()}
        {leaf()}
      </TwoIds>
    )
  if (kind === 6) return h('section', null, ...several())
  if (kind === 7) return h(Fragment, null, ...several())
  return (
    <Light value={String(random(9))}>
      {inner()}
      <Lamp />
    </Light>
  )
}

test('500 trees, up to thirty deep, with lists, texts and ids: the same as by React, and none is left to it', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const tree = anyTree(numbers(seed), seed % 31)
    expect(renderPlain(tree), `tree ${seed}`).toBe(byReact(tree))
  }
})

test('an error of a component comes out, and React renders afterwards as before', () => {
  const Broken = () => {
    throw new Error('Broken in two')
  }
  expect(() =>
    renderToString(
      <p>
        <Broken />
      </p>,
    ),
  ).toThrow('Broken in two')
  expect(reactsOwn(<Hooks />)).toBe('<span title="3 5">10 server</span>')
})

test('hooks that need more than one look are left to React', () => {
  const Waiting = () => <p>{String(useTransition()[0])}</p>
  const Corrected = ({ to }: { to: number }) => {
    const [value, set] = useState(0)
    if (value !== to) set(to)
    return <p>{value}</p>
  }
  for (const tree of [<Waiting key="a" />, <Corrected key="b" to={3} />]) {
    expect(renderPlain(tree)).toBeUndefined()
    expect(renderToString(tree)).toBe(byReact(tree))
  }
})
