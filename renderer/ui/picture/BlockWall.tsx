import { useId } from 'react'
import type { BlockShape } from '../../../schema/model/theme/blockShapes.ts'
import { useSite } from '../../contexts/site.tsx'
import type { Light } from '../../theme/lights.ts'
import { alongLight, blocks, unit } from './blocks.ts'

interface BlockWallProps {
  light: Light
  /** How many blocks fill the width, and how many rows there are at most. Rows that do not fit are cut off at the bottom. */
  columns: number
  rows: number
  className?: string
}

/** A wall in the colours of a light, in the pattern of the theme. It is decorative and fills the box that CSS gives it. */
export function BlockWall({ light, columns, rows, className }: BlockWallProps) {
  const id = useId()
  const { walls, lights } = useSite().look
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * unit} ${rows * unit}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {walls === 'blocks' && <Blocks id={id} light={light} block={lights[light.name].block} />}
      {walls === 'weave' && <Weave id={id} light={light} />}
      {walls !== 'plain' && <rect width="100%" height="100%" fill={`url(#${id}-wall)`} />}
    </svg>
  )
}

interface PatternProps {
  id: string
  light: Light
}

/** Breeze blocks, whose openings show their shaded side away from the sun. */
function Blocks({ id, light, block }: PatternProps & { block: BlockShape }) {
  const { tile, outline } = blocks[block]
  return (
    <>
      <clipPath id={`${id}-opening`}>
        <path d={outline} />
      </clipPath>
      <pattern id={`${id}-wall`} width={tile} height={tile} patternUnits="userSpaceOnUse">
        <path fill={light.shade} d={outline} />
        <g clipPath={`url(#${id}-opening)`}>
          <path fill={light.sky} d={outline} transform={alongLight(light.angle, thickness)} />
        </g>
      </pattern>
    </>
  )
}

/** A mat of wide strands, each over two others and under the next two. */
const Weave = ({ id, light }: PatternProps) => (
  <pattern id={`${id}-wall`} width={2 * unit} height={2 * unit} patternUnits="userSpaceOnUse">
    <path fill={light.shade} d="M0 0h20v20H0z" />
    <path fill={light.wall} d="M.5 0h9v9.5h-9zM10.5 10h9v9.5h-9z" />
    <path fill={light.sky} d="M10 .5h9.5v9H10zM0 10.5h9.5v9H0z" />
    <path
      stroke={light.shade}
      strokeWidth=".5"
      d="M3.5 0v9.5M6.5 0v9.5M13.5 10v9.5M16.5 10v9.5M10 3.5h9.5M10 6.5h9.5M0 13.5h9.5M0 16.5h9.5"
    />
  </pattern>
)

/** The wall's thickness, in the same units. The sky is offset by it, so that an opening shows its shaded side. */
const thickness = 0.8
