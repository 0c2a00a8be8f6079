import { type ReactNode, useState } from 'react'
import { DayField } from '../frame/AsOnDay.tsx'
import { currentSteps, type EditedDocument, isUnsaved } from '../state/studioState.ts'
import type { Documents } from '../state/useDocuments.ts'
import { Colleagues } from './Colleagues.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import styles from './shell.module.css'
import { focusRegion, type StudioLayout, type StudioPart, type Zoom } from './useLayout.ts'

const widths = [
  { name: 'Phone', width: 390, icon: 'M7 2h6v16H7zM9.5 15.5h1' },
  { name: 'Tablet', width: 820, icon: 'M4 2h12v16H4zM9.5 15.5h1' },
  { name: 'Desktop', width: undefined, icon: 'M2 4h16v10H2zM7 17h6' },
]

const zooms: readonly { zoom: Zoom; name: string }[] = [
  { zoom: 'fit', name: 'Fit' },
  { zoom: 'real', name: '100 %' },
  { zoom: 'window', name: 'Full window' },
]

const views: readonly { view: StudioPart; name: string }[] = [
  { view: 'list', name: 'Pages' },
  { view: 'page', name: 'Page' },
  { view: 'form', name: 'Form' },
]

interface TopBarProps {
  site: string
  /** The day that it is for the site. */
  today: string
  documents: Documents
  width: number | undefined
  onWidth(width: number | undefined): void
  day: string | undefined
  onDay(day: string | undefined): void
  layout: StudioLayout
  onOpen(file: string): void
}

/** What concerns all of the studio: undo, the size of the page, saving, publishing. */
export function TopBar({ site, today, documents, width, onWidth, day, onDay, layout, onOpen }: TopBarProps) {
  const { state, current } = documents
  const { past, future } = currentSteps(state)
  const canSave = current !== undefined && isUnsaved(current) && !current.conflict
  const skip = (view: StudioPart) => {
    layout.onView(view)
    // It may have been hidden.
    requestAnimationFrame(() => focusRegion(view))
  }
  return (
    <header className={styles.bar} data-region="bar" tabIndex={-1}>
      <button type="button" className={styles.skip} onClick={() => skip('page')}>
        To the page
      </button>
      <button type="button" className={styles.skip} onClick={() => skip('form')}>
        To the form
      </button>
      <h1>{site}</h1>
      {layout.kind !== 'columns' && (
        <Choice
          label="What is shown"
          options={views.map(({ view, name }) => ({ name, value: view }))}
          chosen={layout.view}
          onChoose={layout.onView}
        />
      )}
      {layout.kind !== 'turns' && (
        <>
          <Choice
            label="Width of the page"
            options={widths.map(({ name, width, icon }) => ({
              name,
              value: width,
              icon: <Icon path={icon} />,
            }))}
            chosen={width}
            onChoose={onWidth}
          />
          <Choice
            label="Size of the page"
            options={zooms.map(({ zoom, name }) => ({ name, value: zoom }))}
            chosen={layout.zoom}
            onChoose={layout.onZoom}
          />
          <DayField day={day} today={today} onDay={onDay} />
        </>
      )}
      <div className={styles.work}>
        <p role="status">{current && (isUnsaved(current) ? 'Not saved yet' : 'Saved')}</p>
        <fieldset aria-label="Steps">
          <Step
            name="Undo"
            icon="M7 4 3 8l4 4M3 8h9a5 5 0 0 1 0 10H8"
            isPossible={past.length > 0}
            onClick={documents.undo}
          />
          <Step
            name="Redo"
            icon="m13 4 4 4-4 4M17 8H8a5 5 0 0 0 0 10h4"
            isPossible={future.length > 0}
            onClick={documents.redo}
          />
        </fieldset>
        <button
          type="button"
          data-kind={canSave ? 'primary' : 'quiet'}
          disabled={!canSave}
          onClick={documents.save}
        >
          Save
        </button>
        <PublishButton documents={state.documents} isPrimary={!canSave} onOpen={onOpen} />
      </div>
    </header>
  )
}

interface ChoiceProps<T> {
  label: string
  options: readonly { name: string; value: T; icon?: ReactNode }[]
  chosen: T
  onChoose(value: T): void
}

/** One of a few. */
const Choice = <T,>({ label, options, chosen, onChoose }: ChoiceProps<T>) => (
  <fieldset className={styles.choice} aria-label={label}>
    {options.map(({ name, value, icon }) => (
      <button
        key={name}
        type="button"
        aria-label={icon ? name : undefined}
        title={icon ? name : undefined}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {icon ?? name}
      </button>
    ))}
  </fieldset>
)

interface StepProps {
  name: string
  icon: string
  isPossible: boolean
  onClick(): void
}

const Step = ({ name, icon, isPossible, onClick }: StepProps) => (
  <button
    type="button"
    data-kind="quiet"
    aria-label={name}
    title={name}
    disabled={!isPossible}
    onClick={onClick}
  >
    <Icon path={icon} />
  </button>
)

const Icon = ({ path }: { path: string }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)

interface PublishButtonProps {
  /** The documents that have been opened. */
  documents: Readonly<Record<string, EditedDocument>>
  /** Whether it is what is to be done next. */
  isPrimary: boolean
  onOpen(file: string): void
}

/** What colleagues have published, and the review of what has changed here since the site was published last. */
function PublishButton({ documents, isPrimary, onOpen }: PublishButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [closed, setClosed] = useState(0)
  const close = () => {
    setIsOpen(false)
    setClosed(closed + 1)
  }
  const openDocument = (file: string) => {
    close()
    onOpen(file)
  }
  return (
    <>
      <Colleagues published={closed} />
      <button type="button" data-kind={isPrimary ? 'primary' : 'quiet'} onClick={() => setIsOpen(true)}>
        Review and publish
      </button>
      {isOpen && <PublishDialog documents={documents} onOpen={openDocument} onClose={close} />}
    </>
  )
}
