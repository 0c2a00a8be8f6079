import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Picture } from '../../../schema/model/viewModel.ts'
import { isPicture, type NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { getOrCreate, readSource, type SourceFile } from './cache.ts'
import type { Version } from './encode.ts'
import { DRAWING, measureSource, openPicture, type Source } from './measure.ts'
import { isSvg } from './pixels.ts'
import { SHARED_FOLDER, SMALL_DRAWING, TINY_DRAWING } from './settings.ts'

/** The pictures of a site as a build serves them. An author's file is never published unchanged. */
export class ServedPictures {
  readonly #publicFolder: string
  readonly #named: NamedFiles
  readonly #url: (file: string) => string
  /** Path in the site → the file in the cache to copy there. */
  readonly #copies = new Map<string, string>()

  /** Path as documents write it → how the picture is served. */
  readonly all = new Map<string, Picture>()
  /** Path of a picture → the URL of its JPEG. */
  readonly #shareUrls = new Map<string, string>()
  /** The pictures of which somebody has asked for that URL. */
  readonly #shared = new Set<string>()

  private constructor(publicFolder: string, named: NamedFiles, base: string) {
    this.#publicFolder = publicFolder
    this.#named = named
    this.#url = file => base + encodeURI(file)
  }

  /**
   * Makes the versions that are not cached yet.
   * @param base path of the site on its host, with a slash at both ends
   */
  static async make(publicFolder: string, named: NamedFiles, base: string): Promise<ServedPictures> {
    const served = new ServedPictures(publicFolder, named, base)
    const shown = new Map<string, Picture>()
    await inParallel(new Set(named.pictures.values()), async path => {
      shown.set(path, await served.#serve(path))
    })
    for (const [path, file] of named.pictures) {
      const picture = shown.get(file)
      if (picture) served.all.set(path, picture)
    }
    await inParallel([...named.linked].filter(isPicture), path => served.#serveLinked(path))
    return served
  }

  /** The URL of a JPEG for feeds and link previews, which accept neither SVG nor a `srcset`. @param path as documents write it */
  shareUrl(path: string): string | undefined {
    const file = this.#named.pictures.get(path) ?? path
    const url = this.#shareUrls.get(file)
    if (url) this.#shared.add(file)
    return url
  }

  async #share(path: string): Promise<void> {
    const source = await readSource(join(this.#publicFolder, path))
    const { folder, value } = await getOrCreate(`${source.key}-shared`, async folder => {
      const name = 'shared.jpg'
      const { encodeShared } = await loadEncoders()
      await writeFile(join(folder, name), await encodeShared(await openPicture(await safeSource(source))))
      return name
    })
    this.#copies.set(sharedAddress(path, source.key), join(folder, value))
  }

  /** Copies every file of the pictures into the folder of a site, with the JPEGs that were asked for. */
  async publish(folder: string): Promise<void> {
    await inParallel(this.#shared, path => this.#share(path))
    await inParallel(this.#copies, async ([path, from]) => {
      const to = join(folder, path)
      await mkdir(dirname(to), { recursive: true })
      await copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  }

  async #serve(path: string): Promise<Picture> {
    const source = await readSource(join(this.#publicFolder, path))
    const { key } = source
    this.#shareUrls.set(path, this.#url(sharedAddress(path, key)))
    const { folder: measured, value: measures } = await measureSource(source)
    const { width, height, ...shared } = measures
    const { folder, value: versions } = await getOrCreate(`${key}-versions`, async folder =>
      isSvg(path) ? versionsOfDrawing(folder, join(measured, DRAWING)) : versionsOf(folder, source.bytes),
    )
    const fallback = versions.at(-1)
    const publish = (from: string, to: string) => {
      this.#copies.set(to, from)
      return this.#url(to)
    }
    if (!fallback) {
      const drawing = join(measured, DRAWING)
      const src = (await tinyDrawing(drawing)) ?? publish(drawing, addressOf(path, '', key, 'svg'))
      return { src, width, height, ...shared }
    }
    const publishVersion = ({ format, width }: Version) =>
      publish(join(folder, `${width}.${format}`), addressOf(path, String(width), key, format))
    const greatest = Math.max(...versions.map(version => version.width))
    return {
      src: publishVersion(fallback),
      width: greatest,
      height: Math.max(1, Math.round((greatest * height) / width)),
      sources: (['avif', 'webp'] as const).flatMap(format => {
        const ofFormat = versions.filter(version => version.format === format)
        const srcset = ofFormat.map(version => `${publishVersion(version)} ${version.width}w`).join(', ')
        return srcset ? { type: `image/${format}`, srcset } : []
      }),
      ...shared,
    }
  }

  /** A picture that a page links to keeps its path and size, but loses its metadata. */
  async #serveLinked(path: string): Promise<void> {
    const source = await readSource(join(this.#publicFolder, path))
    if (isSvg(path)) {
      const { folder } = await measureSource(source)
      this.#copies.set(path.slice(1), join(folder, DRAWING))
      return
    }
    const { folder, value } = await getOrCreate(`${source.key}-linked`, async folder => {
      const name = basename(path)
      const { default: sharp } = await import('sharp')
      await writeFile(join(folder, name), await sharp(source.bytes).autoOrient().toBuffer())
      return name
    })
    this.#copies.set(path.slice(1), join(folder, value))
  }
}

/** A name with a hash of the content, so that browsers can cache the file for ever. The headers depend on the folder `assets/`. */
function addressOf(path: string, version: string, key: string, format: string): string {
  const stem = path.slice(1, path.lastIndexOf('.'))
  const hash = Buffer.from(key, 'hex').toString('base64url').slice(0, 8)
  return `assets/${stem}-${version && `${version}-`}${hash}.${format === 'jpeg' ? 'jpg' : format}`
}

const sharedAddress = (shown: string, key: string) =>
  addressOf(shown, '', key, 'jpeg').replace('assets/', SHARED_FOLDER.slice(1))

/** What to open: an SVG only in its sanitised form. */
const safeSource = async (source: SourceFile): Promise<Source> =>
  isSvg(source.file) ? join((await measureSource(source)).folder, DRAWING) : source.bytes

// Imported lazily: with a warm cache no picture is encoded.
const loadEncoders = () => import('./encode.ts')

const versionsOf = async (folder: string, source: Source): Promise<Version[]> =>
  (await loadEncoders()).encodeVersions(folder, await openPicture(source))

/** The data URL of a drawing that is inlined in the HTML. @returns undefined for a drawing that is large enough to be a file */
async function tinyDrawing(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8')
  if (text.length > TINY_DRAWING) return undefined
  return `data:image/svg+xml,${text.replace(/[^\w.~:/?@!$&'()*+,;=-]/gu, encodeURIComponent)}`
}

/** Raster versions of a drawing. None when the drawing itself is smaller; a drawing that embeds photographs always gets some. */
async function versionsOfDrawing(folder: string, drawing: string): Promise<Version[]> {
  const text = await readFile(drawing)
  const size = (await promisify(brotliCompress)(text)).length
  const holdsPhotograph = text.includes('<image')
  if (size <= SMALL_DRAWING && !holdsPhotograph) return []
  const versions = await versionsOf(folder, drawing)
  const [middle] = versions.filter(({ format, width }) => format === 'avif' && width >= 960)
  const raster = middle && (await stat(join(folder, `${middle.width}.avif`))).size
  return holdsPhotograph || (raster && raster < size) ? versions : []
}
