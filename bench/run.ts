import { againstLines, benchAgainst } from './against.ts'
import { type Beside, besideLines, isBesideBelow } from './beside.ts'
import { type Comparison, comparisonLines, shareOf } from './compare.ts'
import { openBenchApp } from './database.ts'
import { benchExportOrders } from './export-orders.ts'
import { benchStatement, benchStatementGrowth, statementGrowthLines } from './finance.ts'
import { batchBar, benchGatewayBatch } from './gateway.ts'
import { generateCompanies } from './generate-companies.ts'
import { generateOrders } from './generate-orders.ts'
import { benchHostile, type HostileFigures, hostileLines, isHostileBelow } from './hostile.ts'
import { benchImportLines } from './import-lines.ts'
import { benchListNotices } from './list-notices.ts'
import { benchListProducts, growthBar, growthLines } from './list-products.ts'
import { benchLive, liveLines } from './live.ts'
import { benchLogIn } from './log-in.ts'
import { benchOrderGrowth, orderGrowthLines } from './order-growth.ts'
import { benchLongOrder, benchOrders } from './orders.ts'
import { benchReportFile, benchReportGrowth, reportCompanies, reportGrowthLines } from './reports.ts'
import { keepResults } from './results.ts'
import { benchStockGrowth, benchStockList, prepareStock, stockGrowthLines } from './stock.ts'
import { areFiguresSlow, benchStockFigures, stockFigureLines } from './stock-figures.ts'
import { benchStorageRun, storageBar } from './storage-run.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
/** `npm run bench -- orders` measures one part only; `--against <commit>` compares orders with another commit, and nothing else. */
const [commit, ...parts] = splitAgainst(process.argv.slice(2))
const wanted = parts
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part)
/** Ten million orders take a quarter of an hour and ten gigabytes: only when asked for. */
const isGrowthWanted = wanted.includes('growth')
const size = { companies: 500, perMember: 400 }
/** What saving 10,000 lines may cost, as a multiple of a bare insert of the same rows. */
const longOrderBar = 3

const results: Record<string, unknown> = {}
if (commit !== undefined) {
  const against = await benchAgainst(commit, seconds)
  console.log(againstLines(commit, against).join('\n'))
  keepResults({ ordersAgainst: { commit, parts: against } })
  process.exit()
}
const app = await openBenchApp()
let isBelow = false
try {
  // More than orders are dealt to: one exports its own, and reports have theirs.
  await generateCompanies(app.platform.ownerUrl, {
    ...size,
    companies: size.companies + 1 + reportCompanies,
  })
  if (isWanted('notices')) say('notices', await benchListNotices(app, seconds))
  if (isWanted('orders')) {
    await generateOrders(app.platform.ownerUrl, {
      orders: Number(process.env['BENCH_ORDERS'] ?? 1_000_000),
      companies: [1, size.companies],
    })
    for await (const each of benchOrders(app, seconds)) say(each.name, each)
    const long = await benchLongOrder(app)
    const ratio = long.saved / long.bare
    isBelow ||= ratio > longOrderBar
    results['longOrder'] = { ...long, ratio, bar: longOrderBar }
    console.log(
      `Save an order of 10,000 lines   ${Math.round(long.saved)} ms   bare insert of the same rows ${Math.round(long.bare)} ms   ratio ${ratio.toFixed(2)} (bar ${longOrderBar})`,
    )
  }
  if (isGrowthWanted) {
    const growth = await benchOrderGrowth(app, size.companies)
    results['orderGrowth'] = growth
    isBelow ||= growth.some(({ ratio }) => ratio > growthBar)
    console.log(orderGrowthLines(growth).join('\n'))
  }
  if (isWanted('finance')) {
    const growth = await benchStatementGrowth(app)
    results['statementGrowth'] = growth
    isBelow ||= growth.some(({ ratio }) => ratio > growthBar)
    console.log(statementGrowthLines(growth).join('\n'))
    say('statement', await benchStatement(app, seconds))
  }
  if (isWanted('stock')) {
    const warehouseId = await prepareStock(app)
    const growth = await benchStockGrowth(app, warehouseId)
    results['stockGrowth'] = growth
    isBelow ||= growth.some(({ ratio }) => ratio > growthBar)
    console.log(stockGrowthLines(growth).join('\n'))
    const figures = await benchStockFigures(app)
    results['stockFigures'] = figures
    isBelow ||= areFiguresSlow(figures)
    console.log(stockFigureLines(figures).join('\n'))
    say('stock', await benchStockList(app, seconds))
    const run = await benchStorageRun(app)
    sayBeside('storageRun', run)
    isBelow ||= run.ms > storageBar
  }
  if (isWanted('reports')) {
    const growth = await benchReportGrowth(app, size.companies + 2)
    results['reportGrowth'] = growth
    isBelow ||= growth.some(({ ratio }) => ratio > growthBar)
    console.log(reportGrowthLines(growth).join('\n'))
    sayBeside('reportFile', await benchReportFile(app, size.companies + 2))
  }
  if (isWanted('import')) {
    const { told, ...beside } = await benchImportLines(app)
    sayBeside('import', beside)
    console.log(`  progress told                    ${told} times`)
    isBelow ||= told === 0
  }
  if (isWanted('hostile')) {
    const figures: HostileFigures[] = []
    for await (const one of benchHostile(app)) {
      figures.push(one)
      isBelow ||= isHostileBelow(one)
      console.log(hostileLines(one).join('\n'))
    }
    results['hostile'] = figures
  }
  if (isWanted('export')) sayBeside('export', await benchExportOrders(app, size.companies + 1))
  if (isWanted('login')) {
    const login = await benchLogIn(app, seconds)
    results['login'] = { ...login, ratio: login.stack / login.bare }
    console.log(
      [
        'Log in with a password (argon2id, 19 MiB, two at a time)',
        `  whole stack   ${login.stack.toFixed(1)} log-ins/s`,
        `  bare handler  ${login.bare.toFixed(1)} log-ins/s   ratio ${(login.stack / login.bare).toFixed(2)}`,
        ...(login.database === undefined
          ? []
          : [`  pgbench       ${Math.round(login.database)} transactions/s of its two statements alone`]),
      ].join('\n'),
    )
  }
  if (isWanted('gateway')) {
    const batch = await benchGatewayBatch(app)
    const ratio = batch.gateway / batch.bare
    isBelow ||= ratio > batchBar
    results['gatewayBatch'] = { ...batch, ratio, bar: batchBar }
    console.log(
      `A batch of 1,000 rates over the gateway   ${batch.gateway.toFixed(1)} ms   bare insert ${batch.bare.toFixed(1)} ms   ratio ${ratio.toFixed(2)} (bar ${batchBar})`,
    )
  }
  if (isWanted('live')) {
    const live = await benchLive(app)
    results['live'] = live
    console.log(liveLines(live).join('\n'))
  }
  if (isWanted('products')) {
    const products = await benchListProducts(app)
    results['products'] = products
    isBelow ||= products.some(({ ratio, isBarred }) => isBarred && ratio > growthBar)
    console.log(growthLines(products).join('\n'))
  }
  keepResults(results)
} finally {
  await app.close()
}
if (isBelow) process.exitCode = 1

function say(part: string, one: Comparison): void {
  results[part] = { ...one, ratio: shareOf(one) }
  isBelow ||= (shareOf(one) ?? one.bar) < one.bar
  console.log(comparisonLines(one).join('\n'))
}

function sayBeside(part: string, one: Beside): void {
  results[part] = one
  isBelow ||= isBesideBelow(one)
  console.log(besideLines(one).join('\n'))
}

function splitAgainst(given: readonly string[]): [string | undefined, ...string[]] {
  const place = given.indexOf('--against')
  return place < 0 ? [undefined, ...given] : [given[place + 1], ...given.toSpliced(place, 2)]
}
