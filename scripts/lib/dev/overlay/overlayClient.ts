import type { ErrorPayload } from 'vite'
import { defaultTheme } from '../../../../schema/model/theme/defaultTheme.ts'
import { problemContent, programErrorContent } from './overlayContent.ts'
import { ASK_FOR_PROBLEMS, PROBLEMS, type ProblemsMessage } from './ShownProblem.ts'

// Runs in the browser, on pages of the dev server only.

/** The overlay that was opened last, if any, and what it is about. */
let shown: { dialog: HTMLDialogElement; about: 'problems' | 'program' } | undefined

/** The studio shows problems at the fields of its form. Its authors see no files and no lines. */
const isInStudio = window.parent !== window

import.meta.hot?.on(PROBLEMS, ({ problems }: ProblemsMessage) => {
  if (isInStudio) return
  if (problems.length > 0) show(problemContent(problems), 'problems')
  else close('problems')
})
import.meta.hot?.on('vite:error', ({ err }: ErrorPayload) => show(programErrorContent(err), 'program'))
import.meta.hot?.on('vite:beforeUpdate', () => close('program'))
// What the server found before this page was opened.
import.meta.hot?.send(ASK_FOR_PROBLEMS)

/** Opens the overlay, or gives it another content while it is open. */
function show(content: readonly Node[], about: 'problems' | 'program'): void {
  const dialog = shown?.dialog.open ? shown.dialog : openDialog()
  shown = { dialog, about }
  dialog.querySelector('div')?.replaceChildren(...content)
}

function close(about: 'problems' | 'program'): void {
  if (shown?.about === about) shown.dialog.close()
}

/** A modal dialog: the browser traps the focus, closes it with Escape and gives the focus back. */
function openDialog(): HTMLDialogElement {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [overlayStyles()]
  const dialog = document.createElement('dialog')
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'content')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Close (Esc)'
  button.addEventListener('click', () => dialog.close())
  const content = document.createElement('div')
  content.id = 'content'
  dialog.append(button, content)
  dialog.addEventListener('close', () => host.remove())
  root.append(dialog)
  document.body.append(host)
  dialog.showModal()
  return dialog
}

const color = defaultTheme.colours

/** The look of the overlay. The page's own styles do not reach it. */
function overlayStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
:host { all: initial }
dialog {
  box-sizing: border-box; inline-size: min(56rem, 100% - 2rem); max-block-size: calc(100% - 2rem); margin: 1rem auto;
  padding: 1.25rem; overflow: auto; border: 0; border-block-start: 6px solid ${color.error}; border-radius: 6px;
  color: ${color.ink}; background: ${color.paper}; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
dialog::backdrop { background: ${color.deep}; opacity: 0.86 }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.3; color: ${color.error} }
h2 { margin: 0; font-size: 1rem }
p { margin: 0.25rem 0 }
ol { margin: 0; padding: 0; list-style: none }
li { margin-block-start: 1rem; padding-block-start: 1rem; border-block-start: 1px solid ${color.line} }
pre {
  margin: 0.75rem 0 0; padding: 0.75rem; overflow: auto; border-radius: 4px; overflow-wrap: normal;
  color: ${color.onDark}; background: ${color.deep}; font: 0.875rem/1.5 ui-monospace, monospace;
}
button {
  float: inline-end; margin: 0 0 0.5rem 1rem; padding: 0.5rem 0.75rem; border: 1px solid ${color.ink}; border-radius: 4px;
  color: ${color.ink}; background: ${color.page}; font: inherit; cursor: pointer;
}
:focus-visible { outline: 3px solid ${color.accent}; outline-offset: 2px }
`)
  return sheet
}
