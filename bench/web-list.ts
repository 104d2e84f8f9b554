import type { Browser, Page } from 'playwright-core'

export type ListUse = { longest: Record<string, number>; calibrationMs: number }

export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Opens a long list and does with it what people do; the longest task of each, in milliseconds. */
export async function useList(browser: Browser, page: Page, address: string): Promise<ListUse> {
  const longest: Record<string, number> = {}
  const take = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    longest[name] = await longestTask(browser, page, act)
  }
  await take('open', async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('tbody tr').first().waitFor()
    await page.waitForLoadState('networkidle')
  })
  await take('sort', () => page.locator('thead th button').nth(1).click())
  await take('scroll', async () => {
    await page.locator('.q-table-scroll').hover()
    for (let turn = 0; turn < 10; turn++) {
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(60)
    }
  })
  await take('select all', () => page.locator('thead input[type=checkbox]').click())
  await take('select one', () => page.locator('tbody input[type=checkbox]').nth(8).click())
  await take('page size', () => page.locator('.q-pager select').selectOption('50'))
  await take('next page', () => page.locator('.q-pager [aria-current="page"] + button').click())
  return { longest, calibrationMs: await page.evaluate(calibrate) }
}

/** The same work in every run: says how fast this machine was meanwhile. */
function calibrate(): number {
  const began = performance.now()
  let sum = 0
  for (let step = 0; step < 2e7; step++) sum += Math.sqrt(step)
  return sum > 0 ? performance.now() - began : 0
}

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
const isWork = new Set(['FunctionCall', 'EvaluateScript', 'Layout', 'UpdateLayoutTree'])
const settling = 900

/**
 * In processor time, as the browser's trace has it: a machine that others use would lengthen a task by what they
 * take of it. Tasks that hold a script without an address are this measurement's own.
 */
async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  await page.waitForTimeout(settling)
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
  const tasks = onPage.filter(
    (event) => event.name.endsWith('RunTask') && !ours.some((inner) => holds(event, inner)),
  )
  return Math.max(0, ...tasks.map((task) => (task.tdur ?? task.dur ?? 0) / 1000))
}
