// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { TextEditor } from '../../../../../../scripts/studio/app/richText/TextEditor.ts'

function edit(source: string, act: (editor: TextEditor) => void) {
  const seen = { written: source, remarks: '', alt: undefined as string | undefined }
  const editor = new TextEditor(document.createElement('div'), {
    ...{ form: 'article', source, attributes: {}, onLink() {}, onFiles() {}, onTools() {} },
    onFigure: figure => {
      seen.alt = figure?.alt
    },
    onRemarks: remarks => {
      seen.remarks += remarks.join()
    },
    onWrite: text => {
      seen.written = text
    },
  })
  act(editor)
  editor.view.destroy()
  return seen
}

/** Types each sign behind the one before it. */
function type({ view }: TextEditor, signs: string): void {
  for (const sign of signs) {
    const { from, to } = view.state.selection
    const isHandled = view.someProp('handleTextInput', handle =>
      handle(view, from, to, sign, () => view.state.tr.insertText(sign, from, to)),
    )
    if (!isHandled) view.dispatch(view.state.tr.insertText(sign))
  }
}

test.each([
  ['a **bold** word', 'a \\*\\*bold\\*\\* word'],
  ['2*3*4', '2*3*4'],
  ['- one', '- one'],
  ['1) one', '1. one'],
  ['2. one', '2. one'],
  ['## one', '### one'],
  ['> one', '> one'],
])('%j typed becomes %j', (signs, markdown) => {
  expect(edit('', editor => type(editor, signs)).written).toBe(markdown)
})

test('what a picture shows is asked once it is in the text', () => {
  const pictures = ['/a.jpg', '/b.jpg'].map(path => ({ path, words: '' }))
  const { written, alt } = edit('Gate', editor => {
    editor.insertPictures(pictures)
    editor.describe({ at: editor.view.state.selection.from, alt: '' }, 'A gate')
  })
  expect([written, alt]).toEqual(['![A gate](/a.jpg)\n![](/b.jpg)\nGate', 'A gate'])
})

test('a text that cannot be written so that it means the same is edited as its source', () => {
  const { written, remarks } = edit('1. #\n1. ***', editor => type(editor, 'x'))
  expect([written, remarks]).toEqual(['x1. #\n1. ***', expect.stringMatching(/as they are in its document/)])
})
