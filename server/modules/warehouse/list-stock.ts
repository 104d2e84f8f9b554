import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { StockQuery } from '@quayside/contract/warehouse/stock.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { type Compilable, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { conditionsOf, parametersOf, where } from '../../platform/records/filters.ts'
import { onePage, type Sorting, sorted } from '../../platform/records/list-page.ts'
import { inNoCurrency, type SumGroup, summed, toSums, totalsOf } from '../../platform/records/list-sums.ts'
import type { Call } from '../../platform/session/call.ts'
import { lotsOf, stockSort, stockSums, toStock } from './stock.ts'
import {
  type Expiry,
  expiryConditions,
  expiryOf,
  hasAll,
  isHeld,
  ofKind,
  stockFilters,
  stockFiltersOf,
  talliedFiltersOf,
} from './stock-filters.ts'
import { type StockShare, summedShareOf } from './stock-shares.ts'
import { tallied } from './stock-summary.ts'

/** Parameters by the names of their filters, so that each set of filters is one prepared statement. */
type Wanted = { readonly companyId: string; readonly [filter: string]: unknown }
/**
 * Kind, whether empty lots are asked for, and whether only those are that have expired or will soon: part of the text, as
 * each kind has an index of lots that are held, and those that expire have one.
 */
type Part = `${number | ''}:${'held' | 'all'}:${Expiry}`
type SortColumn = NonNullable<StockQuery['orderByColumn']>
/** Part, column, direction, page size and language, between strokes; as a union it takes the compiler seconds. */
type Choice = string

/** The order of ids as the indexes of the kinds have it. */
const newestFirst = { ...stockSort, id: raw`(l.id + 0)` }

const inPart = (part: Part, alias: 'l' | 't', companyId: string) => {
  const [kind, held, expiry] = part.split(':') as [string, string, Expiry]
  return [
    ...(kind ? [ofKind(Number(kind), alias)] : []),
    ...(held === 'held' ? [isHeld[alias]] : []),
    ...expiryConditions[expiry](alias, companyId),
  ]
}

const shareIn = (part: Part, { orderId }: Record<string, unknown>): StockShare => {
  const [kind] = part.split(':')
  return { kind: kind ? Number(kind) : undefined, orderId: orderId as string | undefined }
}

const wantedLots = ({ companyId, ...wanted }: Wanted, part: Part, locale: Locale) => {
  const share = shareIn(part, wanted)
  return where(lotsOf(companyId, locale, share), [
    ...inPart(part, 'l', companyId),
    ...conditionsOf(stockFiltersOf(share, companyId), wanted, 'l'),
  ])
}

const pageOfLots = compiledOnce(
  ({ offset, ...wanted }: Wanted & { offset: number | undefined }, choice: Choice) => {
    const [part, column, direction, pageSize, locale] = choice.split('/') as [
      Part,
      SortColumn,
      'asc' | 'desc',
      string,
      Locale,
    ]
    const sorting: Sorting<SortColumn> = {
      orderByColumn: column || undefined,
      isAsc: direction || undefined,
    }
    const columns = part.startsWith(':') ? stockSort : newestFirst
    return onePage(sorted(wantedLots(wanted, part, locale), sorting, columns), Number(pageSize), offset)
  },
)

const countOfLots = compiledOnce((wanted: Wanted, part: Part) =>
  summed(wantedLots(wanted, part, defaultLocale), stockSums),
)

/** The columns of `stockSums`, out of the tally. */
const inTally = (share: StockShare) => {
  const { onHand, reserved, blocked } = summedShareOf(share, tallied)
  return [onHand, reserved, raw`(${onHand}) - (${reserved}) - (${blocked})`]
}

const totalOfTally = compiledOnce(({ companyId, ...wanted }: Wanted, part: Part) =>
  where(
    sql
      .selectFrom('stock_tally as t')
      .select([
        inNoCurrency.as('currency'),
        raw<number>`coalesce(sum(t.lots), 0)::int`.as('rows'),
        raw<number>`coalesce(sum(t.lots), 0)::int`.as('counted'),
        totalsOf(stockSums, (place) => inTally(shareIn(part, wanted))[place - 1] ?? raw`0`).as('totals'),
      ])
      .where('t.company_id', '=', companyId),
    [...inPart(part, 't', companyId), ...conditionsOf(talliedFiltersOf(shareIn(part, wanted)), wanted, 't')],
  ),
)

/** A page of lots, their number and totals, which the tally has for the filters of the list's sections. */
export async function listStock(call: Call, { query }: { query: StockQuery }) {
  const {
    expiry,
    others: { kind, withEmpty, ...others },
  } = expiryOf(query)
  const parameters = parametersOf(stockFilters, others)
  const filters = { ...parameters, companyId: call.principal.companyId }
  const part: Part = `${kind ?? ''}:${withEmpty && isYes(withEmpty) ? 'all' : 'held'}:${expiry}`
  const isTallied = expiry === '' && hasAll(talliedFiltersOf(query), parameters)
  const total: Compilable<SumGroup> = (isTallied ? totalOfTally : countOfLots)(filters, part)
  const [rows, groups] = await call.read(
    pageOfLots(
      { ...filters, offset: offsetOf(query) || undefined },
      `${part}/${query.orderByColumn ?? ''}/${query.isAsc ?? ''}/${query.pageSize}/${call.locale}`,
    ),
    total,
  )
  const today = call.platform.clock.today()
  return { rows: rows.map((row) => toStock(row, today)), ...toSums(groups, stockSums, isTallied) }
}
