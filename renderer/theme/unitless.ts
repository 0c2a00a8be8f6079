/**
 * Properties whose numbers are not pixels. Stands in for emotion's own list, which every visitor would have to fetch, with what no
 * browser knows any more. A test says when a property is missing.
 */
const names =
  'aspectRatio columns flex fontWeight gridColumn gridColumnEnd gridRow lineHeight opacity order strokeWidth zIndex zoom'

export default Object.fromEntries(names.split(' ').map(name => [name, 1]))
