import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { exampleOf } from '../../host/fields/labels.ts'
import { type ControlProps, FieldFrame, type FieldProps, useForm } from '../form/FieldFrame.tsx'
import { GrowingText } from '../form/inputs.tsx'
import { LINKED, LinkDialog } from '../form/PickerField.tsx'
import {
  breakLine,
  linesAt,
  type Passage,
  type Range,
  splice,
  type Tool,
  toolsOf,
  wordsAt,
} from './commands.ts'
import styles from './richText.module.css'

/** Running text with Markdown. A text of several lines is written as a list of its lines. */
export function RichTextField(field: FieldProps) {
  const form = useForm()
  const isOneLine = field.schema['x-markup'] === 'inline'
  const write = (text: string) => {
    const written = isOneLine ? text.replace(/\s*[\r\n]+\s*/g, ' ') : inForm(text, field.value)
    // A text as a list has a line also while it is empty.
    form.write(field, text === '' && !field.isRequired ? '' : written)
  }
  return (
    <FieldFrame {...field}>
      {control => (
        <RichTextArea
          control={control}
          label={field.label}
          tools={toolsOf(field.schema['x-markup'])}
          value={textOf(field.value)}
          rows={isOneLine ? 1 : 4}
          placeholder={exampleOf(field.schema)}
          onWrite={write}
        />
      )}
    </FieldFrame>
  )
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

/** The form that the author's text has already, else a list as soon as it has two lines. */
function inForm(text: string, before: unknown): string | string[] {
  const isList = Array.isArray(before) || (!String(before ?? '').includes('\n') && text.includes('\n'))
  return isList ? text.split('\n') : text
}

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
function RichTextArea({ control, label, value, placeholder, rows, tools, onWrite }: RichTextAreaProps) {
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

interface ToolbarProps {
  /** The label of the text. */
  label: string
  /** The id of the text area that the buttons change. */
  controls: string
  tools: readonly Tool[]
  onUse(tool: Tool): void
}

/** One stop of the Tab key; the arrow keys lead from button to button. */
function Toolbar({ label, controls, tools, onUse }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={`Format: ${label}`}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={press}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={tool.name}
          aria-keyshortcuts={tool.letter && `Control+${tool.letter.toUpperCase()}`}
          title={tool.letter ? `${tool.name} (Ctrl ${tool.letter.toUpperCase()})` : tool.name}
          data-tool={tool.name}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  )
}

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g

/**
 * Makes a link of the selected words, or gives the link in which they are another address.
 * @param name the words of the link where none are selected
 */
export function insertLink(passage: Passage, address: string, name: string): Passage {
  const { text } = passage
  const written = address.replace(/\s/g, '%20').replace(/[()]/g, sign => CODES[sign] ?? sign)
  const known = linkAt(passage)
  if (known) {
    const label = text.slice(known.start, known.end).replace(LINK, '$1')
    return linked(text, known, label, written)
  }
  const words = wordsAt(passage)
  // A link ends at the end of its line.
  const [line] = linesAt(text, words)
  const range = { start: words.start, end: Math.min(words.end, line?.end ?? words.end) }
  const label = text.slice(range.start, range.end).replace(LINK, '$1').replace(/\[|\]/g, '\\$&')
  return linked(text, range, label || name, written)
}

/** Parentheses would end the address. */
const CODES: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' }

/** The link in which the selection is. */
function linkAt({ text, start, end }: Passage): Range | undefined {
  return [...text.matchAll(LINK)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .find(link => link.start <= start && end <= link.end)
}

function linked(text: string, range: Range, label: string, address: string): Passage {
  const start = range.start + 1
  return { text: splice(text, range, `[${label}](${address})`), start, end: start + label.length }
}
