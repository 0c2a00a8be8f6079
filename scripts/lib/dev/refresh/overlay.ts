import { defaultTheme } from '../../../../schema/model/theme/defaultTheme.ts'
import type { ProblemsMessage } from './contentEvents.ts'

/** The overlay that was opened last, if any. */
let overlay: HTMLDialogElement | undefined

/** Shows what is wrong with the site over the page, in the words of `npm run validate`. Closes where nothing is. */
export function showProblems({ count, text }: ProblemsMessage): void {
  if (count === 0) {
    overlay?.close()
    return
  }
  if (!overlay?.open) overlay = openDialog()
  const [title, content] = overlay.querySelectorAll('h1, pre')
  if (title) title.textContent = `${count === 1 ? 'One mistake' : `${count} mistakes`} to correct`
  if (content) content.textContent = text
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
  const title = document.createElement('h1')
  title.id = 'title'
  const note = document.createElement('p')
  note.textContent =
    'The page below is the last version without mistakes. This note disappears once the file is corrected and saved.'
  const content = document.createElement('pre')
  content.id = 'content'
  // It scrolls, so the keyboard has to reach it.
  content.tabIndex = 0
  dialog.append(button, title, note, content)
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
p { margin: 0.25rem 0 }
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
