import { useWords } from '../../contexts/useWords.ts'
import { css, cx } from '../../theme/css.ts'
import { tableClass } from '../../ui/table/tableStyles.ts'
import type { AgedStage } from './AgedStage.ts'
import { useAgeWords } from './useAgeWords.ts'

interface AgeTableProps {
  /** What a screen reader calls the table. */
  label: string
  stages: readonly AgedStage[]
}

/** Every stage with its ages. */
export function AgeTable({ label, stages }: AgeTableProps) {
  const words = useWords()
  const { rangeWords } = useAgeWords()
  return (
    <table className={cx(tableClass, narrow)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.stage}</th>
          <th scope="col">{words.age}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ name, link, ages }) => (
          <tr key={link}>
            <th scope="row">
              <a href={link}>{name}</a>
            </th>
            <td>{rangeWords(ages)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const narrow = css({ alignSelf: 'start' })
