import type { ReactNode } from 'react'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { helpOf } from '../../host/fields/labels.ts'
import { Foldable } from './Foldable.tsx'
import { type FieldProps, useForm } from './FormContext.ts'
import styles from './form.module.css'

/** What a control takes from its frame. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
  'aria-required': boolean
}

interface FieldFrameProps extends FieldProps {
  children(control: ControlProps): ReactNode
}

/** The label of a control, what it is for, and what is wrong with it. */
export function FieldFrame({ children, ...field }: FieldFrameProps) {
  const { idOf, problemsAt } = useForm()
  const id = idOf(field.path)
  const problems = problemsAt(field.path)
  const help = helpOf(field.schema)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {!field.isRequired && <span className={styles.optional}> optional</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-problems`,
        'aria-invalid': problems.some(({ severity }) => severity === 'error'),
        'aria-required': field.isRequired,
      })}
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <Problems id={`${id}-problems`} problems={problems} />
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
      {label} {count !== undefined && <span className={styles.optional}>{count}</span>}
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
      <Foldable hasProblems={problemsBelow(path).length > 0} summary={name}>
        {content}
      </Foldable>
    </fieldset>
  )
}

/** What is wrong with a field, in the words of `npm run validate`, with its repair. */
export function Problems({ id, problems }: { id?: string; problems: readonly Problem[] }) {
  const { repair } = useForm()
  return (
    <ul id={id} className={styles.problems} aria-live="polite">
      {problems.map(problem => (
        <li key={`${problem.code} ${problem.message}`} data-severity={problem.severity}>
          {problem.message} {problem.cure}
          {problem.repair && (
            <button type="button" onClick={() => repair(problem)}>
              Correct it
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
