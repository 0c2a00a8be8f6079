/** What notes the class attributes of the elements that are created. Rendering waits for nothing, so one is enough. */
let used: Set<string> | undefined

export interface Rendered {
  html: string
  /** The distinct class attributes of its elements. */
  classes: ReadonlySet<string>
}

/** Notes which class attributes the elements have that are rendered. */
export function collectClasses(render: () => string): Rendered {
  const outer = used
  const classes = new Set<string>()
  used = classes
  try {
    return { html: render(), classes }
  } finally {
    used = outer
  }
}

/** Notes those of HTML that was rendered before and is put in. */
export function noteClasses(classes: Iterable<string>): void {
  for (const className of classes) used?.add(className)
}

/** Called with the class attribute of each element that is created where pages are rendered (jsxRuntime.ts). */
export function noteClass(className: string): void {
  used?.add(className)
}
