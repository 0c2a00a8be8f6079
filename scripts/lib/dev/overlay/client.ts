import type { ErrorPayload } from 'vite'
import { ASK_FOR_MISTAKES, MISTAKES, type MistakesMessage } from './Mistake.ts'
import { mistakeContent, programErrorContent } from './overlayContent.ts'
import { overlayStyles } from './overlayStyles.ts'

// Runs in the browser, on pages of the dev server only.

/** The overlay that was opened last, if any, and what it is about. */
let shown: { dialog: HTMLDialogElement; about: 'mistakes' | 'program' } | undefined

/** The studio shows mistakes at the fields of its form. Its authors see no files and no lines. */
const isInStudio = window.parent !== window

import.meta.hot?.on(MISTAKES, ({ mistakes }: MistakesMessage) => {
  if (isInStudio) return
  if (mistakes.length > 0) show(mistakeContent(mistakes), 'mistakes')
  else close('mistakes')
})
import.meta.hot?.on('vite:error', ({ err }: ErrorPayload) => show(programErrorContent(err), 'program'))
import.meta.hot?.on('vite:beforeUpdate', () => close('program'))
// What the server found before this page was opened.
import.meta.hot?.send(ASK_FOR_MISTAKES)

/** Opens the overlay, or gives it another content while it is open. */
function show(content: readonly Node[], about: 'mistakes' | 'program'): void {
  const dialog = shown?.dialog.open ? shown.dialog : openDialog()
  shown = { dialog, about }
  dialog.querySelector('div')?.replaceChildren(...content)
}

function close(about: 'mistakes' | 'program'): void {
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
