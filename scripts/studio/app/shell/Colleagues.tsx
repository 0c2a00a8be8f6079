import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Conflict } from '../../host/publish/combine.ts'
import type { News } from '../../host/publish/news.ts'
import { call } from '../call.ts'
import { Actions, Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
import { type Chosen, CONFLICT, ConflictChoices, choicesOf } from './ConflictChoices.tsx'

/** Milliseconds between two looks for what colleagues have published. */
const PAUSE = 180_000

/**
 * Says that colleagues have published something, and brings it in. Looks for it by itself while the window is open.
 * @param props.published grows when this window may have published: what it knew is outdated
 */
export function Colleagues({ published }: { published: number }) {
  const [news, setNews] = useState<News>()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after publishing
  useEffect(() => {
    let at = 0
    const look = () => {
      if (document.hidden || Date.now() - at < PAUSE / 3) return
      at = Date.now()
      // Nobody has asked: a failure is no message.
      call('news', {}).then(setNews, () => undefined)
    }
    look()
    const timer = setInterval(look, PAUSE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [published])
  const count = news?.publications.length ?? 0
  return (
    <>
      {news && !news.isReachable && <p>Offline</p>}
      {count > 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          Colleagues’ changes ({count})
        </button>
      )}
      {isOpen && news && (
        <NewsDialog
          news={news}
          onClose={() => setOpen(false)}
          onBrought={() => setNews({ publications: [], isReachable: true })}
        />
      )}
    </>
  )
}

export const countNews = (count: number): string =>
  `Colleagues have published ${count === 1 ? 'a change' : `${count} changes`}`

export const broughtWords = (count: number): string => (count === 1 ? 'Bring it in' : 'Bring them in')

interface NewsDialogProps {
  news: News
  onClose(): void
  onBrought(): void
}

/** What colleagues have published, and the button that brings it to this computer. */
function NewsDialog({ news, onClose, onBrought }: NewsDialogProps) {
  const form = useId()
  const { isBusy, failure, run } = useTask()
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [chosen, setChosen] = useState<Chosen>({})
  const bring = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      const answer = await call('bringIn', { choices: choicesOf(conflicts, chosen) })
      if ('conflicts' in answer) return setConflicts(answer.conflicts)
      onBrought()
      onClose()
    })
  }
  return (
    <Dialog title={countNews(news.publications.length)} isWide={conflicts.length > 0} onClose={onClose}>
      <ul data-scroll>
        {news.publications.map(({ id, author, day, message }) => (
          <li key={id}>
            <b>{author}</b>, {dayInWords(day)}: {message}
          </li>
        ))}
      </ul>
      <p>
        {broughtWords(news.publications.length)} to see {news.publications.length === 1 ? 'it' : 'them'} here.
        What you have written stays, and what you have not published, too.
      </p>
      <Failure words={failure ?? (conflicts.length > 0 ? CONFLICT : undefined)} />
      <form id={form} data-scroll={conflicts.length > 0 || undefined} onSubmit={bring}>
        <ConflictChoices conflicts={conflicts} chosen={chosen} onChoose={setChosen} />
      </form>
      <Actions>
        <button type="button" onClick={onClose}>
          Later
        </button>
        <button type="submit" form={form} data-kind="primary" disabled={isBusy}>
          {broughtWords(news.publications.length)}
        </button>
      </Actions>
    </Dialog>
  )
}

/** `2026-11-27` → "27 November". */
export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
