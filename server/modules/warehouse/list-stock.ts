import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Stock, StockQuery } from '@quayside/contract/warehouse/stock.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { type Compilable, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { conditionsOf, parametersOf, where } from '../../platform/records/filters.ts'
import { counted, onePage, type Sorting, sorted } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import { lotsOf, stockSort, toStock } from './stock.ts'
import { hasAll, isHeld, ofKind, stockFilters, stockFiltersOf, talliedFiltersOf } from './stock-filters.ts'
import type { StockShare } from './stock-shares.ts'

/** Parameters by the names of their filters, so that each set of filters is one prepared statement. */
type Wanted = { readonly companyId: string; readonly [filter: string]: unknown }
/** Kind and whether empty lots are asked for, which are part of the text: each kind has an index of those that are held. */
type Part = `${number | ''}:${'held' | 'all'}`
type SortColumn = NonNullable<StockQuery['orderByColumn']>
type Choice = `${Part}/${SortColumn | ''}/${'asc' | 'desc' | ''}/${number}/${Locale}`

/** The order of ids as the indexes of the kinds have it. */
const newestFirst = { ...stockSort, id: raw`(l.id + 0)` }

const inPart = (part: Part, alias: 'l' | 't') => {
  const [kind, held] = part.split(':')
  return [...(kind ? [ofKind(Number(kind), alias)] : []), ...(held === 'held' ? [isHeld[alias]] : [])]
}

const shareIn = (part: Part, { orderId }: Record<string, unknown>): StockShare => {
  const [kind] = part.split(':')
  return { kind: kind ? Number(kind) : undefined, orderId: orderId as string | undefined }
}

const wantedLots = ({ companyId, ...wanted }: Wanted, part: Part, locale: Locale) => {
  const share = shareIn(part, wanted)
  return where(lotsOf(companyId, locale, share), [
    ...inPart(part, 'l'),
    ...conditionsOf(stockFiltersOf(share), wanted, 'l'),
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
  counted(wantedLots(wanted, part, defaultLocale)),
)

const totalOfTally = compiledOnce(({ companyId, ...wanted }: Wanted, part: Part) =>
  where(
    sql
      .selectFrom('stock_tally as t')
      .select(raw<string>`least(coalesce(sum(t.lots), 0), ${raw.lit(countedAtMost)})::text`.as('total'))
      .where('t.company_id', '=', companyId),
    [...inPart(part, 't'), ...conditionsOf(talliedFiltersOf(shareIn(part, wanted)), wanted, 't')],
  ),
)

/** A page of lots and their total, which the tally has for the filters of the list's sections. */
export async function listStock(
  call: Call,
  { query }: { query: StockQuery },
): Promise<{ rows: Stock[]; total: number }> {
  const { kind, withEmpty, ...others } = query
  const parameters = parametersOf(stockFilters, others as never)
  const wanted = { ...parameters, companyId: call.principal.companyId }
  const part: Part = `${kind ?? ''}:${withEmpty && isYes(withEmpty) ? 'all' : 'held'}`
  const total: Compilable<{ total: string | number | bigint }> = (
    hasAll(talliedFiltersOf(query), parameters) ? totalOfTally : countOfLots
  )(wanted, part)
  const [rows, [sum]] = await call.read(
    pageOfLots(
      { ...wanted, offset: offsetOf(query) || undefined },
      `${part}/${query.orderByColumn ?? ''}/${query.isAsc ?? ''}/${query.pageSize}/${call.locale}`,
    ),
    total,
  )
  const today = call.platform.clock.today()
  return { rows: rows.map((row) => toStock(row, today)), total: Number(sum?.total ?? 0) }
}
