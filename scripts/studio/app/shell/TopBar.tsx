import { type ReactNode, useEffect, useState } from 'react'
import type { Keeping } from '../../worker/worker.ts'
import { call, onKeeping } from '../call.ts'
import { DayField } from '../frame/AsOnDay.tsx'
import { SignOut } from '../signIn/SignIn.tsx'
import { currentSteps } from '../state/studioState.ts'
import { PublishDialog } from './PublishDialog.tsx'
import styles from './shell.module.css'
import { focusRegion, type StudioLayout, type StudioPart, type Zoom } from './useLayout.ts'
import { useStudio } from './useStudio.ts'

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

/** What concerns all of the studio: undo, the size of the page, publishing. */
export function TopBar({ layout }: { layout: StudioLayout }) {
  const { list, documents, view, dispatch } = useStudio()
  const { past, future } = currentSteps(documents.state)
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
      <h1>{list.site}</h1>
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
            chosen={view.width}
            onChoose={width => dispatch({ type: 'widthChosen', width })}
          />
          <Choice
            label="Size of the page"
            options={zooms.map(({ zoom, name }) => ({ name, value: zoom }))}
            chosen={layout.zoom}
            onChoose={layout.onZoom}
          />
          <DayField day={view.day} today={list.today} onDay={day => dispatch({ type: 'dayChosen', day })} />
        </>
      )}
      <div className={styles.work}>
        <Kept />
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
        <PublishButton />
        <SignOut />
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
        data-kind="quiet"
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

/** Says when the last change was kept, and loudly that one could not be. */
function Kept() {
  const { documents } = useStudio().documents.state
  // What was typed a moment ago may wait for the worker.
  const isWritten = Object.values(documents).every(({ text, known }) => text === known)
  const [keeping, setKeeping] = useState<Keeping>()
  useEffect(() => onKeeping(setKeeping), [])
  const [at, setAt] = useState<Date>()
  const isKept = keeping?.isKept
  useEffect(() => {
    if (isKept) setAt(new Date())
  }, [isKept])
  const failure = keeping?.failure
  useEffect(() => {
    if (failure === undefined) return
    // What is not kept would go with the window.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [failure])
  if (failure !== undefined)
    return (
      <p role="alert" data-note="error">
        Not kept: {failure}{' '}
        <button type="button" onClick={() => call('keepAgain', {})}>
          Try again
        </button>
      </p>
    )
  if (!isWritten || (keeping && !isKept))
    return (
      <p role="status" data-help>
        Being kept …
      </p>
    )
  return (
    <p role="status" data-help>
      {at && `Kept, ${clock.format(at)}`}
    </p>
  )
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** How much is not published yet, and the review of it. */
function PublishButton() {
  const { changes } = useStudio().list
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" data-kind={changes > 0 ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        {changes > 0 ? `Not published yet (${changes})` : 'Everything is published'}
      </button>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  )
}
