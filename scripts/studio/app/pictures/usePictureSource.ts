import { useEffect, useState } from 'react'
import { call, onChange } from '../call.ts'

/** The address at which a picture of the site is shown; undefined until it is known, and where there is none. */
export function usePictureSource(path: string): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    // Without an answer there is nothing to show.
    const look = () => call('pictureSource', { path }).then(setSrc, () => undefined)
    look()
    return onChange(look)
  }, [path])
  return src
}
