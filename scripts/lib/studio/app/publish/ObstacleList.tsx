import type { Obstacle } from '../../publish/Obstacle.ts'
import styles from './publish.module.css'

interface ObstacleListProps {
  obstacles: readonly Obstacle[]
  onOpen(file: string): void
}

/** What must be settled before the site can be published. */
export function ObstacleList({ obstacles, onOpen }: ObstacleListProps) {
  if (obstacles.length === 0) return null
  return (
    <section className={styles.obstacles}>
      <h3>Before you can publish</h3>
      <ul>
        {obstacles.map(({ title, file, words }) => (
          <li key={`${title} ${words}`}>
            <p>
              <b>{title}</b> {words}
            </p>
            {file !== undefined && (
              <button type="button" aria-label={`Open “${title}”`} onClick={() => onOpen(file)}>
                Open
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
