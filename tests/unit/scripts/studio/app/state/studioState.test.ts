import { expect, test } from 'vitest'
import {
  currentSteps,
  initialStudioState,
  placesOf,
  type StudioAction,
  type StudioState,
  studioReducer,
} from '../../../../../../scripts/studio/app/state/studioState.ts'

const opened = (file: string): StudioAction => ({
  type: 'opened',
  document: { file, text: 'a', known: 'a', problems: [], others: [] },
})
const undone: StudioAction = { type: 'undone' }
const redone: StudioAction = { type: 'redone' }
const checked = (text: string, older?: string): StudioAction => ({
  ...{ type: 'checked', file: 'x', text, problems: [], others: [], older },
})
const joined = (text: string, before: string): StudioAction => ({ type: 'joined', file: 'x', text, before })

/** A text that is written over the one that is shown. */
type Typed = { file?: string; text: string; field: string; at?: number }
const after = (...steps: (StudioAction | Typed)[]): StudioState =>
  steps.reduce<StudioState>((state, step) => {
    if ('type' in step) return studioReducer(state, step)
    const { file = 'x', at = 0, ...typed } = step
    const before = state.documents[file]?.text ?? ''
    return studioReducer(state, { type: 'edited', file, before, at, ...typed })
  }, initialStudioState)
/** The document once it was opened and more has happened. */
const x = (...steps: (StudioAction | Typed)[]) => after(opened('x'), ...steps).documents.x

test('quick changes of one field are undone together, others one by one', () => {
  const typed = [
    { text: 'ab', field: 'title' },
    { text: 'abc', field: 'title', at: 500 },
    { text: 'abcd', field: 'name', at: 600 },
  ]
  expect(currentSteps(after(opened('x'), ...typed)).past).toHaveLength(2)
  expect(x(...typed, undone)?.text).toBe('abc')
  expect(x(...typed, undone, undone)?.text).toBe('a')
  expect(x(...typed, undone, undone, redone, redone)?.text).toBe('abcd')
})

test('a document that is loaded twice keeps what was written after the first time', () => {
  const again = after(opened('x'), { text: 'b', field: 'title' }, opened('y'), opened('x'))
  expect([again.current, again.documents.x?.text, again.documents.x?.known]).toEqual(['x', 'b', 'a'])
})

test('undo and redo change the document that is shown, and no other', () => {
  const edited = after(opened('x'), { text: 'b', field: 'title' }, opened('y'))
  expect(studioReducer(edited, undone)).toBe(edited)
  const left = after(opened('x'), { text: 'b', field: 'title' }, undone, opened('y'))
  expect(studioReducer(left, redone)).toBe(left)
})

test('undo takes away nothing that somebody else has written', () => {
  const followed = after(opened('x'), { text: 'b', field: 'title' }, joined('b theirs', 'b'))
  expect(followed.documents.x).toMatchObject({ text: 'b theirs', known: 'b theirs' })
  expect(studioReducer(followed, undone)).toBe(followed)
})

test('what is typed while others bring theirs in is written as a change of the text that was typed in', () => {
  const typed = { text: 'bc', field: 'lead' }
  expect(x({ text: 'b', field: 'title' }, typed, joined('b theirs', 'b'))).toMatchObject({
    ...{ text: 'bc', known: 'b' },
  })
  const late: StudioAction = { type: 'edited', file: 'x', text: 'bc', before: 'b', field: 'lead', at: 0 }
  expect(x({ text: 'b', field: 'title' }, joined('b theirs', 'b'), late)).toMatchObject({
    ...{ text: 'bc', known: 'b' },
  })
})

test('problems come with the text in which they were found, and are not shown for a later one', () => {
  expect(x(checked('a'), { text: 'b', field: 'title' })).toMatchObject({ text: 'b', checked: 'a' })
  expect(x({ text: 'b', field: 'title' }, checked('a'))?.checked).toBeUndefined()
})

test('while the page shows an older version, its sections are found wherever they are now', () => {
  const page = (...titles: string[]) => JSON.stringify({ sections: titles.map(title => ({ title })) })
  const shown = page('A', 'B', 'C')
  const steps = [
    [page('', 'B', 'C'), [0, 1, 2]],
    [page('', 'C', 'B'), [0, 2, 1]],
    [page('', '', 'C', 'B'), [0, 3, 2]],
    [page('', '', 'B'), [0, 2, -1]],
    ['{', [0, 2, -1]],
    [page('', '', 'B', 'new'), [0, 2, -1]],
  ] as const
  const done: (StudioAction | Typed)[] = [{ text: shown, field: 'first' }, checked(shown)]
  for (const [text, places] of steps) {
    done.push({ text, field: text }, checked(text, shown))
    const found = x(...done) ?? expect.unreachable()
    expect(placesOf(found).sections).toEqual(places)
    expect(placesOf(found).inDocument(['sections', 1, 'title'])).toEqual(['sections', places[1], 'title'])
    const at = places.map(Number).indexOf(1)
    expect(placesOf(found).onPage(['sections', 1])).toEqual(at < 0 ? undefined : ['sections', at])
  }
})
