import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openBenchHouse } from './database.ts'
import { generateNotices } from './generate-notices.ts'
import { benchListNotices } from './list-notices.ts'
import { benchListProducts, growthBar, growthLines } from './list-products.ts'
import { benchLogIn } from './log-in.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 8)
const size = { companies: 500, perMember: 400 }
/** What the whole stack must reach of pgbench's rate. */
const bar = 0.4

const house = await openBenchHouse()
let isBelow = false
try {
  await generateNotices(house.platform.ownerUrl, size)
  const list = await benchListNotices(house, seconds)
  const lines = [
    `List my messages: 10 of ${size.perMember}, ${size.companies} companies, unread only, with the total; 32 connections, ${seconds} s each`,
    `  whole stack   ${Math.round(list.stack.rate)} requests/s   p50 ${list.stack.p50} ms   p99 ${list.stack.p99} ms   failures ${list.stack.failures}`,
    `  bare handler  ${Math.round(list.bare.rate)} requests/s   ratio ${(list.stack.rate / list.bare.rate).toFixed(2)}`,
  ]
  if (list.database === undefined)
    lines.push('  pgbench       not on this machine: install it to see the ratio that decides')
  else {
    const ratio = list.stack.rate / list.database
    isBelow = ratio < bar
    lines.push(
      `  pgbench       ${Math.round(list.database)} transactions/s   ratio ${ratio.toFixed(2)} (bar ${bar.toFixed(2)})`,
      `  pgbench, statement by statement   ${Math.round(list.awaited ?? 0)} transactions/s   ratio ${(list.stack.rate / (list.awaited ?? 1)).toFixed(2)}`,
    )
  }
  const login = await benchLogIn(house, seconds)
  lines.push(
    'Log in with a password (argon2id, 19 MiB, two at a time)',
    `  whole stack   ${login.stack.toFixed(1)} log-ins/s`,
    `  bare handler  ${login.bare.toFixed(1)} log-ins/s   ratio ${(login.stack / login.bare).toFixed(2)}`,
  )
  if (login.database !== undefined) {
    lines.push(`  pgbench       ${Math.round(login.database)} transactions/s of its two statements alone`)
  }
  const products = await benchListProducts(house)
  isBelow ||= products.some(({ ratio, isBarred }) => isBarred && ratio > growthBar)
  lines.push(...growthLines(products))
  console.log(lines.join('\n'))
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'results/latest.json'),
    `${JSON.stringify({ at: new Date().toISOString(), cores: availableParallelism(), node: process.version, list, login, products }, null, 2)}\n`,
  )
} finally {
  await house.close()
}
if (isBelow) process.exitCode = 1
