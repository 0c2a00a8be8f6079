import { paragraphsOf } from '../paragraphsOf.ts'
import { Linked } from './Linked.tsx'

/** Running text: a paragraph for each of its lines. */
export const Paragraphs = ({ children }: { children: string }) =>
  paragraphsOf(children).map(text => (
    <p key={text}>
      <Linked>{text}</Linked>
    </p>
  ))
