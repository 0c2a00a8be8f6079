import { Fragment, type ReactNode } from 'react'

interface FilledProps {
  /** With names in braces, as `fillWords` takes them. */
  words: string
  values: Readonly<Record<string, ReactNode>>
}

/** Words with elements in the place of the names in braces. */
export const Filled = ({ words, values }: FilledProps) =>
  words
    .split(/\{(\w+)\}/)
    // Every second part is a name.
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>))
