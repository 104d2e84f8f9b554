import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, launchArguments } from '@quayside/e2e/support/browser.ts'
import { startServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { type Browser, chromium, type Page } from 'playwright-core'
import { importSuppliers } from './import-suppliers.ts'
import { fullLines, type GridUse, gridBars, useGrid } from './web-grid.ts'
import { useList } from './web-list.ts'
import { middleOf } from './web-trace.ts'

/** The same throttling for every page: a middling laptop on a slow line, nothing in the cache. */
const network = { latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4
const rounds = 3

type Visit = {
  scriptKb: number
  /** Scripts, styles and calls until nothing more is fetched. */
  requests: number
  firstPaintMs: number
  usableMs: number
  blockingMs: number
  longestTaskMs: number
}
type Bar = { scriptKb: number; usableMs: number }
const pages: { name: string; path: string; usable: string; bar: Bar; account?: string }[] = [
  { name: 'landing', path: '/', usable: 'a[href^="/login"]', bar: { scriptKb: 80, usableMs: 2_500 } },
  {
    name: 'login',
    path: '/login',
    usable: 'input[autocomplete="username"]',
    bar: { scriptKb: 120, usableMs: 2_500 },
  },
  {
    name: 'supplier list',
    path: '/supplierList',
    usable: 'text=SP',
    bar: { scriptKb: 200, usableMs: 3_500 },
    account: '13800138000',
  },
]

/** A list of this many rows, and the longest task allowed while it is opened and used. */
const listedRows = 100
const taskBarMs = 200

const dataDir = await mkdtemp(join(tmpdir(), 'quayside-bench-web-'))
const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
let isAbove = false
try {
  console.log(`Cold cache, ${slowdown} × CPU slowdown, 1.6 Mbps, 150 ms; the middle of ${rounds} visits`)
  for (const page of pages) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, page))
    const middle = visits.toSorted((a, b) => a.usableMs - b.usableMs)[Math.floor(rounds / 2)] as Visit
    const isMet = middle.scriptKb <= page.bar.scriptKb && middle.usableMs <= page.bar.usableMs
    isAbove ||= !isMet
    console.log(
      `  ${page.name.padEnd(14)} script ${middle.scriptKb.toFixed(0)} KB (bar ${page.bar.scriptKb}), ${middle.requests} requests   first paint ${middle.firstPaintMs.toFixed(0)} ms   usable ${middle.usableMs.toFixed(0)} ms (bar ${page.bar.usableMs})   blocking ${middle.blockingMs.toFixed(0)} ms   longest task ${middle.longestTaskMs.toFixed(0)} ms${isMet ? '' : '   ABOVE'}`,
    )
  }
  await importSuppliers(server.address, await logInCall('13800138000'), listedRows + 20)
  const uses = []
  for (let round = 0; round < rounds; round++) uses.push(await useLongList())
  console.log(
    `Supplier list with ${listedRows} rows, ${slowdown} × CPU slowdown; longest task in processor time (bar ${taskBarMs} ms), the middle of ${rounds} rounds; a fixed loop took ${middleOf(uses.map((use) => use.calibrationMs)).toFixed(0)} ms`,
  )
  for (const name of Object.keys(uses[0]?.longest ?? {})) {
    const longest = middleOf(uses.map((use) => use.longest[name] ?? 0))
    isAbove ||= longest > taskBarMs
    console.log(`  ${name.padEnd(14)} ${longest.toFixed(0)} ms${longest > taskBarMs ? '   ABOVE' : ''}`)
  }
  const sheets: GridUse[] = []
  for (let round = 0; round < rounds; round++) sheets.push(await useFullSheet())
  console.log(
    `Order lines, ${fullLines().length} × 24; longest task in processor time, the middle of ${rounds} rounds`,
  )
  for (const [name, { isWatched }] of Object.entries(sheets[0] ?? {})) {
    const longest = middleOf(sheets.map((sheet) => sheet[name]?.longestMs ?? 0))
    const all = middleOf(sheets.map((sheet) => sheet[name]?.allMs ?? 0))
    const isMet = name === 'paste' ? all <= gridBars.pasteMs : !isWatched || longest <= gridBars.frameMs
    isAbove ||= !isMet
    const bar = name === 'paste' ? `   all ${all.toFixed(0)} ms (bar ${gridBars.pasteMs})` : ''
    console.log(
      `  ${name.padEnd(18)} ${longest.toFixed(0)} ms${isWatched ? ` (bar ${gridBars.frameMs})` : ''}${bar}${isMet ? '' : '   ABOVE'}`,
    )
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
if (isAbove) process.exitCode = 1

async function useLongList() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await logIn(page, '13800138000')
    await throttle(page)
    return await useList(browser, page, `${server.address}/supplierList?pageSize=${listedRows}`)
  } finally {
    await context.close()
  }
}

/** An order with as many lines as one may have, every cell filled in; without slowdown, since the bar is in real time. */
async function useFullSheet(): Promise<GridUse> {
  const { access_token: token } = await logInCall('13800138000')
  const answer = await fetch(`${server.address}/api/business/online/order/save`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ modelType: 0, currency: 'USD', lines: fullLines() }),
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await logIn(page, '13800138000')
    return await useGrid(browser, page, `${server.address}/importOrder?id=${data.id}`)
  } finally {
    await context.close()
  }
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function visit(on: Browser, { path, usable, account }: (typeof pages)[number]): Promise<Visit> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  if (account) await logIn(page, account)
  await throttle(page)
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((entry) => entry.duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  const began = performance.now()
  await page.goto(`${server.address}${path}`, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor({ state: 'visible' })
  const usableMs = performance.now() - began
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: (globalThis as unknown as { longTasks: number[] }).longTasks,
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
    blockingMs: seen.tasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
    longestTaskMs: Math.max(0, ...seen.tasks),
  }
}

type Token = { access_token: string; token_type: string; refresh_token: string; user_info: unknown }

async function logInCall(username: string): Promise<Token> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: 'Quayside#1' })
  return (await (
    await fetch(`${server.address}/api/auth/oauth/token`, { method: 'POST', body })
  ).json()) as Token
}

/** Stores what a log-in leaves behind, without loading a page of the portal before the measurement. */
async function logIn(page: Page, account: string): Promise<void> {
  const token = await logInCall(account)
  await page.goto(`${server.address}/readyz`)
  await page.evaluate((given) => {
    sessionStorage.setItem('accessToken', given.access_token)
    sessionStorage.setItem('tokenType', given.token_type)
    sessionStorage.setItem('refreshToken', given.refresh_token)
    sessionStorage.setItem('userInfo', JSON.stringify(given.user_info))
  }, token)
}
