import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** What a place that takes files adds to its element. */
interface DropHandlers {
  'data-over': boolean | undefined
  onDragOver(event: DragEvent): void
  onDragLeave(): void
  onDrop(event: DragEvent): void
  onPaste(event: ClipboardEvent): void
}

/** Takes files that are dropped or pasted on an element. */
export function useDroppedFiles(onFiles: (files: File[]) => void): DropHandlers {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: event => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: event => {
      setIsOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles([...event.dataTransfer.files])
    },
    onPaste: event => {
      const { files, types } = event.clipboardData
      // Word adds a picture of each text.
      if (files.length === 0 || types.includes('text/plain')) return
      event.preventDefault()
      event.stopPropagation()
      onFiles([...files])
    },
  }
}

/** A file that is dropped outside its place would be opened by the browser, in the place of the studio. */
export function ignoreDroppedFiles(): void {
  const ignore = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
