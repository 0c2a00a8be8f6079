import type { FunctionComponent, ReactNode } from 'react'

export type Props = Record<string, unknown> & { children?: ReactNode }

/** What a styled component says of itself, so that nothing between it and its element has to be rendered. */
export interface Styling {
  tag: string | FunctionComponent<Props>
  classNameOf: (props: Props) => string
  /** Whether a property is passed on to the element. */
  isForwarded: (property: string) => boolean
}

/** The properties that a styled component passes on. */
export function forwarded(props: Props, { isForwarded }: Styling, className: string): Props {
  const passedOn: Props = { ...props }
  for (const name in props) if (!isForwarded(name)) delete passedOn[name]
  passedOn.className = className
  return passedOn
}
