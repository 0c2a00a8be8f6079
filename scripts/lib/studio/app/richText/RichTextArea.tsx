import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ControlProps } from '../form/FieldFrame.tsx'
import { GrowingText } from '../form/inputs.tsx'
import { LINKED, LinkDialog } from '../form/LinkDialog.tsx'
import type { Tool } from './commands.ts'
import { breakLine } from './lineMarkers.ts'
import { insertLink } from './links.ts'
import type { Passage } from './passage.ts'
import { Toolbar } from './Toolbar.tsx'

interface RichTextAreaProps {
  control: ControlProps
  label: string
  value: string
  placeholder: string | undefined
  rows: number
  tools: readonly Tool[]
  onWrite(text: string): void
}

/** A text area for Markdown with buttons and shortcuts. Undo is that of the studio, which knows each text that is written. */
export function RichTextArea({
  control,
  label,
  value,
  placeholder,
  rows,
  tools,
  onWrite,
}: RichTextAreaProps) {
  /** What is selected once the text that a command has written is shown. */
  const pending = useRef<Passage>(undefined)
  /** The text in which a link is being inserted. */
  const [linking, setLinking] = useState<Passage>()
  const area = () => {
    const found = document.getElementById(control.id)
    return found instanceof HTMLTextAreaElement ? found : undefined
  }
  useLayoutEffect(() => {
    const wanted = pending.current
    if (wanted?.text !== value) return
    pending.current = undefined
    const shown = document.getElementById(control.id)
    if (!(shown instanceof HTMLTextAreaElement)) return
    shown.focus()
    shown.setSelectionRange(wanted.start, wanted.end)
  }, [value, control.id])
  const write = (passage: Passage) => {
    pending.current = passage
    onWrite(passage.text)
  }
  const selected = (): Passage => {
    const { selectionStart = value.length, selectionEnd = value.length } = area() ?? {}
    return { text: value, start: selectionStart, end: selectionEnd }
  }
  const use = ({ command }: Tool) => {
    if (command) write(command(selected()))
    else setLinking(selected())
  }
  const press = (event: KeyboardEvent) => {
    const tool =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
        ? tools.find(({ letter }) => letter === event.key.toLowerCase())
        : undefined
    const broken = isPlainEnter(event) && rows > 1 ? breakLine(selected()) : undefined
    if (!tool && !broken) return
    event.preventDefault()
    if (tool) use(tool)
    if (broken) write(broken)
  }
  return (
    <>
      <Toolbar label={label} controls={control.id} tools={tools} onUse={use} />
      <GrowingText
        {...control}
        value={value}
        rows={rows}
        placeholder={placeholder}
        onWrite={onWrite}
        onKeyDown={press}
      />
      {linking && (
        <LinkDialog
          title="Where does the link lead?"
          hint="Search pages and documents, or write a web address"
          kinds={LINKED}
          leadsOut
          onPick={(address, title) => write(insertLink(linking, address, title))}
          onClose={() => setLinking(undefined)}
        />
      )}
    </>
  )
}

const isPlainEnter = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !ctrlKey && !nativeEvent.isComposing
