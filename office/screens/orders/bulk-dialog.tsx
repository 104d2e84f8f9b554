import type { BulkResult, bulkSteps, OfficeOrder } from '@quayside/contract/office/order.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { hasReason, ReasonField } from '@quayside/kit/form/reason-field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './orders.module.css'

export type BulkStepName = (typeof bulkSteps)[number]

const needsReason = (step: BulkStepName): boolean =>
  orderMachine.transitions.some(
    (row) => row.name === step && row.actor === 'provider' && row.needs?.includes('reason'),
  )

/** Confirms a bulk step, runs it, and shows the result for each order. */
export function BulkDialog(props: {
  step: BulkStepName
  selected: readonly OfficeOrder[]
  onClose: () => void
}) {
  const { step, selected, onClose } = props
  // As they were when it was asked for: their steps change while it runs.
  const [orders] = useState(() => selected.filter(({ steps }) => steps.includes(step)))
  const t = useTranslations('officeOrders.bulk')
  const text = useStepText('order')(step)
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [results, setResults] = useState<readonly BulkResult[]>()
  const asksReason = needsReason(step)

  async function run(): Promise<void> {
    if (asksReason && !hasReason(reason)) return setAsked(true)
    setSending(true)
    try {
      const body = { ids: orders.map((order) => order.id), step, ...(asksReason && { reason }) }
      setResults(await resultsOf(api('POST business/online/order/bulk', { body })))
      await queries.invalidateQueries({ queryKey: ['order'] })
      await queries.invalidateQueries({ queryKey: ['task'] })
    } finally {
      setSending(false)
    }
  }
  const done = results?.filter(({ ok }) => ok).length ?? 0
  const resultOf = (orderId: string) => results?.find((each) => each.id === orderId)

  return (
    <Dialog
      width={640}
      title={t('title', { step: text.label, count: orders.length })}
      onClose={onClose}
      footer={
        results ? (
          <Button look="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button look="primary" isBusy={isSending} onClick={() => void run().catch(() => undefined)}>
            {t('run', { step: text.label, count: orders.length })}
          </Button>
        )
      }
    >
      {results ? (
        <p role="status">{t('result', { done, failed: results.length - done })}</p>
      ) : (
        <>
          <p>{text.confirm}</p>
          {selected.length > orders.length && (
            <p className={styles['bulk-note']}>{t('skipped', { count: selected.length - orders.length })}</p>
          )}
        </>
      )}
      {asksReason && !results && <ReasonField value={reason} isAsked={isAsked} onChange={setReason} />}
      <ul className={styles['bulk-orders']}>
        {orders.map((order) => {
          const result = resultOf(order.id)
          return (
            <li key={order.id}>
              <code>{order.orderNo}</code>
              <span>{order.companyName}</span>
              {result && (
                <ToneTag tone={result.ok ? 'done' : 'refused'}>{result.ok ? t('ok') : result.msg}</ToneTag>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
