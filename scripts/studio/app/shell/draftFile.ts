/** In pixels: enough to see what a picture shows, and little enough for a mail. */
const WIDEST = 800

/** Nothing of it runs, and nothing is fetched. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

const MARK =
  '.draft { margin: 0; padding: 10px 20px; background: #faf1dc; color: #10222b; font: 600 16px/1.4 system-ui, sans-serif }'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

/**
 * Makes one file of a page, marked as a draft, which needs nothing else: its pictures are in it, and its links lead to the website.
 * @param html the page without scripts, with its styles
 */
export async function draftFile(html: string, now: Date): Promise<Blob> {
  // Where the policy of the studio reaches, no style may be in a document. What is fetched, such as a typeface, has no place here.
  const styles: string[] = [`<style>${MARK}</style>`]
  const bare = html.replace(/<style\b([^>]*)>[\s\S]*?<\/style>/g, (style, attributes) => {
    if (!attributes.includes('data-typefaces'))
      styles.push(style.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, ''))
    return ''
  })
  const page = new DOMParser().parseFromString(bare, 'text/html')
  const home = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  for (const left of page.querySelectorAll('link, source, iframe, meta[name="robots"]')) left.remove()
  for (const link of page.querySelectorAll('a[href^="/"]'))
    if (home) link.setAttribute('href', new URL(link.getAttribute('href') ?? '', home).href)
  await Promise.all([...page.querySelectorAll('img')].map(takeIn))
  const mark = page.createElement('p')
  mark.className = 'draft'
  mark.textContent = `This is a draft of ${moment.format(now)}. It is not on the website. Pictures are smaller here, and forms do nothing.`
  page.body.prepend(mark)
  page.title = `Draft: ${page.title}`
  page.head.prepend(
    metaOf(page, 'http-equiv', 'Content-Security-Policy', POLICY),
    metaOf(page, 'name', 'robots', 'noindex'),
  )
  const whole = page.documentElement.outerHTML.replace('</head>', () => `${styles.join('')}</head>`)
  return new Blob(['<!doctype html>\n', whole], { type: 'text/html;charset=utf-8' })
}

function metaOf(page: Document, key: string, name: string, content: string): HTMLMetaElement {
  const meta = page.createElement('meta')
  meta.setAttribute(key, name)
  meta.content = content
  return meta
}

/** Puts a picture into the page. Of one that cannot be read its words stay. */
async function takeIn(img: HTMLImageElement): Promise<void> {
  const picture = new Image()
  picture.src = img.getAttribute('src') ?? ''
  for (const name of ['src', 'srcset', 'sizes', 'loading']) img.removeAttribute(name)
  try {
    await picture.decode()
  } catch {
    return
  }
  // A drawing may have no size of its own.
  const [width, height] = [
    picture.naturalWidth || img.width || 300,
    picture.naturalHeight || img.height || 300,
  ]
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(WIDEST, width)
  canvas.height = Math.round((canvas.width * height) / width)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  img.src = canvas.toDataURL('image/webp', 0.75)
}
