import { labelOrderState } from '@quayside/contract/filings/filing.codes.ts'
import { useCan } from '@quayside/kit/context.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

type Filter = { isWaiting: 1 } | { state: typeof labelOrderState.codes.returned }

const useCount = (name: string, filter: Filter) =>
  useQuery({
    queryKey: ['labelOrder', 'waiting', name],
    queryFn: ({ signal }) =>
      api('GET filing/online/label/list', { query: { ...filter, pageSize: 1 } }, { signal, isQuiet: true }),
    enabled: useCan()('services-label-list'),
  })

/** Label orders that wait for the customer: finished labels to confirm, and returned ones. */
export function useLabelsWaiting() {
  const toConfirm = useCount('toConfirm', { isWaiting: 1 })
  const returned = useCount('returned', { state: labelOrderState.codes.returned })
  return {
    queries: [toConfirm, returned],
    toConfirm: toConfirm.data?.total,
    returned: returned.data?.total,
  }
}
