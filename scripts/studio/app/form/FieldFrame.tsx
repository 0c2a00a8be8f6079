import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { fieldHelp } from '../../../../schema/model/fieldLabel.ts'
import type { SchemaNode } from '../../../../schema/model/schemaNode.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import type { SiteList } from '../../site/documentCalls.ts'
import { orderOf } from './controlOf.ts'
import styles from './form.module.css'

/** The keys of the group around a field in their order, for one that is not there yet. */
export function orderAround(path: Path, { at }: Pick<FormTools, 'at'>): string[] {
  const { node, value } = at(path.slice(0, -1))
  return orderOf(node, value)
}

/** What every field of a form can do. */
export interface FormTools {
  list: SiteList
  /** Opens a page or a post. */
  open(file: string): void
  set(path: Path, value: unknown): void
  remove(path: Path): void
  /** Writes what an author has entered. Without a text, an optional field is taken out. */
  write(field: Pick<FieldProps, 'node' | 'path'>, written: string | readonly unknown[]): void
  /**
   * Makes several edits of the document's text at once, which are undone together.
   * @param isTyped whether they are one step with those of the same field just before
   */
  change(edit: (text: string) => string, field: string, isTyped?: boolean): void
  /** The value at a path, with what its schema says. */
  at(path: Path): { value: unknown; node: SchemaNode | undefined }
  insert(path: Path, index: number, value: unknown): void
  move(path: Path, from: number, to: number): void
  /** The problems of the value at a path, and of nothing within it. */
  problemsAt(path: Path): readonly Problem[]
  /** The problems within the value at a path. */
  problemsBelow(path: Path): readonly Problem[]
  /** Makes the edits that a problem comes with. */
  fix(problem: Problem): void
  /** The id of the control of a field, so that labels, problems and clicks in the page find it. */
  idOf(path: Path): string
  /** A field of any kind, for those that hold others. */
  Field: ComponentType<FieldProps>
}

export const FormContext = createContext<FormTools | undefined>(undefined)

export function useForm(): FormTools {
  const tools = use(FormContext)
  if (!tools) throw new Error('A field must be in a form')
  return tools
}

/** What each field of a form is given. Its tools come from the form (`useForm`). */
export interface FieldProps {
  node: SchemaNode
  /** undefined for a field that is not there. */
  value: unknown
  path: Path
  label: string
}

/** What a control takes from its frame. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
  'aria-required': boolean
}

interface FieldFrameProps extends FieldProps {
  /** What is wrong with what the control shows and the document does not hold. */
  mistake?: string
  children(control: ControlProps): ReactNode
}

/** The label of a control, what it is for, and what is wrong with it. */
export function FieldFrame({ children, mistake, ...field }: FieldFrameProps) {
  const { idOf, problemsAt } = useForm()
  const id = idOf(field.path)
  const problems = problemsAt(field.path)
  const help = fieldHelp(field.node)
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a text that is no element of a form gets the focus of its label here */}
      <label id={`${id}-label`} htmlFor={id} onClick={() => document.getElementById(id)?.focus()}>
        {field.label}
        {field.node.isOptional && <small> optional</small>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': mistake !== undefined || problems.some(({ severity }) => severity === 'error'),
        'aria-required': !field.node.isOptional,
      })}
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <Problems id={`${id}-problems`} problems={problems} mistake={mistake} />
    </div>
  )
}

interface PartProps {
  path: Path
  label: string
  /** How many entries it has. */
  count?: number
  help: string
  /** Whether it has so much in it that it folds where it is a part of a whole document. */
  canFold: boolean
  children: ReactNode
}

/** Fields that belong together. The parts of a whole document fold, so that its form is a short list of them. */
export function Part({ path, label, count, help, canFold, children }: PartProps) {
  const { idOf, problemsAt, problemsBelow } = useForm()
  const name = (
    <>
      {label} {count !== undefined && <small>{count}</small>}
    </>
  )
  const content = (
    <>
      <p className={styles.help}>{help}</p>
      <Problems problems={problemsAt(path)} />
      {children}
    </>
  )
  if (!canFold || path.length > 1)
    return (
      <fieldset className={styles.group} id={idOf(path)} tabIndex={-1}>
        <legend>{name}</legend>
        {content}
      </fieldset>
    )
  return (
    <fieldset className={styles.part} id={idOf(path)} tabIndex={-1} aria-label={label}>
      <Foldable isWanted={problemsBelow(path).length > 0} summary={name}>
        {content}
      </Foldable>
    </fieldset>
  )
}

interface ProblemsProps extends Pick<FieldFrameProps, 'mistake'> {
  id?: string
  problems: readonly Problem[]
}

/** What is wrong with a field, in the words of `npm run validate`, with its fix. */
export function Problems({ id, problems, mistake }: ProblemsProps) {
  const { fix } = useForm()
  return (
    <ul id={id} className={styles.problems} aria-live="polite">
      {mistake && <li data-note="error">{mistake}</li>}
      {problems.map(problem => (
        <li key={`${problem.code} ${problem.message}`} data-note={problem.severity}>
          {problem.message} {problem.suggestion}
          {problem.fix && (
            <button type="button" onClick={() => fix(problem)}>
              Correct it
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

interface FoldableProps {
  id?: string
  /** Whether it unfolds by itself, such as where something in it is wrong. */
  isWanted: boolean
  summary: ReactNode
  /** What screen readers call it, where that is more than is shown. */
  label?: string
  /** Whether nothing in it is rendered while it is folded: a field in it could not be found. */
  isEmptyFolded?: boolean
  children: ReactNode
}

/**
 * A part that its author unfolds and folds. It unfolds by itself when it becomes wanted, and folds by no other hand than the author's:
 * what is being written in must not vanish.
 */
export function Foldable({ id, isWanted, summary, label, isEmptyFolded, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(isWanted)
  const [was, setWas] = useState(isWanted)
  if (was !== isWanted) {
    setWas(isWanted)
    if (isWanted) setOpen(true)
  }
  return (
    <details id={id} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={label}>{summary}</summary>
      {(isOpen || !isEmptyFolded) && children}
    </details>
  )
}

/**
 * Gives the focus to a field, or to the first one of an entry or a group, and opens what folds around it. It waits until what
 * has just changed is shown.
 * @param ids as `idOf` of the form says them; the first that is there is revealed
 */
export function reveal(...ids: string[]): void {
  requestAnimationFrame(() => {
    const found = ids.map(id => document.getElementById(id)).find(element => element !== null) ?? null
    const control = found && fieldIn(found)
    for (let part = control; part; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  })
}

/** What an author writes in or chooses. Buttons that move or remove an entry are none of it: a key would press them. */
function fieldIn(found: HTMLElement): HTMLElement {
  if (found.matches(CONTROL)) return found
  const buttons = [...found.querySelectorAll('button')].filter(button => !button.closest('[data-of-entry]'))
  return found.querySelector<HTMLElement>(CONTROL) ?? buttons[0] ?? found
}

const CONTROL =
  ':is(input, textarea, select, [contenteditable="true"]):not(:disabled, [type="hidden"], [type="file"])'
