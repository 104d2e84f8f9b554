import type { Browser, Page } from 'playwright-core'

type Traced = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { url?: string } }
}
export type Work = {
  /** The longest task, in milliseconds. */
  readonly longestMs: number
  /** Everything it did, in milliseconds. */
  readonly allMs: number
}

const isWork = new Set(['FunctionCall', 'EvaluateScript', 'Layout', 'UpdateLayoutTree'])
const settling = 900

export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * What an act costs the page's own thread, in processor time as the browser's trace has it: a machine that others use
 * would lengthen a task by what they take of it. Tasks that hold a script without an address are this measurement's own.
 */
export async function traceWork(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  settlingMs = settling,
): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  await page.waitForTimeout(settlingMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const onThread = Map.groupBy(
    traceEvents.filter((event) => event.ph === 'X'),
    (event) => `${event.pid}:${event.tid}`,
  )
  const workIn = (events: readonly Traced[]): number =>
    events.filter((event) => isWork.has(event.name)).length
  const onPage = [...onThread.values()].toSorted((a, b) => workIn(b) - workIn(a))[0] ?? []
  const ours = onPage.filter((event) => event.name === 'EvaluateScript' && !event.args?.data?.url)
  const holds = (task: Traced, inner: Traced): boolean =>
    inner.ts >= task.ts && inner.ts + (inner.dur ?? 0) <= task.ts + (task.dur ?? 0)
  const times = onPage
    .filter((event) => event.name.endsWith('RunTask') && !ours.some((inner) => holds(event, inner)))
    .map((task) => (task.tdur ?? task.dur ?? 0) / 1000)
  return { longestMs: Math.max(0, ...times), allMs: times.reduce((all, time) => all + time, 0) }
}

/** The same work in every run: says how fast this machine was meanwhile. */
export const calibrate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now()
    let sum = 0
    for (let step = 0; step < 2e7; step++) sum += Math.sqrt(step)
    return sum > 0 ? performance.now() - began : 0
  })
