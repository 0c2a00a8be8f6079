import type { ReactNode } from 'react'
import type { Path } from '../json/edit.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'
import { Problems } from './Problems.tsx'

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
      <details open={problemsBelow(path).length > 0 || undefined}>
        <summary>{name}</summary>
        {content}
      </details>
    </fieldset>
  )
}
