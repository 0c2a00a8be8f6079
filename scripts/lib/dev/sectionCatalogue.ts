import { escapeHtml } from '../../../renderer/server/document.ts'
import { type LightName, lightNames } from '../../../schema/model/light.ts'
import type { Page } from '../../../schema/model/page.ts'
import type { PageData } from '../../../schema/model/viewModel.ts'
import { textOf } from '../../../schema/problems/problem.ts'
import type { Assets } from '../../../schema/resolve/href.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import {
  type AnySection,
  definitionOf,
  isForPostsAlone,
  type SectionType,
  sectionPresets,
  sectionTypes,
} from '../../../schema/section.ts'
import { otherPlaces } from '../../../schema/sections/shared/otherPlaces.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { CATALOGUE, STILL, sampleAddress } from './sampleAddress.ts'

/** A page for authors with every section type: what it is for, and its samples with their JSON. Nothing in it needs JavaScript. */
export const catalogueHtml = (content: Content, assets: Assets): string =>
  authorHtml(
    'Sections',
    `<p>Everything that a page can be made of, as visitors see it, with the JSON that makes it. Copy a piece into the list
<code>sections</code> of a page, and change the words.</p>
<nav aria-label="Section types">
<table>
<thead><tr><th scope="col">I want to show …</th><th scope="col">→ use</th></tr></thead>
<tbody>
${sectionTypes.map(type => wish([definitionOf(type).description, ...definitionOf(type).synonyms], `<a href="#${type}">${type}</a>`)).join('\n')}
${otherPlaces.map(({ words, place }) => wish(words, escapeHtml(textOf(place)))).join('\n')}
</tbody>
</table>
</nav>
<main>
${sectionTypes.map(type => entry(type, content, assets)).join('\n')}
</main>`,
    `<style>${STYLE}</style>`,
  )

/** A document that the dev server itself says something with: readable without JavaScript, and no page of the site. */
export const authorHtml = (title: string, body: string, head = ''): string =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}
</head>
<body><h1>${title}</h1>${body}</body>
</html>`

const wish = ([first = '', ...others]: readonly string[], place: string): string =>
  `<tr><td>${escapeHtml(first)} <small>${escapeHtml(others.join(' · '))}</small></td><td>${place}</td></tr>`

export const samplesOf = (type: string | undefined) =>
  sectionPresets.filter(({ section }) => section.type === type)

function entry(type: SectionType, content: Content, assets: Assets): string {
  const shown = samplesOf(type).map(({ name, section }, index) => {
    const address = sampleAddress(type, index)
    const view = samplePageAt(address, content, assets)
      ? `<p><a href="${address}">Open “${escapeHtml(name)}” on a page of its own, where everything works</a></p>
<iframe src="${address}${STILL}" title="${escapeHtml(`${type}, ${name}`)}" loading="lazy"></iframe>`
      : '<p>This site lacks a picture or a page that the sample names.</p>'
    return `<h3>${escapeHtml(name)}</h3>
${view}
<pre tabindex="0" role="group" aria-label="The JSON of ${escapeHtml(`${type}, ${name}`)}"><code>${escapeHtml(JSON.stringify(section, null, 2))}</code></pre>`
  })
  return `<article id="${type}" aria-labelledby="${type}-name">
<h2 id="${type}-name">${type}</h2>
<p>${escapeHtml(definitionOf(type).description)}</p>
${shown.join('\n')}
</article>`
}

const STYLE = `
body { max-width: 76rem; margin: auto; padding: 2rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #10222b }
table { width: 100%; border-collapse: collapse; overflow-wrap: anywhere }
th, td { padding: .6rem .5rem; border-bottom: 1px solid #c3cbc3; text-align: start; vertical-align: top }
small { display: block; color: #3f5158 }
td a { display: inline-block; padding-block: .7rem; margin-block: -.7rem }
article { margin-top: 4rem; border-top: 2px solid }
iframe { width: 100%; height: 36rem; border: 1px dashed #c3cbc3 }
pre { max-height: 30rem; overflow: auto; padding: 1rem; background: #14303d; color: #fcfcf8; white-space: pre-wrap }
code { user-select: all }`

/**
 * The page of one sample.
 * @param path as `/_sections/hero/1`, or with the name of a light after it
 * @returns nothing where another site than this project's own lacks what the sample refers to
 */
export function samplePageAt(path: string, content: Content, assets: Assets): PageData | undefined {
  const [type, number, name] = path.slice(CATALOGUE.length + 1).split('/')
  const sample = samplesOf(type)[Number(number) - 1]
  const light = lightNames.find(candidate => candidate === name)
  try {
    return sample && pageOfSamples([sample.section], path, content, assets, light)
  } catch {
    return undefined
  }
}

/** Documents of ours, in which no script holds the end of another. */
export const withoutScripts = (document: string): string =>
  document.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** As if the site had a page with these sections alone. Sections of a post take the newest. */
export function pageOfSamples(
  sections: AnySection[],
  route: string,
  content: Content,
  assets: Assets,
  light?: LightName,
): PageData {
  const title = sections[0]?.type ?? ''
  const page: Page = { title, description: title, ...(light && { light }), sections }
  if (!sections.some(({ type }) => isForPostsAlone(type)))
    return resolvePage(content, { route, page }, assets)
  const prefix = content.template?.prefix ?? CATALOGUE
  return { ...resolvePost({ ...content, template: { prefix, page } }, content.posts[0], assets), route }
}
