export interface Screenshot {
  name: string
  width: number
  /** Relative to the folder of all screenshots, with forward slashes. */
  file: string
}

/** An HTML page with all screenshots: a row per page or state, a column per width. */
export function contactSheet(screenshots: readonly Screenshot[], widths: readonly number[]): string {
  const names = [...new Set(screenshots.map(({ name }) => name))].sort()
  const cell = (name: string, width: number) => {
    const found = screenshots.find(one => one.name === name && one.width === width)
    if (!found) return '<td></td>'
    return `<td><a href="${found.file}"><img src="${found.file}" alt="${name} at ${width} px" loading="lazy"></a></td>`
  }
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>
body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #ddd }
table { border-spacing: 1rem }
th { text-align: left; vertical-align: top; position: sticky; top: 0; background: #ddd }
td { vertical-align: top }
img { display: block; max-width: 26vw; max-height: 80vh; object-fit: cover; object-position: top; box-shadow: 0 0 0 1px #999 }
</style>
<h1>${screenshots.length} screenshots</h1>
<table>
<thead><tr><th></th>${widths.map(width => `<th>${width} px</th>`).join('')}</tr></thead>
<tbody>
${names.map(name => `<tr><th>${name}</th>${widths.map(width => cell(name, width)).join('')}</tr>`).join('\n')}
</tbody>
</table>
</html>
`
}
