import { useEffect, useRef, useState } from 'react'
import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import { definitionOf, sectionPresets, sectionTypes } from '../../../../schema/section.ts'
import { sampleAddress } from '../../../lib/dev/sampleAddress.ts'
import { call } from '../call.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './outline.module.css'
import { StillFrame } from './StillFrame.tsx'
import { isUsableOn } from './sectionEdits.ts'

interface AddSectionProps {
  /** Where the section is to stand. */
  kind: 'page' | 'post'
  onAdd(section: unknown): void
  onClose(): void
}

/**
 * Offers every preset as a small picture of itself, found by its name, its type and what else authors call it. Each time it begins with
 * an empty search.
 */
export function AddSectionDialog({ kind, onAdd, onClose }: AddSectionProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const offered = presets.filter(
    ({ section: { type }, words }) => isUsableOn(kind, type) && words.includes(wanted),
  )
  const choose = (section: unknown) => {
    onClose()
    onAdd(section)
  }
  return (
    <Dialog title="Add a section" isWide onClose={onClose} close="Cancel">
      <input
        type="search"
        aria-label="What should it show?"
        placeholder="What should it show? For example: fees, map, teachers"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <ul className={styles.presets} data-scroll>
        {offered.map(({ name, section, address }) => (
          <li key={address}>
            <button type="button" data-option onClick={() => choose(section)}>
              <SectionPicture address={address} />
              <span>
                <b>{keyAsLabel(section.type)}</b> {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {offered.length === 0 ? `Nothing is called “${words.trim()}”. Try another word.` : ''}
      </p>
    </Dialog>
  )
}

/** Every preset, with the address of its sample page and the words by which it is found. */
const presets = sectionTypes.flatMap(type =>
  sectionPresets
    .filter(({ section }) => section.type === type)
    .map(({ name, section }, index) => ({
      name,
      section,
      address: sampleAddress(type, index),
      words: [keyAsLabel(type), name, ...definitionOf(type).synonyms].join(' ').toLowerCase(),
    })),
)

/** What surrounds a section on its sample page. */
const SECTION_ALONE = `
:has(> main) > :not(main), footer:not(main *), [data-notice] { display: none }
main { margin: 0 !important; padding: 0 !important }
html { overflow: hidden }`

/**
 * A sample of a section as a visitor would see it, without its header and footer: small, still, and loaded once it is in view. A
 * browser's own lazy frames are loaded from thousands of pixels away: four times as many pages, while the author begins to type.
 */
function SectionPicture({ address }: { address: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={place} className={styles.picture}>
      {isSeen && (
        <StillFrame
          title="Sample"
          aria-hidden="true"
          tabIndex={-1}
          inert
          // Without an answer the section has its name alone.
          html={() =>
            call('sample', { address }).then(
              html => html && `${html}<style>${SECTION_ALONE}</style>`,
              () => '',
            )
          }
        />
      )}
    </span>
  )
}
