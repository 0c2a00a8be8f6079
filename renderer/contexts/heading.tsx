import { createContext, useContext } from 'react'

/** The level of a section's main heading: 1 for the first section of a page, 2 for all others. */
export const HeadingLevelContext = createContext<1 | 2>(2)

export const useHeadingLevel = (): 1 | 2 => useContext(HeadingLevelContext)

/** The id of a section's main heading, by which the section is labelled. */
export const HeadingIdContext = createContext<string | undefined>(undefined)

export const useHeadingId = (): string | undefined => useContext(HeadingIdContext)
