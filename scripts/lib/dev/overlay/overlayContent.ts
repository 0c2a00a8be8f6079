import type { ErrorPayload } from 'vite'
import type { ShownProblem } from './ShownProblem.ts'

/** What the overlay says of an author's problems, the first one first. */
export function problemContent(problems: readonly ShownProblem[]): HTMLElement[] {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`
  return [
    heading(`${count} to correct`),
    element(
      'p',
      'The page below is the last version without mistakes. This note disappears once the file is corrected and saved.',
    ),
    element('ol', ...problems.map(entry)),
  ]
}

/** What the overlay says of an error in the program, which no author has made. */
export function programErrorContent({ message, frame, loc, id, stack }: ErrorPayload['err']): HTMLElement[] {
  const file = loc?.file ?? id
  return [
    heading('An error in the program'),
    element('p', 'Your pages are not the cause. These are the details for the developers.'),
    ...(file === undefined ? [] : [element('h2', loc ? `${file}, line ${loc.line}` : file)]),
    code(message, 'The message'),
    code(frame || stack, 'Where it comes from'),
  ]
}

function entry({ file, line, message, suggestion, help, excerpt }: ShownProblem): HTMLElement {
  const parts = [
    element('h2', `${file}, line ${line}`),
    element('p', message),
    element('p', element('strong', suggestion)),
    ...(help === undefined ? [] : [element('p', help)]),
  ]
  return element('li', ...parts, ...(excerpt === undefined ? [] : [code(excerpt, 'The lines around it')]))
}

function heading(text: string): HTMLElement {
  const title = element('h1', text)
  title.id = 'title'
  return title
}

/** Scrolls sideways, so the keyboard has to reach it. */
function code(text: string, label: string): HTMLElement {
  const pre = element('pre', text)
  pre.tabIndex = 0
  pre.setAttribute('role', 'group')
  pre.setAttribute('aria-label', label)
  return pre
}

function element(tag: string, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}
