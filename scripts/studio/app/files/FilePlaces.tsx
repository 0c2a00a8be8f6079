import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { FileUse } from '../../site/fileUses.ts'
import styles from './files.module.css'

/** The name of a file in words: `/images/gallery/great-stair.svg` is "great stair". */
export const nameOf = (path: string): string =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** Where a file is used: "Home, in “Gallery Highlights”". */
export function placeOf({ title, section, path }: FileUse): string {
  const name = title || 'A page without a title'
  if (section) return `${name}, in “${section.title || keyAsLabel(section.type)}”`
  return `${name}, ${keyAsLabel(String(path[0] ?? '')).toLowerCase()}`
}

interface FilePlacesProps {
  uses: readonly FileUse[]
  onOpen(file: string): void
  /** What is said below the name of each place. */
  note?(use: FileUse): string | undefined
}

/** Where a file is used. Each place opens its page. */
export const FilePlaces = ({ uses, onOpen, note }: FilePlacesProps) => (
  <ul data-lines>
    {uses.map(use => (
      <li key={`${use.file} ${use.path.join('.')}`}>
        <button type="button" data-kind="link" onClick={() => onOpen(use.file)}>
          {placeOf(use)}
        </button>
        {note && <small className={styles.soft}>{note(use)}</small>}
      </li>
    ))}
  </ul>
)
