import { useWords } from '../../contexts/useWords.ts'
import { button } from '../../theme/button.ts'
import { zoom as limits } from '../../theme/constants.ts'
import { css } from '../../theme/css.ts'
import { color, size } from '../../theme/designTokens.ts'
import { mirrored } from '../../theme/mirrored.ts'
import { fillWords } from '../text/fillWords.ts'
import { fileNameOf } from './fileNameOf.ts'
import type { ViewerAction, ViewerState } from './viewerState.ts'

interface ToolbarProps {
  state: ViewerState
  dispatch: (action: ViewerAction) => void
  url: string
}

/** Controls to turn pages, zoom and download. */
export function Toolbar({ state: { page, pages, zoom }, dispatch, url }: ToolbarProps) {
  const words = useWords()
  const isLoaded = pages > 0
  const turn = (by: 1 | -1) => dispatch({ type: 'turnPage', by })
  const changeZoom = (by: 1 | -1) => dispatch({ type: 'zoom', by })
  return (
    <div className={bar}>
      <div className={group}>
        <Tool
          label={words.previousPage}
          path="M15 5l-7 7 7 7"
          isDisabled={page <= 1}
          onClick={() => turn(-1)}
        />
        <span className={statusLabel} role="status">
          {isLoaded && fillWords(words.pageOf, { page, pages })}
        </span>
        <Tool label={words.nextPage} path="M9 5l7 7-7 7" isDisabled={page >= pages} onClick={() => turn(1)} />
      </div>
      <div className={group}>
        <Tool
          label={words.zoomOut}
          path="M5 12h14"
          isDisabled={!isLoaded || zoom <= limits.min}
          onClick={() => changeZoom(-1)}
        />
        <span className={statusLabel} role="status">
          {/* One text: a browser that translates would keep React from changing one of two. */}
          {`${Math.round(zoom * 100)}%`}
        </span>
        <Tool
          label={words.zoomIn}
          path="M5 12h14M12 5v14"
          isDisabled={!isLoaded || zoom >= limits.max}
          onClick={() => changeZoom(1)}
        />
      </div>
      <a className={downloadLink} href={url} download={fileNameOf(url)}>
        {words.downloadPdf}
      </a>
    </div>
  )
}

interface ToolProps {
  label: string
  /** The `d` attribute of its icon. */
  path: string
  isDisabled: boolean
  onClick: () => void
}

/** Not `disabled`: at the last page the button that led there would lose the focus, and a screen reader its place. */
const Tool = ({ label, path, isDisabled, onClick }: ToolProps) => (
  <button
    className={toolButton}
    type="button"
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onClick}
  >
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
)

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  padding: '4px 8px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: size.small,
})

const group = css({ display: 'flex', alignItems: 'center' })

const statusLabel = css({ minWidth: '3.2em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })

const toolButton = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  // The signs of zooming are symmetrical.
  '& svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 2, ...mirrored },
  '&[aria-disabled="true"]': { color: color.lineStrong, cursor: 'default' },
  '&:focus-visible': { outlineOffset: -4 },
})

/** The width from which all tools fit in one row. */
const FITS_BESIDE = '@media (min-width: 36em)'

const downloadLink = css(button.dark, {
  // A row of its own only where it does not fit beside the others: a phone in landscape has no height to spare.
  flex: '1 0 auto',
  textAlign: 'center',
  paddingBlock: 'calc(0.9rem - 2px)',
  [FITS_BESIDE]: { flex: 'none' },
})
