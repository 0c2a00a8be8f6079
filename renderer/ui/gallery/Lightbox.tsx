import styled from '@emotion/styled'
import { memo, useMemo, useRef, useState } from 'react'
import YetAnotherLightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Download from 'yet-another-react-lightbox/plugins/download'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import { lightbox } from '../../constants.ts'
import { color, font, size } from '../../theme/tokens.ts'
import { download } from './download.ts'
import type { Slide } from './slide.ts'
import { useCloseRequests } from './useCloseRequests.ts'

interface LightboxProps {
  slides: readonly Slide[]
  /** The place of the picture that is shown first. */
  first: number
  /** Called once it has vanished, with what is open then. */
  onClosed: (opened: undefined) => void
}

/**
 * Pictures in full screen, one at a time. Open for as long as it is rendered; it closes by itself. A memo, since a picture
 * swiped while a transition around it is drawn would jump to its place instead of moving there.
 */
export const Lightbox = memo(function Lightbox({ slides, first, onClosed }: LightboxProps) {
  const [isOpen, setOpen] = useState(true)
  const [shown, setShown] = useState(first)
  const [failed, setFailed] = useState<string>()
  // Given another list, the lightbox would go back to its first picture.
  const pictures = useMemo(() => slides.map(pictureOf), [slides])
  const controls = useRef<ControllerRef>(null)
  const endCloseRequests = useCloseRequests(() => controls.current?.close())

  const save = (url: string) => {
    setFailed(undefined)
    download(url).catch((error: unknown) => {
      console.error(error)
      setFailed(url)
    })
  }

  return (
    <Themed
      open={isOpen}
      close={() => setOpen(false)}
      index={first}
      slides={pictures}
      plugins={[Captions, Download, Zoom]}
      animation={{ fade: lightbox.fade, swipe: lightbox.swipe, zoom: lightbox.zoom }}
      carousel={{ preload: lightbox.preload, finite: pictures.length === 1 }}
      zoom={{
        zoomInMultiplier: lightbox.zoomInMultiplier,
        doubleTapDelay: lightbox.doubleTapDelay,
        doubleClickDelay: lightbox.doubleClickDelay,
        keyboardMoveDistance: lightbox.keyboardMoveDistance,
        maxZoomPixelRatio: MAX_ENLARGEMENT,
      }}
      captions={{ descriptionTextAlign: 'center' }}
      download={{ download: ({ slide }) => save(slide.src) }}
      controller={{ ref: controls, closeOnBackdropClick: true }}
      on={{
        view: ({ index }) => setShown(index),
        exiting: endCloseRequests,
        exited: () => onClosed(undefined),
      }}
      render={{
        ...(pictures.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => (
          <div role="alert">
            {failed !== undefined && failed === pictures[shown]?.src && (
              <Failure>The picture could not be downloaded. Please try again.</Failure>
            )}
          </div>
        ),
      }}
      styles={{ root: theme, navigationPrev: arrow, navigationNext: arrow }}
    />
  )
})

const pictureOf = ({ name, caption, full: { src, width, height } }: Slide) => ({
  src,
  alt: name,
  width,
  height,
  description: caption,
})

/** Screen pixels to one of the file. Drawings stay sharp, and a small photograph may be looked at closely too. */
const MAX_ENLARGEMENT = 4

const theme = {
  '--yarl__color_backdrop': color.deep,
  '--yarl__color_button': color.onDark,
  '--yarl__color_button_active': color.peach,
  '--yarl__button_filter': 'none',
  '--yarl__slide_icon_error_color': color.onDark,
  '--yarl__slide_icon_error_size': '72px',
  '--yarl__slide_captions_container_background': color.backdrop,
  '--yarl__slide_description_color': color.onDark,
  fontFamily: font.text,
}

const arrow = { background: color.backdrop }

/** Two rings, one light and one dark, are seen on any picture. Arrows have a dark ground, and theirs stays within the window. */
const Themed = styled(YetAnotherLightbox)({
  '& .yarl__button:focus-visible': {
    outline: `3px solid ${color.onDark}`,
    outlineOffset: 2,
    boxShadow: `0 0 0 7px ${color.deep}`,
  },
  '& :is(.yarl__navigation_prev, .yarl__navigation_next):focus-visible': {
    outlineOffset: -5,
    boxShadow: 'none',
  },
})

const Failure = styled.p({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 64,
  width: 'fit-content',
  marginInline: 'auto',
  padding: '12px 20px',
  background: color.paper,
  color: color.error,
  fontSize: size.body,
})
