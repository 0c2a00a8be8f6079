import { defaultTheme } from '../../../../schema/model/theme/defaultTheme.ts'

const color = defaultTheme.colours

/** The look of the overlay. The page's own styles do not reach it. */
export function overlayStyles(): CSSStyleSheet {
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
