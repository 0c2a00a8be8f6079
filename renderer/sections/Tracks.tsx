import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { Fork } from './Tracks/Fork.tsx'

/** Choices between parallel tracks, drawn as lines that fork. */
export default function Tracks({ section }: SectionData<'tracks'>) {
  return (
    <HeadedBand section={section} background="tint">
      <ul className={forks}>
        {section.items.map(item => (
          <li key={item.name}>
            <Fork item={item} />
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

const forks = css({ display: 'grid', gap: 'clamp(48px, 5vw, 76px)' })
