import { createContext, useContext } from 'react'
import type { FileInfo, IconShape, Picture, ResolvedAssets } from '../../schema/model/viewModel.ts'

/** The pictures, icons and files that the data refers to. */
export const AssetsContext = createContext<ResolvedAssets>({ pictures: {}, icons: {}, files: {} })

/** The picture at a path; undefined when the build did not resolve it. */
export const usePicture = (path: string): Picture | undefined => useContext(AssetsContext).pictures[path]

export const useIconShape = (name: string): IconShape | undefined => useContext(AssetsContext).icons[name]

export const useFile = (path: string): FileInfo | undefined => useContext(AssetsContext).files[path]
