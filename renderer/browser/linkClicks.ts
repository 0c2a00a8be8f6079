/** Whether a click is one of the primary button without modifier keys; others open tabs and menus of the browser. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

export const isSameOrigin = (url: { origin: string }): boolean => url.origin === window.location.origin

/** Whether a path is that of a file: its last part has an extension. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** The event of the window when its address has changed, but perhaps not the page. */
export const ADDRESS_CHANGE = 'chalkline:address'
