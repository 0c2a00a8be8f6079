import { stripVTControlCharacters } from 'node:util'

/** A document with a message instead of a page. It is readable without JavaScript too. @param message may be coloured for a terminal */
export const messageHtml = (title: string, message: string): string =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body><h1>${title}</h1><pre>${escaped(stripVTControlCharacters(message))}</pre></body>
</html>`

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
