import type { Browser, BrowserContext, Page } from 'playwright-core'
import { middleOf } from './web-trace.ts'

/** The same throttling for every page: a middling laptop on a slow line, nothing in the cache. */
const network = { latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8 }
export const slowdown = 4
const customer = '13800138000'

export type Visit = {
  scriptKb: number
  /** Scripts, styles and calls until nothing more is fetched. */
  requests: number
  firstPaintMs: number
  usableMs: number
  blockingMs: number
  longestTaskMs: number
  /** How far what is on the screen moves while it is read. */
  shift: number
}
export type WatchedPage = {
  readonly name: string
  readonly path: string
  /** What is there when the page can be used. */
  readonly usable: string
  readonly bar: { readonly scriptKb: number; readonly usableMs: number }
  readonly isPublic?: boolean
}

export async function watchedPages(address: string): Promise<WatchedPage[]> {
  const { access_token: token } = await logInCall(address)
  const orders = await fetch(`${address}/api/business/online/order/list?modelType=0&state=230`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { rows } = (await orders.json()) as { rows: { id: string }[] }
  const [order] = rows
  if (!order) throw new RangeError('the demo has no order to show')
  return [
    {
      name: 'landing',
      path: '/',
      usable: 'a[href^="/login"]',
      bar: { scriptKb: 70, usableMs: 1_300 },
      isPublic: true,
    },
    {
      name: 'login',
      path: '/login',
      usable: 'input[autocomplete="username"]',
      bar: { scriptKb: 105, usableMs: 2_000 },
      isPublic: true,
    },
    {
      name: 'supplier list',
      path: '/supplierList',
      usable: 'text=SP',
      bar: { scriptKb: 150, usableMs: 2_400 },
    },
    {
      name: 'order list',
      path: '/ImportOrderList',
      usable: 'tbody tr',
      bar: { scriptKb: 178, usableMs: 3_000 },
    },
    {
      name: 'order record',
      path: `/orderInfo?id=${order.id}`,
      usable: 'main [role=tab]',
      bar: { scriptKb: 265, usableMs: 3_800 },
    },
    {
      name: 'statement',
      path: '/dealRunningWater',
      usable: 'tbody tr',
      bar: { scriptKb: 202, usableMs: 3_200 },
    },
    { name: 'home', path: '/home', usable: 'main h2', bar: { scriptKb: 160, usableMs: 2_800 } },
    {
      name: 'import form',
      path: '/importOrder',
      usable: '[data-row="0"] [data-col="0"]',
      bar: { scriptKb: 282, usableMs: 4_000 },
    },
  ]
}

export async function visit(
  browser: Browser,
  address: string,
  { path, usable, isPublic }: WatchedPage,
): Promise<Visit> {
  const { context, page } = await openThrottled(browser, address, isPublic)
  await page.addInitScript(() => {
    const tasks: number[] = []
    const shifts: number[] = []
    Object.assign(globalThis, { longTasks: tasks, shifts })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((entry) => entry.duration)),
    ).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  const began = performance.now()
  await page.goto(`${address}${path}`, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor({ state: 'visible' })
  const usableMs = performance.now() - began
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(globalThis as unknown as { longTasks: number[]; shifts: number[] }),
    requests: performance.getEntriesByType('resource').length,
    // What travelled, compressed, without the headers.
    scriptBytes: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  }))
  await context.close()
  return {
    scriptKb: seen.scriptBytes / 1024,
    requests: seen.requests,
    firstPaintMs: seen.firstPaint,
    usableMs,
    blockingMs: seen.longTasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
    longestTaskMs: Math.max(0, ...seen.longTasks),
    shift: seen.shifts.reduce((total, each) => total + each, 0),
  }
}

/** The middle of several visits, figure by figure. */
export const middleVisit = (visits: readonly Visit[]): Visit => {
  const middle = (figure: keyof Visit): number => middleOf(visits.map((each) => each[figure]))
  return {
    scriptKb: middle('scriptKb'),
    requests: middle('requests'),
    firstPaintMs: middle('firstPaintMs'),
    usableMs: middle('usableMs'),
    blockingMs: middle('blockingMs'),
    longestTaskMs: middle('longestTaskMs'),
    shift: middle('shift'),
  }
}

export const changeBarMs = 300

/** From the click on a link that the pointer has rested on to the first row of a list that was not open before. */
export async function changeOfScreen(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openThrottled(browser, address)
  await page.goto(`${address}/distributor`)
  await page.waitForLoadState('networkidle')
  const link = page.locator('.side a[href="/supplierList"]')
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
  const began = performance.now()
  await link.click()
  await page.locator('text=SP').first().waitFor({ state: 'visible' })
  const tookMs = performance.now() - began
  await context.close()
  return tookMs
}

async function openThrottled(
  browser: Browser,
  address: string,
  isPublic = false,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  // A machine that others use makes a slow page slower.
  page.setDefaultTimeout(180_000)
  if (!isPublic) await logIn(page, address)
  await throttle(page)
  return { context, page }
}

export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

type Token = { access_token: string; token_type: string; refresh_token: string; user_info: unknown }

export async function logInCall(address: string): Promise<Token> {
  const body = new URLSearchParams({ grant_type: 'password', username: customer, password: 'Quayside#1' })
  return (await (await fetch(`${address}/api/auth/oauth/token`, { method: 'POST', body })).json()) as Token
}

/** Stores what a log-in leaves behind, without loading a page of the portal before the measurement. */
export async function logIn(page: Page, address: string): Promise<void> {
  const token = await logInCall(address)
  await page.goto(`${address}/readyz`)
  await page.evaluate((given) => {
    sessionStorage.setItem('accessToken', given.access_token)
    sessionStorage.setItem('tokenType', given.token_type)
    sessionStorage.setItem('refreshToken', given.refresh_token)
    sessionStorage.setItem('userInfo', JSON.stringify(given.user_info))
  }, token)
}
