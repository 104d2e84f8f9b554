import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { today } from '@quayside/kit/page/today.ts'

type Dates = Readonly<Partial<Record<'orderDateBegin' | 'orderDateEnd', string | undefined>>>

/** The last twelve months, the running one among them. */
export const usualPeriod = () => ({ orderDateBegin: firstOfMonth(today(), -11) })

const withPeriod = <F extends Dates>(filters: F): F =>
  filters.orderDateBegin === undefined && filters.orderDateEnd === undefined
    ? { ...filters, ...usualPeriod() }
    : filters

/** A list whose address names no day shows the usual period, and says so in its filter. */
export const inUsualPeriod = <
  L extends { readonly filters: Dates; readonly query: Dates; readonly condition: Dates },
>(
  list: L,
): L => ({
  ...list,
  filters: withPeriod(list.filters),
  query: withPeriod(list.query),
  condition: withPeriod(list.condition),
})
