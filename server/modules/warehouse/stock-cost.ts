import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import type { StockCost, StockQuery } from '@quayside/contract/warehouse/stock.ts'
import { sql as raw } from 'kysely'
import type { Call } from '../../platform/session/call.ts'
import { filteredLots, toStock } from './stock.ts'

const lotsAtMost = 1000

/** What the lots of a filter cost until today: the sum of what the list shows of each. */
export async function sumStockCost(call: Call, { query }: { query: StockQuery }): Promise<StockCost> {
  const today = call.platform.clock.today()
  const { pageNum: _page, pageSize: _size, orderByColumn: _by, isAsc: _order, ...given } = query
  const [lots] = await call.read(
    filteredLots(call.principal.companyId, call.locale, given).limit(raw.lit(lotsAtMost + 1)),
  )
  if (lots.length > lotsAtMost) return { sums: null }
  const charged = lots
    .map((lot) => toStock(lot, today))
    .flatMap(({ costs }) => costs.map(({ currency, amount }) => ({ currency, orderAmount: amount })))
  return { sums: totalsPerCurrency(charged) }
}
