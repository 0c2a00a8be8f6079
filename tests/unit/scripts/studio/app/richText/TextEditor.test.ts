// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { TextEditor } from '../../../../../../scripts/studio/app/richText/TextEditor.ts'

/** What is written once each sign has been typed behind the one before it. */
function typed(signs: string): string {
  const ignore = () => {}
  const editor = new TextEditor(document.createElement('div'), {
    ...{ form: 'article', source: '', attributes: {} },
    ...{ onLink: ignore, onFiles: ignore, onFigure: ignore, onRemarks: ignore, onTools: ignore },
    onWrite: text => {
      written = text
    },
  })
  let written = ''
  for (const sign of signs) {
    const { view } = editor
    const { from, to } = view.state.selection
    const isHandled = view.someProp('handleTextInput', handle =>
      handle(view, from, to, sign, () => view.state.tr.insertText(sign, from, to)),
    )
    if (!isHandled) view.dispatch(view.state.tr.insertText(sign))
  }
  editor.view.destroy()
  return written
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
  expect(typed(signs)).toBe(markdown)
})
