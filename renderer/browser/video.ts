import { isPlainClick } from './linkClicks.ts'

const started = new WeakSet<HTMLElement>()

/**
 * Makes the link to a video the button that plays it. Until it is clicked the browser asks nothing of the other site, which so
 * learns of nobody who does not play it.
 */
export function startVideo(link: HTMLElement): void {
  // A page that was left comes back as it was.
  if (started.has(link)) return
  started.add(link)
  const source = link.lastElementChild?.lastElementChild
  link.setAttribute('role', 'button')
  source?.replaceChildren(link.dataset.plays ?? '')
  link.addEventListener('click', event => {
    // With a modifier key the browser opens the video's page in a new tab or window.
    if (!isPlainClick(event)) return
    event.preventDefault()
    play(link)
  })
  link.addEventListener('keydown', event => {
    if (event.key !== ' ') return
    event.preventDefault()
    play(link)
  })
}

/** Puts the player of the other site in the place of the poster. It gets the focus, so that its keys work at once. */
function play(link: HTMLElement) {
  const { video = '', title = '', watch = '' } = link.dataset
  const [poster, about] = link.children
  const player = document.createElement('iframe')
  // YouTube refuses to play for a page that it does not know.
  Object.assign(player, {
    title,
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: video,
  })
  const page = document.createElement('a')
  page.href = link.getAttribute('href') ?? ''
  page.append(watch)
  about?.lastElementChild?.replaceChildren(page)
  link.parentElement?.replaceWith(...link.children)
  // Last: a frame that is moved loads its page again.
  poster?.replaceChildren(player)
  player.focus()
}
