import { addDays, dayLength, weekdayOf } from '@quayside/contract/kernel/days.ts'
import { roundRate } from '@quayside/contract/kernel/money.ts'
import { demoBulletins } from '@quayside/db/seeds/demo/bulletins.ts'
import { demoPayTo } from '@quayside/db/seeds/demo/pay-to.ts'
import { bankMargins, demoRates } from '@quayside/db/seeds/demo/rates.ts'
import { publishPayTo } from '../modules/finance/pay-to.ts'
import { publishBulletin } from '../modules/notices/publish-bulletin.ts'
import { recordRates } from '../modules/rates/record-rates.ts'
import type { Platform } from '../platform/platform.ts'

const daysOfBusiness = 365

/** A year of rates from the three sources; the same walk at every seeding. */
export async function seedRates(platform: Platform): Promise<void> {
  const today = platform.clock.today()
  const wander = seededRandom(20_261_115)
  const rows: Parameters<typeof recordRates>[1][number][] = []
  for (const { currency, middle, swing } of demoRates) {
    let value = middle
    for (let ago = 0; ago < daysOfBusiness; ago++) {
      const day = addDays(today, -ago)
      const isWorkingDay = weekdayOf(day) < 6
      const six = (factor: number) => roundRate((value * factor).toFixed(8))
      if (isWorkingDay) {
        rows.push({ source: 'safe', currency, day, middle: six(1), publishedAt: `${day}T09:15:00+08:00` })
        rows.push({
          source: 'boc',
          currency,
          day,
          middle: six(1.0004),
          buying: six(bankMargins.buying),
          cashBuying: six(bankMargins.cashBuying),
          selling: six(bankMargins.selling),
          publishedAt: `${day}T10:30:00+08:00`,
        })
      }
      // Customs keeps one rate a month, from its first day on.
      if (day.endsWith('-01') || ago === daysOfBusiness - 1) {
        rows.push({ source: 'customs', currency, day: `${day.slice(0, 8)}01`, middle: six(0.9989) })
      }
      value *= 1 + (wander() - 0.5) * 2 * swing
    }
  }
  await platform.staff.transaction([], (tx) => recordRates(tx, rows))
}

export async function seedBulletins(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime()
  await platform.staff.transaction([], async (tx) => {
    for (const { texts, isPinned, daysAgo } of demoBulletins) {
      const publishedAt = new Date(now - daysAgo * dayLength).toISOString()
      await publishBulletin(tx, { texts, isPinned, publishedAt })
    }
  })
}

/** The accounts that customers pay to. */
export async function seedPayTo(platform: Platform): Promise<void> {
  await platform.staff.transaction([], async (tx) => {
    let version = 0
    for (const account of demoPayTo) ({ version } = await publishPayTo(tx, account, version))
  })
}

/** Mulberry32: small, and the same everywhere. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
