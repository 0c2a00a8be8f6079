import { expect, test } from 'vitest'
import {
  currentSteps,
  initialStudioState,
  isUnsaved,
  type StudioAction,
  type StudioState,
  studioReducer,
} from '../../../../../../scripts/studio/app/state/studioState.ts'

const opened = (file: string): StudioAction => ({
  type: 'opened',
  document: { file, text: 'a', saved: 'a', digest: '1', problems: [], others: [] },
})

const after = (...actions: StudioAction[]): StudioState => actions.reduce(studioReducer, initialStudioState)

const edit = (file: string, text: string, field: string, at = 0): StudioAction => ({
  type: 'edited',
  file,
  text,
  field,
  at,
})

test('quick changes of one field are undone together, others one by one', () => {
  const typed = after(
    opened('x'),
    edit('x', 'ab', 'title', 0),
    edit('x', 'abc', 'title', 500),
    edit('x', 'abcd', 'name', 600),
  )
  expect(currentSteps(typed).past).toHaveLength(2)
  const once = studioReducer(typed, { type: 'undone' })
  expect(once.documents.x?.text).toBe('abc')
  const twice = studioReducer(once, { type: 'undone' })
  expect(twice.documents.x?.text).toBe('a')
  const again = studioReducer(studioReducer(twice, { type: 'redone' }), { type: 'redone' })
  expect(again.documents.x?.text).toBe('abcd')
})

test('what follows a save is a step of its own, however quick', () => {
  const saved = after(
    opened('x'),
    edit('x', 'b', 'file', 0),
    { type: 'saved', file: 'x', text: 'b', digest: '2' },
    edit('x', 'c', 'file', 500),
  )
  expect(studioReducer(saved, { type: 'undone' }).documents.x?.text).toBe('b')
})

test('a document that is loaded twice keeps what was written after the first time', () => {
  const again = after(opened('x'), edit('x', 'b', 'title'), opened('y'), opened('x'))
  expect(again.current).toBe('x')
  expect(again.documents.x?.text).toBe('b')
})

test('undo goes on across a save', () => {
  const saved = after(opened('x'), edit('x', 'b', 'title'), {
    type: 'saved',
    file: 'x',
    text: 'b',
    digest: '2',
  })
  const undone = studioReducer(saved, { type: 'undone' })
  expect(undone.documents.x).toMatchObject({ text: 'a', saved: 'b', digest: '2' })
})

test('undo and redo change the document that is shown, and no other', () => {
  const edited = after(opened('x'), edit('x', 'b', 'title'), opened('y'))
  expect(studioReducer(edited, { type: 'undone' })).toBe(edited)
  const both = studioReducer(edited, edit('y', 'c', 'title'))
  const undone = [1, 2, 3].reduce<StudioState>(state => studioReducer(state, { type: 'undone' }), both)
  expect(undone.current).toBe('y')
  expect([undone.documents.x?.text, undone.documents.y?.text]).toEqual(['b', 'a'])
  const back = after(opened('x'), edit('x', 'b', 'title'), { type: 'undone' }, opened('y'))
  expect(studioReducer(back, { type: 'redone' })).toBe(back)
})

test('ten steps are undone and redone', () => {
  const steps = Array.from({ length: 10 }, (_, index) => edit('x', String(index), `field ${index}`))
  const edited = after(opened('x'), ...steps)
  const back = steps.reduce<StudioState>(state => studioReducer(state, { type: 'undone' }), edited)
  expect(back.documents.x?.text).toBe('a')
  const forth = steps.reduce<StudioState>(state => studioReducer(state, { type: 'redone' }), back)
  expect(forth.documents.x?.text).toBe('9')
})

test('what somebody else saves is taken over, unless there is work of its own: then the author decides', () => {
  const theirs: StudioAction = { type: 'changedOnDisk', file: 'x', text: 'theirs', digest: '2', since: '1' }
  const followed = after(opened('x'), theirs)
  expect(followed.documents.x).toMatchObject({ text: 'theirs', saved: 'theirs' })
  const conflict = after(opened('x'), edit('x', 'mine', 'title'), theirs)
  expect(conflict.documents.x).toMatchObject({ text: 'mine', conflict: { text: 'theirs', digest: '2' } })
  const document = conflict.documents.x
  expect(document && isUnsaved(document)).toBe(true)
})

test('undo takes away nothing that somebody else has saved', () => {
  const saved: StudioAction = { type: 'saved', file: 'x', text: 'b', digest: '2' }
  const theirs: StudioAction = { type: 'changedOnDisk', file: 'x', text: 'b theirs', digest: '3', since: '2' }
  const followed = after(opened('x'), edit('x', 'b', 'title'), saved, theirs)
  expect(followed.documents.x?.text).toBe('b theirs')
  expect(studioReducer(followed, { type: 'undone' })).toBe(followed)
})

test('a text that was saved is no version of somebody else, although the answer to it was lost', () => {
  const own: StudioAction = { type: 'changedOnDisk', file: 'x', text: 'b', digest: '2', since: '1' }
  const typed = after(opened('x'), edit('x', 'b', 'title'), edit('x', 'bc', 'lead'), own)
  expect(typed.documents.x).toMatchObject({ text: 'bc', saved: 'b', digest: '2' })
  expect(typed.documents.x?.conflict).toBeUndefined()
})

test('what was read from disk before the author saved again does not take the later text away', () => {
  const read: StudioAction = { type: 'changedOnDisk', file: 'x', text: 'b', digest: '2', since: '2' }
  const savedAgain = after(
    opened('x'),
    edit('x', 'b', 'title'),
    { type: 'saved', file: 'x', text: 'b', digest: '2' },
    edit('x', 'c', 'lead'),
    { type: 'saved', file: 'x', text: 'c', digest: '3' },
  )
  expect(studioReducer(savedAgain, read)).toBe(savedAgain)
})

test('problems come with the text in which they were found', () => {
  const checked: StudioAction = { type: 'checked', file: 'x', text: 'a', problems: [], others: [] }
  expect(after(opened('x'), checked).documents.x?.checked).toBe('a')
  expect(after(opened('x'), checked, edit('x', 'b', 'title')).documents.x).toMatchObject({
    text: 'b',
    checked: 'a',
  })
})

test('problems of a text that is no longer the current one are not shown', () => {
  const late = after(opened('x'), edit('x', 'b', 'title'), {
    type: 'checked',
    file: 'x',
    text: 'a',
    problems: [],
    others: [],
  })
  expect(late).toEqual(after(opened('x'), edit('x', 'b', 'title')))
})
