import { useIconShape } from '../../contexts/AssetsContext.ts'

/**
 * A Lucide icon by its name. It is decorative, so the text next to it must say what it means.
 * @param size width and height in CSS pixels
 */
export function Icon({ name, size }: { name: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: useIconShape(name) ?? '' }}
    />
  )
}
