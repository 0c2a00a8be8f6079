import { useIconShape } from '../refs.tsx'

/**
 * A Lucide icon by its name, decorative: the words beside it say what it means.
 * @param size width and height in CSS pixels
 */
export function Icon({ name, size = 24, className }: { name: string; size?: number; className?: string }) {
  const shape = useIconShape(name)
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: shape ?? '' }}
    />
  )
}
