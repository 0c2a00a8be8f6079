/** Whether the URL of a picture is that of an SVG: a file, or one so small that it stands in the document. */
export const isDrawing = (url: string): boolean => /^data:|\.svg$/.test(url)
