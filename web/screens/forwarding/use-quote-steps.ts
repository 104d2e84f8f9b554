import type { ForwarderQuotationDetail } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

/** What the customer does with a quotation, and what is read again afterwards. */
export function useQuoteSteps({ id, version }: Pick<ForwarderQuotationDetail, 'id' | 'version'>) {
  const t = useTranslations('forwarding.matrix')
  const queries = useQueryClient()
  const refresh = (): Promise<unknown> =>
    Promise.all(
      ['forwarderQuotation', 'forwarderEnquiry'].map((entity) =>
        queries.invalidateQueries({ queryKey: [entity] }),
      ),
    )
  async function confirm(): Promise<void> {
    try {
      await api('POST freight/online/quotation/{id}/confirmQuote', { params: { id }, body: { version } })
      showToast({ kind: 'success', text: t('confirmed') })
    } finally {
      // Also where it was refused: what changed since is shown.
      await refresh()
    }
  }
  return { confirm, refresh }
}
