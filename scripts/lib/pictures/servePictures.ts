import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import type { Picture } from '../../../schema/data.ts'
import type { NamedFiles } from '../../../schema/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { kept, keyOf } from './cache.ts'
import { encodeShared, encodeVersions, type Version } from './encode.ts'
import { DRAWING, isSvg, measurePicture, openPicture } from './measure.ts'
import { SMALL_DRAWING, TINY_DRAWING } from './settings.ts'
import { pictureFiles } from './unreadable.ts'

/** The pictures of a site as a build serves them. No file that an author dropped is published as it came. */
export class ServedPictures {
  readonly #publicFolder: string
  readonly #named: NamedFiles
  readonly #url: (file: string) => string
  readonly #pictures = new Map<string, Picture>()
  /** Path in the site → the file in the cache that is copied there. */
  readonly #copies = new Map<string, string>()

  /** Path as documents write it → URL of a JPEG of the picture, which is there when it has been asked for by `share`. */
  readonly sharedUrls = new Map<string, string>()

  private constructor(publicFolder: string, named: NamedFiles, base: string) {
    this.#publicFolder = publicFolder
    this.#named = named
    this.#url = file => base + encodeURI(file)
  }

  /** Makes what is not in the cache yet. @param base where the site lies on its host, with a slash at both ends */
  static async make(publicFolder: string, named: NamedFiles, base: string): Promise<ServedPictures> {
    const served = new ServedPictures(publicFolder, named, base)
    await inParallel(new Set(named.pictures.values()), async path => {
      served.#pictures.set(path, await served.#serve(path))
    })
    for (const path of named.pictures.keys()) {
      const shown = served.#shownFor(path)
      served.sharedUrls.set(path, served.#url(sharedAddress(shown, await keyOf(join(publicFolder, shown)))))
    }
    await inParallel(pictureFiles({ pictures: new Map(), offered: named.offered }), path =>
      served.#offer(path),
    )
    return served
  }

  /** How each picture is served, by the path that documents write. */
  get all(): Map<string, Picture> {
    return new Map(
      [...this.#named.pictures].flatMap(([path, shown]) => {
        const picture = this.#pictures.get(shown)
        return picture ? [[path, picture] as const] : []
      }),
    )
  }

  /** Makes JPEGs of pictures, for those who take neither SVG nor several encodings. @param paths as documents write them */
  async share(paths: Iterable<string>): Promise<void> {
    await inParallel(new Set(paths), async path => {
      const shown = this.#shownFor(path)
      const file = join(this.#publicFolder, shown)
      const key = await keyOf(file)
      const { folder, value } = await kept(`${key}-shared`, async folder => {
        const name = 'shared.jpg'
        await writeFile(join(folder, name), await encodeShared(await openPicture(await sourceOf(file))))
        return name
      })
      this.#copies.set(sharedAddress(shown, key), join(folder, value))
    })
  }

  /** Writes every file of the pictures into the folder of a site. */
  async publish(folder: string): Promise<void> {
    await inParallel(this.#copies, async ([path, from]) => {
      const to = join(folder, path)
      await mkdir(dirname(to), { recursive: true })
      await copyFile(from, to, constants.COPYFILE_FICLONE)
    })
  }

  async #serve(path: string): Promise<Picture> {
    const file = join(this.#publicFolder, path)
    const key = await keyOf(file)
    const { folder: measured, value: measures } = await measurePicture(file)
    const { width, height, color, extremes } = measures
    const shared = { ...(color && { color }), ...(extremes && { extremes }) }
    const { folder, value: versions } = await kept(`${key}-versions`, folder =>
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

  /** What a page links to lies where the link leads, in full size, without what its camera noted. */
  async #offer(path: string): Promise<void> {
    const file = join(this.#publicFolder, path)
    if (isSvg(file)) {
      this.#copies.set(path.slice(1), await sourceOf(file))
      return
    }
    const { folder, value } = await kept(`${await keyOf(file)}-offered`, async folder => {
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

/** A name that changes with the content, so that it can be kept for ever; the server goes by its form. */
function addressOf(path: string, version: string, key: string, format: string): string {
  const stem = path.slice(1, path.lastIndexOf('.'))
  const hash = Buffer.from(key, 'hex').toString('base64url').slice(0, 8)
  return `assets/${stem}-${version && `${version}-`}${hash}.${format === 'jpeg' ? 'jpg' : format}`
}

const sharedAddress = (shown: string, key: string) => addressOf(shown, 'shared', key, 'jpeg')

/** A drawing is opened in its cleaned form only. */
const sourceOf = async (file: string): Promise<string> =>
  isSvg(file) ? join((await measurePicture(file)).folder, DRAWING) : file

const versionsOf = async (folder: string, source: string): Promise<Version[]> =>
  encodeVersions(folder, await openPicture(source))

/** The URL of a drawing that stands in the documents themselves. @returns nothing for one that is large enough to be a file */
async function tinyDrawing(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8')
  if (text.length > TINY_DRAWING) return undefined
  return `data:image/svg+xml,${text.replace(/[^\w.~:/?@!$&'()*+,;=-]/gu, encodeURIComponent)}`
}

/** None where the drawing itself is less to load; one that holds photographs is a photograph. */
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
