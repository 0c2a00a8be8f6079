/**
 * Vite reads "#" and "?" in the path of a module as the beginning of something else, so nothing works in such a folder.
 * @param {string} folder of the project
 * @returns {string | undefined} what to do about it
 */
export function unusableFolder(folder) {
  const part = folder.split(/[\\/]/).find(name => /[#?]/.test(name))
  if (part === undefined) return undefined
  const sign = part.includes('#') ? '#' : '?'
  return `The project cannot work in a folder with "${sign}" in its name. Rename "${part}", for example to "${part.replace(/[#?]+/g, '').replace(/ +/g, ' ').trim() || 'website'}". It is a part of ${folder}`
}
