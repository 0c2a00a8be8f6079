/**
 * Marks pictures that cannot be shown with `data-failed`, so that a placeholder stands in their place
 * (theme/GlobalStyle.tsx); also those that failed before this code arrived.
 */
export function markBrokenPictures(): void {
  const mark = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement) target.dataset.failed = ''
  }
  document.addEventListener('error', event => mark(event.target), { capture: true })
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mark(image)
  }
}
