import type { OrderReview } from '@quayside/contract/office/order.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'

export type LogisticsProps = { readonly order: OrderReview; readonly onClose: () => void }

/** Says that it is done, shows the order as it is now, and closes. */
export function useLogisticsDone(onClose: () => void): (text: string) => Promise<void> {
  const queries = useQueryClient()
  return async (text) => {
    showToast({ kind: 'success', text })
    onClose()
    await queries.invalidateQueries({ queryKey: ['order'] })
  }
}
export const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)
