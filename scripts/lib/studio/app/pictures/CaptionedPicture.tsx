import type { Path } from '../../json/edit.ts'
import { Problems } from '../form/FieldFrame.tsx'
import { useForm } from '../form/FormContext.ts'
import { MoveButtons } from '../form/MoveButtons.tsx'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface CaptionedPictureProps {
  picture: string
  caption: string
  path: Path
  captionPath: Path
  isLast: boolean
  onWords(words: string): void
  onMove(to: number): void
  onRemove(): void
  onChange(): void
}

/** A picture of a list, with what it shows. */
export function CaptionedPicture({
  picture,
  caption,
  path,
  captionPath,
  isLast,
  onWords,
  onMove,
  onRemove,
  onChange,
}: CaptionedPictureProps) {
  const { idOf, problemsAt } = useForm()
  const index = Number(path.at(-1))
  const name = `picture ${index + 1}`
  const id = idOf(captionPath)
  const problems = [...problemsAt(path), ...problemsAt(captionPath)]
  return (
    <li className={styles.captioned}>
      <button
        type="button"
        id={idOf(path)}
        className={styles.change}
        aria-label={`Choose another ${name}`}
        onClick={onChange}
      >
        <Thumbnail path={picture} />
      </button>
      <div>
        <label htmlFor={id}>Picture {index + 1}: what it shows</label>
        <textarea
          id={id}
          rows={2}
          value={caption}
          aria-describedby={`${id}-problems`}
          aria-invalid={problems.some(({ severity }) => severity === 'error')}
          // A caption is one line.
          onChange={event => onWords(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
        <Problems id={`${id}-problems`} problems={problems} />
        <div className={styles.buttons}>
          <MoveButtons name={name} index={index} isLast={isLast} onMove={onMove} />
          <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            ✕
          </button>
        </div>
      </div>
    </li>
  )
}
