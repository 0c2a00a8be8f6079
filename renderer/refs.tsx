import { createContext, type ReactNode, useContext } from 'react'
import type { FileInfo, IconShape, Picture, Refs } from '../schema/data.ts'

const RefsContext = createContext<Refs>({ pictures: {}, icons: {}, files: {} })

/** Gives everything below it the pictures, icons and files that its data names. */
export const RefsProvider = ({ refs, children }: { refs: Refs; children: ReactNode }) => (
  <RefsContext value={refs}>{children}</RefsContext>
)

/** The picture behind a path of the data; absent when the build did not know it. */
export const usePicture = (path: string): Picture | undefined => useContext(RefsContext).pictures[path]

export const useIconShape = (name: string): IconShape | undefined => useContext(RefsContext).icons[name]

export const useFile = (path: string): FileInfo | undefined => useContext(RefsContext).files[path]
