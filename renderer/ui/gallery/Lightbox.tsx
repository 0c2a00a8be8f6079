import styled from '@emotion/styled'
import { useState } from 'react'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Download from 'yet-another-react-lightbox/plugins/download'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import { lightbox } from '../../constants.ts'
import { color, font, size } from '../../theme/tokens.ts'
import { download } from './download.ts'
import type { Slide } from './slide.ts'

interface LightboxProps {
  slides: readonly Slide[]
  /** The place of the picture that is shown first. */
  first: number
  /** Called once it has vanished. */
  onClosed: () => void
}

/** Pictures in full screen, one at a time. Open for as long as it is rendered; it closes by itself. */
export function Lightbox({ slides, first, onClosed }: LightboxProps) {
  const [isOpen, setOpen] = useState(true)
  const [isDownloadFailed, setDownloadFailed] = useState(false)
  const isSingle = slides.length === 1

  const save = (url: string) => {
    setDownloadFailed(false)
    download(url).catch((error: unknown) => {
      console.error(error)
      setDownloadFailed(true)
    })
  }

  return (
    <YetAnotherLightbox
      open={isOpen}
      close={() => setOpen(false)}
      index={first}
      slides={slides.map(({ name, caption, full: { src, width, height } }) => ({
        src,
        alt: name,
        width,
        height,
        description: caption,
      }))}
      plugins={[Captions, Download, Zoom]}
      animation={{ fade: lightbox.fade, swipe: lightbox.swipe, zoom: lightbox.zoom }}
      carousel={{ preload: lightbox.preload, finite: isSingle }}
      zoom={{
        zoomInMultiplier: lightbox.zoomInMultiplier,
        doubleTapDelay: lightbox.doubleTapDelay,
        doubleClickDelay: lightbox.doubleClickDelay,
        keyboardMoveDistance: lightbox.keyboardMoveDistance,
      }}
      captions={{ descriptionTextAlign: 'center' }}
      download={{ download: ({ slide }) => save(slide.src) }}
      controller={{ closeOnBackdropClick: true }}
      on={{ view: () => setDownloadFailed(false), exited: onClosed }}
      render={{
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => (
          <Failure role="alert">
            {isDownloadFailed && 'The picture could not be downloaded. Please try again.'}
          </Failure>
        ),
      }}
      styles={{ root: theme }}
    />
  )
}

const theme = {
  '--yarl__color_backdrop': color.deep,
  '--yarl__color_button': color.onDark,
  '--yarl__color_button_active': color.peach,
  '--yarl__button_filter': 'none',
  '--yarl__slide_captions_container_background': color.backdrop,
  '--yarl__slide_description_color': color.onDark,
  fontFamily: font.text,
}

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
  '&:empty': { display: 'none' },
})
