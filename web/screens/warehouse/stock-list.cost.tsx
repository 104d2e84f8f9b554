import { SumCell } from '@quayside/kit/table/sum-cells.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, type QueryOf } from '../../lib/session/api.ts'

type Props = { readonly query: QueryOf<'GET warehouse/online/stock/cost'> }

/** Asked for by itself, because each lot's cost is computed from its movements and the rows need not wait for that. */
export function CostTotal({ query }: Props) {
  const { data } = useQuery({
    queryKey: ['stock', 'cost', query],
    queryFn: ({ signal }) => api('GET warehouse/online/stock/cost', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  return data?.sums ? <SumCell sums={data.sums} /> : null
}
