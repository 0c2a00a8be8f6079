import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import type { Picture } from '../../../schema/model/viewModel.ts'
import type { NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { cacheKey, getOrCreate } from './cache.ts'
import { encodeShared, encodeVersions, type Version } from './encode.ts'
import { DRAWING, isSvg, measurePicture, openPicture } from './measure.ts'
import { SMALL_DRAWING, TINY_DRAWING } from './settings.ts'
import { pictureFiles } from './unreadable.ts'

/** The pictures of a site as a build serves them. An author's file is never published unchanged. */
export class ServedPictures {
  readonly #publicFolder: string
  readonly #named: NamedFiles
  readonly #url: (file: string) => string
  /** Path in the site → the file in the cache to copy there. */
  readonly #copies = new Map<string, string>()

  /** Path as documents write it → how the picture is served. */
  readonly all = new Map<string, Picture>()
  /** Path as documents write it → URL of a JPEG of the picture. The file exists only after a call of `share`. */
  readonly sharedUrls = new Map<string, string>()

  private constructor(publicFolder: string, named: NamedFiles, base: string) {
    this.#publicFolder = publicFolder
    this.#named = named
    this.#url = file => base + encodeURI(file)
  }

  /** Makes the versions that are not cached yet. @param base path of the site on its host, with a slash at both ends */
  static async make(publicFolder: string, named: NamedFiles, base: string): Promise<ServedPictures> {
    const served = new ServedPictures(publicFolder, named, base)
    const shownFiles = new Set(named.pictures.values())
    const pictures = new Map(
      await inParallel(shownFiles, async path => [path, await served.#serve(path)] as const),
    )
    for (const [path, shown] of named.pictures) {
      const picture = pictures.get(shown)
      if (picture) served.all.set(path, picture)
      const address = sharedAddress(shown, await cacheKey(join(publicFolder, shown)))
      served.sharedUrls.set(path, served.#url(address))
    }
    await inParallel(pictureFiles({ pictures: new Map(), linked: named.linked }), path =>
      served.#serveLinked(path),
    )
    return served
  }

  /** Makes JPEGs for feeds and link previews, which accept neither SVG nor a `srcset`. @param paths as documents write them */
  async share(paths: Iterable<string>): Promise<void> {
    await inParallel(new Set(paths), async path => {
      const shown = this.#shownFor(path)
      const file = join(this.#publicFolder, shown)
      const key = await cacheKey(file)
      const { folder, value } = await getOrCreate(`${key}-shared`, async folder => {
        const name = 'shared.jpg'
        await writeFile(join(folder, name), await encodeShared(await openPicture(await sourceOf(file))))
        return name
      })
      this.#copies.set(sharedAddress(shown, key), join(folder, value))
    })
  }

  /** Copies every file of the pictures into the folder of a site. */
  async publish(folder: string): Promise<void> {
    await inParallel(this.#copies, async ([path, from]) => {
      const to = join(folder, path)
      await mkdir(dirname(to), { recursive: true })
      await copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  }

  async #serve(path: string): Promise<Picture> {
    const file = join(this.#publicFolder, path)
    const key = await cacheKey(file)
    const { folder: measured, value: measures } = await measurePicture(file)
    const { width, height, ...shared } = measures
    const { folder, value: versions } = await getOrCreate(`${key}-versions`, folder =>
      isSvg(file) ? versionsOfDrawing(folder, join(measured, DRAWING)) : versionsOf(folder, file),
    )
    const fallback = versions.at(-1)
    if (!fallback) {
      const drawing = join(measured, DRAWING)
      const src = (await tinyDrawing(drawing)) ?? this.#copy(drawing, addressOf(path, '', key, 'svg'))
      return { src, width, height, ...shared }
    }
    const publish = ({ format, width }: Version) =>
      this.#copy(join(folder, `${width}.${format}`), addressOf(path, String(width), key, format))
    const greatest = Math.max(...versions.map(version => version.width))
    return {
      src: publish(fallback),
      width: greatest,
      height: Math.max(1, Math.round((greatest * height) / width)),
      sources: (['avif', 'webp'] as const).flatMap(format => {
        const files = versions.filter(version => version.format === format)
        const srcset = files.map(version => `${publish(version)} ${version.width}w`).join(', ')
        return srcset ? { type: `image/${format}`, srcset } : []
      }),
      ...shared,
    }
  }

  /** A picture that a page links to keeps its path and size, but loses its metadata. */
  async #serveLinked(path: string): Promise<void> {
    const file = join(this.#publicFolder, path)
    if (isSvg(file)) {
      this.#copies.set(path.slice(1), await sourceOf(file))
      return
    }
    const { folder, value } = await getOrCreate(`${await cacheKey(file)}-linked`, async folder => {
      const name = basename(path)
      await writeFile(join(folder, name), await sharp(file).autoOrient().toBuffer())
      return name
    })
    this.#copies.set(path.slice(1), join(folder, value))
  }

  readonly #shownFor = (path: string): string => this.#named.pictures.get(path) ?? path

  #copy(from: string, to: string): string {
    this.#copies.set(to, from)
    return this.#url(to)
  }
}

/** A name with a hash of the content, so that browsers can cache the file for ever. The headers depend on the folder `assets/`. */
function addressOf(path: string, version: string, key: string, format: string): string {
  const stem = path.slice(1, path.lastIndexOf('.'))
  const hash = Buffer.from(key, 'hex').toString('base64url').slice(0, 8)
  return `assets/${stem}-${version && `${version}-`}${hash}.${format === 'jpeg' ? 'jpg' : format}`
}

const sharedAddress = (shown: string, key: string) => addressOf(shown, 'shared', key, 'jpeg')

/** The file to open: an SVG only in its sanitised form. */
const sourceOf = async (file: string): Promise<string> =>
  isSvg(file) ? join((await measurePicture(file)).folder, DRAWING) : file

const versionsOf = async (folder: string, source: string): Promise<Version[]> =>
  encodeVersions(folder, await openPicture(source))

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
