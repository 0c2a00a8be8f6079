import { expect, test } from 'vitest'
import {
  currentSteps,
  initialStudioState,
  isUnsaved,
  placesOf,
  type StudioAction,
  type StudioState,
  studioReducer,
} from '../../../../../../scripts/studio/app/state/studioState.ts'

const opened = (file: string): StudioAction => ({
  type: 'opened',
  document: { file, text: 'a', saved: 'a', digest: '1', problems: [], others: [] },
})
const edit = (file: string, text: string, field: string, at = 0): StudioAction => ({
  ...{ type: 'edited', file, text, field, at },
})
const saved = (text: string, digest: string): StudioAction => ({ type: 'saved', file: 'x', text, digest })
const onDisk = (text: string, digest: string, since: string): StudioAction => ({
  ...{ type: 'changedOnDisk', file: 'x', text, digest, since },
})
const checked: StudioAction = { type: 'checked', file: 'x', text: 'a', problems: [], others: [] }
const undone: StudioAction = { type: 'undone' }
const redone: StudioAction = { type: 'redone' }

const after = (...actions: StudioAction[]): StudioState => actions.reduce(studioReducer, initialStudioState)
/** The document once it was opened and more has happened. */
const x = (...actions: StudioAction[]) => after(opened('x'), ...actions).documents.x

test('quick changes of one field are undone together, others one by one', () => {
  const typed = [edit('x', 'ab', 'title'), edit('x', 'abc', 'title', 500), edit('x', 'abcd', 'name', 600)]
  expect(currentSteps(after(opened('x'), ...typed)).past).toHaveLength(2)
  expect(x(...typed, undone)?.text).toBe('abc')
  expect(x(...typed, undone, undone)?.text).toBe('a')
  expect(x(...typed, undone, undone, redone, redone)?.text).toBe('abcd')
})

test('undo goes on across a save, and what follows one is a step of its own, however quick', () => {
  const both = [edit('x', 'b', 'title'), saved('b', '2'), edit('x', 'c', 'title', 500)]
  expect(x(...both, undone)?.text).toBe('b')
  expect(x(...both, undone, undone)).toMatchObject({ text: 'a', saved: 'b', digest: '2' })
})

test('a document that is loaded twice keeps what was written after the first time', () => {
  const again = after(opened('x'), edit('x', 'b', 'title'), opened('y'), opened('x'))
  expect([again.current, again.documents.x?.text]).toEqual(['x', 'b'])
})

test('undo and redo change the document that is shown, and no other', () => {
  const edited = after(opened('x'), edit('x', 'b', 'title'), opened('y'))
  expect(studioReducer(edited, undone)).toBe(edited)
  const back = [edit('y', 'c', 'title'), undone, undone].reduce(studioReducer, edited)
  expect([back.current, back.documents.x?.text, back.documents.y?.text]).toEqual(['y', 'b', 'a'])
  const left = after(opened('x'), edit('x', 'b', 'title'), undone, opened('y'))
  expect(studioReducer(left, redone)).toBe(left)
})

test('what somebody else saves is taken over, unless there is work of its own: then the author decides', () => {
  const theirs = onDisk('theirs', '2', '1')
  expect(x(theirs)).toMatchObject({ text: 'theirs', saved: 'theirs' })
  const conflict = x(edit('x', 'mine', 'title'), theirs)
  expect(conflict).toMatchObject({ text: 'mine', conflict: { text: 'theirs', digest: '2' } })
  expect(conflict && isUnsaved(conflict)).toBe(true)
})

test('undo takes away nothing that somebody else has saved', () => {
  const followed = after(opened('x'), edit('x', 'b', 'title'), saved('b', '2'), onDisk('b theirs', '3', '2'))
  expect(followed.documents.x?.text).toBe('b theirs')
  expect(studioReducer(followed, undone)).toBe(followed)
})

test('a text that was saved is no version of somebody else, although the answer to it was lost', () => {
  const typed = x(edit('x', 'b', 'title'), edit('x', 'bc', 'lead'), onDisk('b', '2', '1'))
  expect(typed).toMatchObject({ text: 'bc', saved: 'b', digest: '2' })
  expect(typed?.conflict).toBeUndefined()
})

test('what was read from disk before the author saved again does not take the later text away', () => {
  const edits = [edit('x', 'b', 'title'), saved('b', '2'), edit('x', 'c', 'lead'), saved('c', '3')]
  const savedAgain = after(opened('x'), ...edits)
  expect(studioReducer(savedAgain, onDisk('b', '2', '2'))).toBe(savedAgain)
})

test('problems come with the text in which they were found, and are not shown for a later one', () => {
  expect(x(checked, edit('x', 'b', 'title'))).toMatchObject({ text: 'b', checked: 'a' })
  expect(x(edit('x', 'b', 'title'), checked)).toEqual(x(edit('x', 'b', 'title')))
})

test('while the page shows an older version, its sections are found wherever they are now', () => {
  const page = (...titles: string[]) => JSON.stringify({ sections: titles.map(title => ({ title })) })
  const shown = page('A', 'B', 'C')
  const sees = (text: string, older?: string): StudioAction => ({
    ...{ type: 'checked', file: 'x', text, problems: [], others: [], older },
  })
  const steps = [
    [page('', 'B', 'C'), [0, 1, 2]],
    [page('', 'C', 'B'), [0, 2, 1]],
    [page('', '', 'C', 'B'), [0, 3, 2]],
    [page('', '', 'B'), [0, 2, -1]],
    ['{', [0, 2, -1]],
    [page('', '', 'B', 'new'), [0, 2, -1]],
  ] as const
  let state = after(opened('x'), edit('x', shown, 'first'), sees(shown))
  for (const [text, places] of steps) {
    state = [edit('x', text, text), sees(text, shown)].reduce(studioReducer, state)
    const { x = expect.unreachable() } = state.documents
    expect(placesOf(x).sections).toEqual(places)
    expect(placesOf(x).inDocument(['sections', 1, 'title'])).toEqual(['sections', places[1], 'title'])
    const at = places.map(Number).indexOf(1)
    expect(placesOf(x).onPage(['sections', 1])).toEqual(at < 0 ? undefined : ['sections', at])
  }
})
