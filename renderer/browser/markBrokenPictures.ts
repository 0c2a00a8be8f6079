/**
 * Marks pictures that fail to load with `data-failed`, for which `theme/globalStyle.ts` shows a placeholder. It also marks
 * those that failed before this code ran.
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
