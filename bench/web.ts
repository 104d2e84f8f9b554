import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, launchArguments } from '@quayside/e2e/support/browser.ts'
import { type ServerProcess, startServerProcess } from '@quayside/server/platform/testing/server-process.ts'
import { chromium } from 'playwright-core'
import { checkOut, leave } from './against.ts'
import { importSuppliers } from './import-suppliers.ts'
import { fullLines, type GridUse, gridBars, useGrid } from './web-grid.ts'
import { useList } from './web-list.ts'
import { middleOf } from './web-trace.ts'
import {
  changeBarMs,
  changeOfScreen,
  logIn,
  logInCall,
  middleVisit,
  slowdown,
  throttle,
  type Visit,
  visit,
  type WatchedPage,
  watchedPages,
} from './web-visit.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
/** `--against <commit>` visits the pages of both by turns, and measures nothing else. */
const [flag, commit] = process.argv.slice(2)
if (flag !== undefined && (flag !== '--against' || commit === undefined))
  throw new Error('npm run bench:web [-- --against <commit>]')

/** A list of this many rows, and the longest task allowed while it is opened and used. */
const listedRows = 100
const taskBarMs = 100
const shiftBar = 0.02

const buildAll = `
await (await import('./scripts/setup.mjs')).setUp()
await (await import('./scripts/build.mjs')).buildWholeFrontEnds()`

const folders: string[] = []
const servers: ServerProcess[] = []
const checkout = commit === undefined ? undefined : checkOut(commit)
const browser = await chromium.launch({ executablePath: await findBrowser(), args: launchArguments })
let isAbove = false
try {
  if (checkout !== undefined)
    // The scripts ask for the name of the file that was started.
    execFileSync(process.execPath, ['--input-type=module', '--eval', buildAll, 'build'], {
      cwd: checkout,
      stdio: 'inherit',
    })
  const server = await serve()
  if (checkout !== undefined) await serve(checkout)
  console.log(`Cold cache, ${slowdown} × CPU slowdown, 1.6 Mbps, 150 ms; the middle of ${rounds} visits`)
  for (const page of await watchedPages(server.address)) {
    const [now, then] = await byTurns((each) => visit(browser, each.address, page))
    sayVisit(page, middleVisit(now))
    if (then.length > 0) sayVisit({ ...page, name: '  before' }, middleVisit(then))
  }
  const [changes, former] = await byTurns((each) => changeOfScreen(browser, each.address))
  const was = former.length > 0 ? `   before ${middleOf(former).toFixed(0)} ms` : ''
  isAbove ||= middleOf(changes) > changeBarMs
  console.log(
    `Change of screen by a link that was pointed at: ${middleOf(changes).toFixed(0)} ms (bar ${changeBarMs})${was}`,
  )
  if (commit === undefined) await measureUse(server)
} finally {
  await browser.close()
  for (const each of servers) await each.kill('SIGTERM')
  for (const each of folders) await rm(each, { recursive: true, force: true })
  if (checkout !== undefined) leave(checkout)
}
if (isAbove) process.exitCode = 1

/** With the demo companies, or with a copy of the filled data folder that BENCH_DATA names. */
async function serve(folder?: string): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quayside-bench-web-'))
  folders.push(dataDir)
  const { BENCH_DATA: filled } = process.env
  if (filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, dataDir])
  const started = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' }, folder)
  servers.push(started)
  return started
}

/** The server of this checkout, then that of the commit before it, once in each round. */
async function byTurns<T>(measure: (of: ServerProcess) => Promise<T>): Promise<[now: T[], before: T[]]> {
  const figures: [T[], T[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [place, each] of servers.entries()) figures[place]?.push(await measure(each))
  return figures
}

function sayVisit({ name, bar }: WatchedPage, seen: Visit): void {
  const isMet = seen.scriptKb <= bar.scriptKb && seen.usableMs <= bar.usableMs && seen.shift <= shiftBar
  if (name.trim() !== 'before') isAbove ||= !isMet
  console.log(
    `  ${name.padEnd(14)} script ${seen.scriptKb.toFixed(0)} KB (bar ${bar.scriptKb}), ${seen.requests} requests   first paint ${seen.firstPaintMs.toFixed(0)} ms   usable ${seen.usableMs.toFixed(0)} ms (bar ${bar.usableMs})   blocking ${seen.blockingMs.toFixed(0)} ms   longest task ${seen.longestTaskMs.toFixed(0)} ms   moves ${seen.shift.toFixed(3)} (bar ${shiftBar})${isMet ? '' : '   ABOVE'}`,
  )
}

async function measureUse(server: ServerProcess): Promise<void> {
  await importSuppliers(server.address, await logInCall(server.address), listedRows + 20)
  const uses = []
  for (let round = 0; round < rounds; round++) uses.push(await useLongList(server))
  console.log(
    `Supplier list with ${listedRows} rows, ${slowdown} × CPU slowdown; longest task in processor time (bar ${taskBarMs} ms), the middle of ${rounds} rounds; a fixed loop took ${middleOf(uses.map((use) => use.calibrationMs)).toFixed(0)} ms`,
  )
  for (const name of Object.keys(uses[0]?.longest ?? {})) {
    const longest = middleOf(uses.map((use) => use.longest[name] ?? 0))
    isAbove ||= longest > taskBarMs
    console.log(`  ${name.padEnd(14)} ${longest.toFixed(0)} ms${longest > taskBarMs ? '   ABOVE' : ''}`)
  }
  const sheets: GridUse[] = []
  for (let round = 0; round < rounds; round++) sheets.push(await useFullSheet(server))
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
}

async function useLongList(server: ServerProcess) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await logIn(page, server.address)
    await throttle(page)
    return await useList(browser, page, `${server.address}/supplierList?pageSize=${listedRows}`)
  } finally {
    await context.close()
  }
}

/** An order with as many lines as one may have, every cell filled in; without slowdown, since the bar is in real time. */
async function useFullSheet(server: ServerProcess): Promise<GridUse> {
  const { access_token: token } = await logInCall(server.address)
  const answer = await fetch(`${server.address}/api/business/online/order/save`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ modelType: 0, currency: 'USD', lines: fullLines() }),
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await logIn(page, server.address)
    return await useGrid(browser, page, `${server.address}/importOrder?id=${data.id}`)
  } finally {
    await context.close()
  }
}
