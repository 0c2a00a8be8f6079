import type { Problem } from '../../../../../schema/problems/problem.ts'
import { useForm } from './FormContext.ts'
import styles from './form.module.css'

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
