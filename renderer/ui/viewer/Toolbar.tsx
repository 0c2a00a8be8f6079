import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { zoom as limits } from '../../constants.ts'
import { buttonStyle } from '../../theme/buttonStyle.ts'
import { color, size } from '../../theme/tokens.ts'
import { fileNameOf } from './fileNameOf.ts'
import type { ViewerAction, ViewerState } from './viewerState.ts'

interface ToolbarProps {
  state: ViewerState
  dispatch: (action: ViewerAction) => void
  url: string
}

/** Turning pages, zooming, saving. */
export function Toolbar({ state: { page, pages, zoom }, dispatch, url }: ToolbarProps) {
  const isLoaded = pages > 0
  return (
    <Bar>
      <Group>
        <Tool
          label="Previous page"
          isDisabled={page <= 1}
          onClick={() => dispatch({ type: 'turned', by: -1 })}
        >
          <path d="M15 5l-7 7 7 7" />
        </Tool>
        <Label role="status">{isLoaded && `Page ${page} of ${pages}`}</Label>
        <Tool
          label="Next page"
          isDisabled={page >= pages}
          onClick={() => dispatch({ type: 'turned', by: 1 })}
        >
          <path d="M9 5l7 7-7 7" />
        </Tool>
      </Group>
      <Group>
        <Tool
          label="Zoom out"
          isDisabled={!isLoaded || zoom <= limits.min}
          onClick={() => dispatch({ type: 'zoomed', by: -1 })}
        >
          <path d="M5 12h14" />
        </Tool>
        <Label role="status">{Math.round(zoom * 100)}%</Label>
        <Tool
          label="Zoom in"
          isDisabled={!isLoaded || zoom >= limits.max}
          onClick={() => dispatch({ type: 'zoomed', by: 1 })}
        >
          <path d="M5 12h14M12 5v14" />
        </Tool>
      </Group>
      <Download href={url} download={fileNameOf(url)}>
        Download PDF
      </Download>
    </Bar>
  )
}

interface ToolProps {
  label: string
  isDisabled: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, isDisabled, onClick, children }: ToolProps) => (
  <ToolButton type="button" aria-label={label} disabled={isDisabled} onClick={onClick}>
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      {children}
    </svg>
  </ToolButton>
)

const Bar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  padding: '4px 8px',
  borderBottom: `1px solid ${color.line}`,
  fontSize: size.small,
})

const Group = styled.div({ display: 'flex', alignItems: 'center' })

const Label = styled.span({ minWidth: '3.2em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })

const ToolButton = styled.button({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 48,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& svg': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  '&:disabled': { color: color.lineStrong, cursor: 'default' },
  '&:focus-visible': { outlineOffset: -4 },
})

/** Wide enough for all of the tools in one row. */
const FITS_BESIDE = '@media (min-width: 36em)'

const Download = styled.a({
  ...buttonStyle('dark'),
  // A row of its own only where the others leave no room: the document needs the height of a telephone on its side.
  flex: '1 0 auto',
  textAlign: 'center',
  paddingBlock: 'calc(0.9rem - 2px)',
  [FITS_BESIDE]: { flex: 'none' },
})
