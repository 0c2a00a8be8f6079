import type { Browser, Page } from 'playwright'

export interface TraceEvent {
  name: string
  /** In microseconds. */
  ts: number
  /** Of `PipelineReporter`: what became of a frame. */
  args: { frame_reporter?: { state: string } }
}

const CATEGORIES = ['devtools.timeline', 'cc', 'benchmark']

/** The events of a trace of the browser while something happens on a page. */
export async function traced(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await action()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  return trace.traceEvents.toSorted((one, other) => one.ts - other.ts)
}
