import { type DaySum, sumsOf } from '@quayside/contract/finance/debt-calendar.ts'
import { ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/session/api.ts'

/** A month has a few receipts; one with more shows its newest. */
const pageSize = 200

/** What the company paid on each of these days, for one who may see receipts. */
export function usePaidDays(first: string, last: string): ReadonlyMap<string, readonly DaySum[]> {
  const can = useCan()
  const { data } = useQuery({
    queryKey: ['ledger', 'received', first],
    queryFn: ({ signal }) =>
      api(
        'GET finance/online/paymentRecord/list',
        {
          query: {
            event: ledgerEvent.codes.received,
            occurredOnBegin: first,
            occurredOnEnd: last,
            pageSize,
          },
        },
        { signal, isQuiet: true },
      ),
    enabled: can('finance-record-list'),
  })
  return useMemo(() => {
    const receipts = (data?.rows ?? []).filter(({ isReversed }) => !isYes(isReversed))
    const days = Map.groupBy(receipts, ({ occurredOn }) => occurredOn)
    return new Map(
      [...days].map(([day, some]) => [
        day,
        sumsOf(some.map(({ currency, amount }) => ({ currency, outstanding: amount }))),
      ]),
    )
  }, [data])
}
