/** Whether the URL of a picture is that of an SVG: a file, or a `data:` URL, which the build makes of small SVGs only. */
export const isDrawing = (url: string): boolean => /^data:|\.svg$/.test(url)
