import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../session/api.ts'

type Filter = { hasDifference: 1 } | { state: typeof inboundState.codes.auditFailed }

const useCount = (name: string, filter: Filter) =>
  useQuery({
    queryKey: ['inbound', 'waiting', name],
    queryFn: ({ signal }) =>
      api(
        'GET warehouse/online/inbound/list',
        { query: { ...filter, pageSize: 1 } },
        { signal, isQuiet: true },
      ),
    enabled: useCan()('logistics-inbound-list'),
  })

/** Inbound orders that wait for the customer: differences to confirm, and those that failed the audit. */
export function useInboundWaiting() {
  const withDifference = useCount('difference', { hasDifference: 1 })
  const refused = useCount('refused', { state: inboundState.codes.auditFailed })
  return {
    queries: [withDifference, refused],
    differences: withDifference.data?.total,
    refused: refused.data?.total,
  }
}
