import { type Rate, roundRate } from '@quayside/contract/kernel/money.ts'
import { date as dateSchema } from '@quayside/contract/kernel/schema.ts'
import { foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import type { RateRow } from '@quayside/contract/rates/rate-row.ts'
import { authorityPage, bankPage } from '@quayside/db/seeds/reference/rate-pages.ts'
import Big from 'big.js'
import * as z from 'zod/mini'
import { PageNotRead } from './fetch-page.ts'
import { readTables, type Table } from './html-tables.ts'

/** Both the bank and the authority quote RMB for a hundred units. */
const quotedUnits = 100
const dayLength = '2026-11-15'.length

/** The authority's table: a line for each day, a column for each currency. */
export function readAuthorityPage(html: string): RateRow[] {
  const names = foreignCurrency.values.map((currency) => authorityPage.currencies[currency])
  const { table, places } = findTable(html, [authorityPage.day, ...names])
  const [dayPlace = -1, ...pricePlaces] = places
  const lines = table.slice(1)
  if (lines.length === 0) throw new PageNotRead('its table has no lines')
  return lines.flatMap((cells) => {
    const day = dayOf(cells[dayPlace])
    return foreignCurrency.values.map((currency, at) => ({
      source: 'safe' as const,
      currency,
      day,
      middle: priceOf(cells[pricePlaces[at] ?? -1], quotedUnits),
    }))
  })
}

/** The bank's table: a line for each currency; a kind of price it does not trade in is an empty cell. */
export function readBankPage(html: string): RateRow[] {
  const { columns, currencies } = bankPage
  const wanted = ['currency', 'middle', 'buying', 'cashBuying', 'selling', 'time'] as const
  const { table, places } = findTable(
    html,
    wanted.map((name) => columns[name]),
  )
  const [namePlace = -1, middle = -1, buying = -1, cashBuying = -1, selling = -1, time = -1] = places
  return foreignCurrency.values.map((currency) => {
    const lines = table.filter((cells) => cells[namePlace] === currencies[currency])
    const [cells] = lines
    if (!cells || lines.length > 1) throw new PageNotRead(`it has ${lines.length} lines for ${currency}`)
    const cash = cells[cashBuying]
    const row = {
      source: 'boc' as const,
      currency,
      day: dayOf(cells[time]?.slice(0, dayLength)),
      middle: priceOf(cells[middle], quotedUnits),
      buying: priceOf(cells[buying], quotedUnits),
      selling: priceOf(cells[selling], quotedUnits),
      ...(cash !== '' && { cashBuying: priceOf(cash, quotedUnits) }),
      publishedAt: instantOf(cells[time]),
    }
    // The bank sells for more than it buys; otherwise the page's columns have been swapped.
    if (new Big(row.buying).gt(row.selling))
      throw new PageNotRead(`it sells ${currency} for less than it buys it`)
    return row
  })
}

/** The customs' list is JSON: one unit in RMB, with the first day of the month it holds for. */
const CustomsList = z.object({
  rows: z.array(
    z.object({
      currencyCode: z.string(),
      rate: z.union([z.string(), z.number()]),
      effectiveDate: z.string(),
    }),
  ),
})

export function readCustomsPage(json: string): RateRow[] {
  const { rows } = parseCustoms(json)
  return foreignCurrency.values.flatMap((currency) => {
    const lines = rows.filter((line) => line.currencyCode === currency)
    if (lines.length === 0) throw new PageNotRead(`it has no line for ${currency}`)
    return lines.map((line) => ({
      source: 'customs' as const,
      currency,
      day: dayOf(line.effectiveDate),
      middle: priceOf(String(line.rate), 1),
    }))
  })
}

function parseCustoms(json: string): z.infer<typeof CustomsList> {
  try {
    return CustomsList.parse(JSON.parse(json))
  } catch {
    throw new PageNotRead('it is not the JSON list it used to be')
  }
}

/** The one table whose first line has all these headings, each once. */
function findTable(html: string, headings: readonly string[]): { table: Table; places: number[] } {
  const fitting = readTables(html).filter((table) =>
    headings.every((heading) => table[0]?.filter((cell) => cell === heading).length === 1),
  )
  const [table] = fitting
  if (!table || fitting.length > 1)
    throw new PageNotRead(`it has ${fitting.length} tables with the columns it used to have`)
  const [header = []] = table
  return { table, places: headings.map((heading) => header.indexOf(heading)) }
}

function dayOf(cell: string | undefined): string {
  const day = (cell ?? '').replaceAll(/[./]/g, '-')
  if (!dateSchema.safeParse(day).success) throw new PageNotRead('a day in it is no date')
  return day
}

/** The bank's time is Shanghai's, without a zone. */
function instantOf(cell: string | undefined): string {
  const clock = (cell ?? '').slice(dayLength).trim()
  if (!/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock)) throw new PageNotRead('a time in it is no time')
  return `${dayOf(cell?.slice(0, dayLength))}T${clock}+08:00`
}

const decimal = /^\d{1,9}(\.\d{1,8})?$/

function priceOf(cell: string | undefined, units: number): Rate {
  if (cell === undefined || !decimal.test(cell)) throw new PageNotRead('a price in it is no number')
  const price = roundRate(new Big(cell).div(units))
  if (new Big(price).eq(0)) throw new PageNotRead('a price in it is zero')
  return price
}
