import type { ForwarderQuotationDetail as Quote } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuoteCell } from '@quayside/contract/forwarding/quote-comparison.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './quote-matrix.module.css'

type CellProps = {
  readonly cell: QuoteCell | undefined
  readonly quote: Quote
  readonly chargeKind: string
}

/** Not quoted is hatched and can be asked for; included is said in a word. */
export function ChargeCell({ cell, quote, chargeKind }: CellProps) {
  const t = useTranslations('forwarding.matrix')
  const queries = useQueryClient()
  const canAsk = quote.nextSteps.some(({ name }) => name === 'counterOffer')
  const [isAsking, setAsking] = useState(false)
  async function ask(): Promise<void> {
    setAsking(true)
    try {
      await api('POST freight/online/quotation/{id}/counterOffer', {
        params: { id: quote.id },
        body: { chargeKind, price: null, note: '' },
      })
      showToast({ kind: 'success', text: t('asked') })
    } finally {
      await queries.invalidateQueries({ queryKey: ['forwarderQuotation'] })
      setAsking(false)
    }
  }
  if (cell?.is === 'quoted')
    return (
      <span className={styles['pair']}>
        <small>{Number(cell.charge.quantity) === 1 ? '' : formatPrice(cell.charge.unitPrice)}</small>
        <span>
          <small>{cell.charge.currency}</small> {formatAmount(cell.amount)}
        </span>
      </span>
    )
  if (cell?.is === 'included') return <span className={styles['included']}>{t('included')}</span>
  return (
    <span className={styles['pair']}>
      {canAsk ? (
        <button
          type="button"
          className="q-text-button"
          disabled={isAsking}
          onClick={() => void ask().catch(() => undefined)}
        >
          {t('ask')}
        </button>
      ) : (
        <span />
      )}
      <b>{t('notQuoted')}</b>
    </span>
  )
}
