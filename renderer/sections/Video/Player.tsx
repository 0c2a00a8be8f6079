import { screen } from './Poster.tsx'

/** The player of another site. It gets the focus, so that its keys work at once. */
export const Player = ({ url, title }: { url: string; title: string }) => (
  <div className={screen}>
    <iframe
      ref={focus}
      src={url}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      // YouTube refuses to play for a page that it does not know.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  </div>
)

// Outside the component: React calls a new function again.
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
