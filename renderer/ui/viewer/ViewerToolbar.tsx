import { useWords } from '../../contexts/site.tsx'
import { button } from '../../theme/button.ts'
import { zoom as limits } from '../../theme/constants.ts'
import { fillWords } from '../text/language.ts'
import { fileNameOf } from './fileNameOf.ts'
import styles from './viewer.module.css'
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
    <div className={styles.bar}>
      <div className={styles.group}>
        <Tool
          label={words.previousPage}
          path="M15 5l-7 7 7 7"
          isDisabled={page <= 1}
          onClick={() => turn(-1)}
        />
        <span className={styles.status} role="status">
          {isLoaded && fillWords(words.pageOf, { page, pages })}
        </span>
        <Tool label={words.nextPage} path="M9 5l7 7-7 7" isDisabled={page >= pages} onClick={() => turn(1)} />
      </div>
      <div className={styles.group}>
        <Tool
          label={words.zoomOut}
          path="M5 12h14"
          isDisabled={!isLoaded || zoom <= limits.min}
          onClick={() => changeZoom(-1)}
        />
        <span className={styles.status} role="status">
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
      <a className={`${button.dark} ${styles.download}`} href={url} download={fileNameOf(url)}>
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
    className={styles.tool}
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
