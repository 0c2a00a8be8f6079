const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Names days of the week in their order: three or more in a row as "Monday to Friday". */
export function joinDays(days: readonly string[]): string {
  const runs: string[][] = []
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue
    const last = runs.at(-1)
    if (last && week[index - 1] === last.at(-1)) last.push(day)
    else runs.push([day])
  }
  const names = runs.flatMap(run => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run))
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
