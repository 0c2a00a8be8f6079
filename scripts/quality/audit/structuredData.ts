import { organisation } from '../../../schema/model/site/organisation.ts'
import { type BuiltPage, type BuiltSite, plain } from './BuiltSite.ts'

interface Thing {
  '@type'?: string
  [property: string]: unknown
}

const ORGANISATION = ['name', 'url', 'address', 'telephone', 'email']

/** Type → the properties that search engines require. */
const required: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(organisation.options.map(type => [type, ORGANISATION])),
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'image', 'url'],
}
const WORDS = ['name', 'headline', 'description', 'address', 'telephone', 'email']
const ADDRESSES = ['url', 'item', 'image']

/** Checks the JSON-LD of every page: its format, missing properties, and facts that the page does not show. */
export function checkStructuredData(site: BuiltSite): string[] {
  const indexed = [...site.pages].filter(([, { canonical }]) => canonical !== undefined)
  return indexed.flatMap(([address, page]) => {
    const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
    if (scripts.length === 0) return [`${address}: search engines are told nothing`]
    return scripts
      .map((script): Thing => JSON.parse(script.textContent ?? ''))
      .flatMap(thing => [...formFaults(thing), ...factFaults(thing, page, site)])
      .map(fault => `${address}: ${fault}`)
  })
}

function formFaults(thing: Thing): string[] {
  const type = String(thing['@type'])
  const properties = required[type]
  if (!properties || thing['@context'] !== 'https://schema.org') return [`"${type}" is no type that is known`]
  return [
    ...properties.filter(name => !thing[name]).map(name => `${type} has no "${name}"`),
    ...entriesOf(thing).flatMap(({ position, name, ...entry }, at) =>
      position === at + 1 && name && (entry.item || entry.url)
        ? []
        : [`${type}: entry ${at + 1} is incomplete`],
    ),
  ]
}

/** Every fact must be visible on the page, and breadcrumbs must use the titles of their pages. */
function factFaults(thing: Thing, page: BuiltPage, site: BuiltSite): string[] {
  const nested = [thing.author, thing.publisher].filter(
    (one): one is Thing => typeof one === 'object' && one !== null,
  )
  const things = [thing, ...nested, ...(thing['@type'] === 'ItemList' ? entriesOf(thing) : [])]
  const trail = thing['@type'] === 'BreadcrumbList' ? entriesOf(thing) : []
  return [
    ...things.flatMap(one => WORDS.flatMap(name => wordFaults(one[name], page))),
    ...trail.flatMap(({ name, item }) => titleFaults(String(name), site.pages.get(pathOf(item)))),
    ...[...things, ...trail].flatMap(one => ADDRESSES.flatMap(name => addressFaults(one[name], site))),
    ...dateFaults(thing.datePublished, page),
  ]
}

const entriesOf = (thing: Thing): Thing[] =>
  Array.isArray(thing.itemListElement) ? thing.itemListElement : []

function wordFaults(fact: unknown, page: BuiltPage): string[] {
  if (fact === undefined) return []
  return page.text.includes(plain(String(fact))) ? [] : [`"${fact}" is not on the page`]
}

function titleFaults(name: string, page: BuiltPage | undefined): string[] {
  const title = page?.document.title ?? ''
  return title === name || title.startsWith(`${name} – `) ? [] : [`"${name}" is called "${title}"`]
}

function addressFaults(url: unknown, site: BuiltSite): string[] {
  if (url === undefined) return []
  const isThere = String(url).startsWith(`${site.origin}/`) && site.fileAt(pathOf(url))
  return isThere ? [] : [`${url} leads nowhere`]
}

function dateFaults(date: unknown, { document }: BuiltPage): string[] {
  if (date === undefined) return []
  return document.querySelector(`time[datetime="${date}"]`) ? [] : [`the day ${date} is not on the page`]
}

const pathOf = (url: unknown): string => decodeURI(new URL(String(url)).pathname)
