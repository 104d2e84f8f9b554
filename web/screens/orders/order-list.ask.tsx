import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderStateTag } from './order-badges.tsx'
import styles from './order-list.module.css'
import { mayStep } from './order-list.steps.ts'

type Props = {
  readonly orders: readonly ListedOrder[]
  readonly onConfirm: (orders: readonly ListedOrder[]) => Promise<unknown>
  readonly onClose: () => void
}

/** What a submission from the list will do, and which of the chosen orders it leaves out and why. */
export default function SubmitQuestion({ orders, onConfirm, onClose }: Props) {
  const t = useTranslations('orders.list')
  const [isSending, setSending] = useState(false)
  const fit = orders.filter((order) => mayStep(order, 'submit'))
  const left = orders.filter((order) => !mayStep(order, 'submit'))
  const [only] = fit
  const sums = totalsPerCurrency(fit)
    .filter(({ currency }) => currency !== '')
    .map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`)
    .join(' · ')
  async function submit(): Promise<void> {
    setSending(true)
    try {
      await onConfirm(fit)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      isSticky
      title={t('submitTitle')}
      action={{
        label: t('submitRun', { count: fit.length }),
        isBusy: isSending,
        isDisabled: fit.length === 0,
        isFocused: true,
        run: () => void submit().catch(() => undefined),
      }}
      onClose={onClose}
    >
      {fit.length > 0 && (
        <p>
          {fit.length === 1 && only
            ? t('submitOne', { number: only.orderNo, sums: sums || '–' })
            : t('submitMany', { count: fit.length, sums: sums || '–' })}{' '}
          {t('submitThen')}
        </p>
      )}
      {left.length > 0 && (
        <>
          <p>{t('submitLeft', { count: left.length })}</p>
          <ul className={styles['order-left']}>
            {left.map((order) => (
              <li key={order.id}>
                <span>{order.orderNo}</span> <OrderStateTag order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
