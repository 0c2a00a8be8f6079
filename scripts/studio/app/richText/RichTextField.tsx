import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MARKUP } from '../../../../schema/model/fields.ts'
import type { FileKind } from '../../site/addedFile.ts'
import { FileDialog } from '../files/FileDialog.tsx'
import { nameOf } from '../files/FilePlaces.tsx'
import { exampleOf } from '../form/controlOf.ts'
import { FieldFrame, type FieldProps, useForm } from '../form/FieldFrame.tsx'
import { FormToolbar } from '../form/FormToolbar.tsx'
import { LINKED, LinkDialog } from '../form/PickerField.tsx'
import { aboutOf } from '../pictures/PictureField.tsx'
import type { TextForm } from './documentMarkdown.ts'
import styles from './richText.module.css'
import type { Figure, TextEditor, TextEditorOptions } from './TextEditor.ts'

/** Running text, which is kept as Markdown. A text of several lines is written as a list of its lines. */
export function RichTextField(field: FieldProps) {
  const form = useForm()
  const markup = field.node.meta[MARKUP] ?? 'inline'
  const written = (text: string) =>
    text === '' && field.node.isOptional ? '' : sourceOf(text, markup, field.value)
  return (
    <FieldFrame {...field}>
      {control => (
        <EditedText
          label={field.label}
          form={markup}
          source={stringOrEmpty(field.value)}
          about={aboutOf(form)}
          onOpen={form.open}
          attributes={{
            ...Object.fromEntries(Object.entries(control).map(([name, value]) => [name, String(value)])),
            class: styles.text ?? '',
            'aria-labelledby': `${control.id}-label`,
            'aria-multiline': String(markup !== 'inline'),
            'data-placeholder': exampleOf(field.node) ?? '',
          }}
          // A text as a list has a line also while it is empty.
          onWrite={text => form.write(field, written(text))}
        />
      )}
    </FieldFrame>
  )
}

export const stringOrEmpty = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '')

/** The form that the author's text has already, else a list as soon as it has two lines. */
export function sourceOf(text: string, form: TextForm, before: unknown): string | string[] {
  if (form === 'inline' || form === 'plain') return text
  const isList = Array.isArray(before) || (!String(before ?? '').includes('\n') && text.includes('\n'))
  return isList ? text.split('\n') : text
}

interface EditedTextProps
  extends Pick<TextEditorOptions, 'form' | 'source' | 'attributes' | 'classes' | 'onWrite'> {
  label: string
  /** What pictures that are dropped on it belong to, such as the title of the page. */
  about: string
  /** The element of a page in which is written. Without it the text has one of its own. */
  mount?: HTMLElement
  /** Shows another document, such as one that a picture is on. */
  onOpen(file: string): void
  onLeave?: NonNullable<TextEditorOptions['onLeave']>
  /** Called once the text can be written in. @returns what ends that */
  onMount?(editor: TextEditor): () => void
  /** What is shown next to the tools. */
  children?: ReactNode
}

type EditorCode = typeof import('./TextEditor.ts')

let loaded: EditorCode | undefined

/** The code of the editor, which comes with the first text: the rest of a form can be written in before. */
function useEditorCode(): EditorCode | undefined {
  const [code, setCode] = useState(loaded)
  useEffect(() => {
    const take = (found: EditorCode) => {
      loaded = found
      setCode(found)
    }
    // Without a connection the next text tries again.
    if (!code) import('./TextEditor.ts').then(take, () => undefined)
  }, [code])
  return code
}

/** A text with its tools. */
export function EditedText({ label, about, mount, onOpen, onMount, children, ...options }: EditedTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const code = useEditorCode()
  const [editor, setEditor] = useState<TextEditor>()
  const [isLinking, setLinking] = useState(false)
  const [given, setGiven] = useState<{ kind: FileKind; files: readonly File[] }>()
  const [figure, setFigure] = useState<Figure>()
  const [remarks, setRemarks] = useState<readonly string[]>([])
  const latest = useRef({ ...options, onMount })
  latest.current = { ...options, onMount }
  useLayoutEffect(() => {
    const element = mount ?? place.current
    if (!element || !code) return
    const made = new code.TextEditor(element, {
      ...latest.current,
      onWrite: text => latest.current.onWrite(text),
      onLeave: key => latest.current.onLeave?.(key) ?? false,
      onLink: () => setLinking(true),
      onFiles: (kind, files) => setGiven({ kind, files }),
      onFigure: setFigure,
      onRemarks: setRemarks,
      onTools: () => bar.current?.querySelector<HTMLElement>('button[data-current]')?.focus(),
    })
    setEditor(made)
    const end = latest.current.onMount?.(made)
    return end ?? (() => made.view.destroy())
  }, [mount, code])
  useEffect(() => {
    if (!editor) return
    editor.attributes = options.attributes
    editor.source = options.source
  })
  return (
    <>
      <div ref={bar}>
        {editor && editor.tools.length > 0 && (
          <FormToolbar
            label={`Format: ${label}`}
            controls={options.attributes.id}
            tools={editor.tools.map(tool => ({ ...tool, id: tool.name, use: () => editor.use(tool) }))}
            onLeave={() => editor.focus()}
          />
        )}
        {children}
      </div>
      {!mount && <div ref={place} />}
      {remarks.length > 0 && (
        <p role="status" data-note="warning">
          {remarks.join(' ')}
        </p>
      )}
      {isLinking && (
        <LinkDialog
          title="Where does the link lead?"
          hint="Search pages and documents, or write a web address"
          kinds={LINKED}
          leadsOut
          about={about}
          onOpen={onOpen}
          onPick={(address, title) => editor?.insertLink(address, title)}
          onClose={() => {
            setLinking(false)
            // What is behind a dialog takes no focus before it is gone.
            requestAnimationFrame(() => editor?.focus())
          }}
        />
      )}
      {figure && (
        <label>
          What does the picture show?
          <input value={figure.alt} onChange={event => editor?.describe(figure, event.target.value)} />
        </label>
      )}
      {given && (
        <FileDialog
          kind={given.kind}
          title={given.kind === 'picture' ? `Add pictures: ${label}` : 'Documents'}
          about={about}
          takesMany={given.kind === 'picture'}
          given={given.files}
          onOpen={onOpen}
          onDone={files => {
            if (given.kind === 'picture') editor?.insertPictures(files)
            else for (const { path } of files) editor?.appendLink(path, nameOf(path))
            setGiven(undefined)
          }}
          onClose={() => setGiven(undefined)}
        />
      )}
    </>
  )
}
