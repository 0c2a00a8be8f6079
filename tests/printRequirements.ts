import { testsByRow } from './requirements.ts'

const table = [...testsByRow()]
for (const [row, titles] of table) {
  const others = titles.length > 1 ? ` (+${titles.length - 1} more)` : ''
  console.log(`${row.padEnd(9)} ${titles[0] ?? '— no test —'}${others}`)
}
process.exitCode = table.every(([, titles]) => titles.length > 0) ? 0 : 1
