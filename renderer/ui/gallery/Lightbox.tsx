import { memo, useEffect, useMemo, useRef, useState } from 'react'
import YetAnotherLightbox, { type ControllerRef, type Labels } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Download from 'yet-another-react-lightbox/plugins/download'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { Words } from '../../../schema/model/site/words.ts'
import { openOverlay } from '../../browser/overlays.ts'
import { useWords } from '../../contexts/site.tsx'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import { lightbox } from '../../theme/constants.ts'
import { color, font } from '../../theme/designTokens.ts'
import { fillWords } from '../text/language.ts'
import { fileNameOf } from '../viewer/fileNameOf.ts'
import styles from './lightbox.module.css'
import type { Slide } from './slide.ts'

interface LightboxProps {
  slides: readonly Slide[]
  /** The index of the picture that is shown first. */
  first: number
  /** Called after the fade-out. Nothing is open then, so the argument is undefined. */
  onClosed: (opened: undefined) => void
}

/**
 * Pictures in full screen, one at a time. It is open when it mounts and closes itself. Memoised: a render of the parent in the
 * middle of a swipe would make the picture jump to its position without animation.
 */
export const Lightbox = memo(function Lightbox({ slides, first, onClosed }: LightboxProps) {
  const words = useWords()
  const labels = useMemo(() => labelsIn(words), [words])
  const [isOpen, setOpen] = useState(true)
  const [shown, setShown] = useState(first)
  const [failed, setFailed] = useState<string>()
  // A new array would reset the lightbox to its first picture.
  const pictures = useMemo(() => slides.map(pictureOf), [slides])
  const controls = useRef<ControllerRef>(null)
  useEffect(() => openOverlay(() => controls.current?.close()), [])

  const nameOf = (picture: string, number: number) =>
    `${picture}, ${fillWords(words.positionOf, { number, total: pictures.length })}`

  const save = (url: string) => {
    setFailed(undefined)
    download(url).catch((error: unknown) => {
      console.error(error)
      setFailed(url)
    })
  }

  return (
    <YetAnotherLightbox
      className={styles.focusRings}
      open={isOpen}
      close={() => setOpen(false)}
      index={first}
      labels={labels}
      slides={pictures}
      plugins={[Captions, Download, Zoom]}
      animation={lightbox.animation}
      carousel={{ preload: lightbox.preload, finite: pictures.length === 1 }}
      zoom={{ ...lightbox.zoom, maxZoomPixelRatio: MAX_ZOOM, doubleClickMaxStops: MAX_STOPS }}
      captions={{ descriptionTextAlign: 'center' }}
      download={{ download: ({ slide }) => save(slide.src) }}
      // The page is locked with what else is open over it.
      noScroll={{ disabled: true }}
      controller={{ ref: controls, closeOnBackdropClick: true }}
      on={{
        view: ({ index }) => setShown(index),
        exited: () => onClosed(undefined),
      }}
      render={{
        ...(pictures.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => (
          <div
            role="alert"
            ref={element => nameFocused(element, nameOf(pictures[shown]?.alt ?? '', shown + 1))}
          >
            {failed !== undefined && failed === pictures[shown]?.src && (
              <p className={styles.failure}>{words.pictureNotSaved}</p>
            )}
          </div>
        ),
      }}
      styles={{ root: theme, navigationPrev: arrow, navigationNext: arrow }}
    />
  )
})

/**
 * The library gives the focus to a container that says nothing: screen readers would open the lightbox with no word of a picture.
 * @param inside an element in that container
 */
function nameFocused(inside: HTMLElement | null, name: string) {
  const container = inside?.closest('.yarl__container')
  container?.setAttribute('role', 'group')
  container?.setAttribute('aria-label', name)
}

/** The library's own words. */
const labelsIn = (words: Words): Labels => ({
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  Download: words.download,
  'Zoom in': words.zoomIn,
  'Zoom out': words.zoomOut,
  Caption: words.caption,
  Slide: words.slide,
  Carousel: words.carousel,
  Lightbox: words.lightbox,
  'Photo gallery': words.photoGallery,
  '{index} of {total}': words.positionOf.replace('{number}', '{index}'),
})

const pictureOf = ({ name, caption, full: { src, width, height } }: Slide) => ({
  src,
  alt: name,
  width,
  height,
  description: caption,
})

/** Screen pixels per pixel of the file. Drawings stay sharp, and small photographs can be enlarged too. */
const MAX_ZOOM = 4

/**
 * How many double taps lead to the maximum at most. With a limit they would zoom by more than the multiplier of the
 * specification.
 */
const MAX_STOPS = Number.POSITIVE_INFINITY

const theme = {
  '--yarl__color_backdrop': color.deep,
  '--yarl__color_button': color.onDark,
  '--yarl__color_button_active': color.action,
  '--yarl__button_filter': 'none',
  '--yarl__slide_icon_error_color': color.onDark,
  '--yarl__slide_icon_error_size': '72px',
  '--yarl__slide_captions_container_background': color.backdrop,
  '--yarl__slide_description_color': color.onDark,
  fontFamily: font.text,
}

const arrow = { background: color.backdrop }

/**
 * Saves a file under the name in its URL. A HEAD request checks that it exists before GET fetches it (specification, section 7).
 * @throws when either request fails
 */
async function download(url: string): Promise<void> {
  await request(url, 'HEAD')
  const file = await request(url, 'GET')
  save(await file.blob(), fileNameOf(url))
}

async function request(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(url, { method })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${response.statusText}`)
  return response
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after this task. A minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
