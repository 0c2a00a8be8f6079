import { useEffect, useRef, useState } from 'react'
import { addPicture, type StudioError } from '../api.ts'

/** Photographs on their way to the site. */
export interface Uploads {
  /** How many there are in all, and how many of them are done. */
  total: number
  done: number
  refused: readonly { name: string; reason: string }[]
  isBusy: boolean
  add(files: readonly File[]): Promise<void>
}

/** Bytes of the largest file that the studio takes. */
const MOST = 40_000_000

/**
 * Sends photographs to the site one after the other.
 * @param about what they belong to
 * @param onAdded called for each that is stored
 */
export function useUploads(about: string, onAdded: (path: string) => void): Uploads {
  const [state, setState] = useState<Omit<Uploads, 'add' | 'isBusy'>>({ total: 0, done: 0, refused: [] })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const add = async (files: readonly File[]) => {
    setState(({ total, ...state }) => ({ ...state, total: total + files.length }))
    for (const file of files) {
      // Closing the dialog keeps the photographs that follow from being added.
      if (!isMounted.current) return
      const reason = await send(file, about, onAdded)
      const refused = reason === undefined ? [] : [{ name: file.name, reason }]
      setState(state => ({ ...state, done: state.done + 1, refused: [...state.refused, ...refused] }))
    }
  }
  return { ...state, isBusy: state.done < state.total, add }
}

/** @returns why the photograph is not on the site */
async function send(file: File, about: string, onAdded: (path: string) => void): Promise<string | undefined> {
  if (file.size > MOST) return 'This file has more than 40 MB. Save a smaller copy of it as JPEG.'
  try {
    onAdded((await addPicture(file, about)).path)
    return undefined
  } catch (error) {
    return (error as StudioError).message // `addPicture` throws nothing else
  }
}
