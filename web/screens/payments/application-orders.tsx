import { type Amount, amount, sum } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HeadRow } from '../../lib/documents/head-row.tsx'
import page from './application-form.module.css'
import { LeftOutOrders } from './application-left-out.tsx'
import { ApplicationOrderRow } from './application-order-row.tsx'
import styles from './application-orders.module.css'
import { requestedSum } from './application-sums.ts'
import type { ApplicationForm } from './use-application-form.ts'

const columns = [
  ...(['orderNo', 'kind', 'state', 'currency'] as const),
  ...(['orderAmount', 'alreadyApplied', 'remaining', 'request'] as const),
]

const OrderPicker = lazyPart(() => import('./application-order-picker.tsx'))
const ShareDialog = lazyPart(() => import('./application-share-dialog.tsx'))

/** The orders that are paid for: what each comes to, what is applied for already, what is left, and this request. */
export function ApplicationOrders({ editor }: { editor: ApplicationForm }) {
  const t = useTranslations('payments.form')
  const [open, setOpen] = useState<'picker' | 'share'>()
  const close = (): void => setOpen(undefined)
  const { form, facts, currency } = editor
  const { orders } = form.values
  const byId = new Map(facts?.orders.map((order) => [order.id, order]))
  const shown = orders.flatMap(({ orderId }) => byId.get(orderId) ?? [])
  // The supplier who is paid counts as well: 'the same supplier' is said only where it is theirs.
  const suppliers = new Set(shown.map((order) => order.supplierId))
  const isOneSupplier =
    suppliers.size === 1 && (form.values.supplierId === '' || suppliers.has(form.values.supplierId))
  const error = form.errors['orders']
  const total = (key: 'orderAmount' | 'appliedAmount' | 'remaining'): Amount =>
    sum(shown.map((order) => amount(order[key])))
  return (
    <section className="q-panel" data-form={form.id} data-wrong={error !== undefined || undefined}>
      <div className={page['panel-head']}>
        <h2>{t('orders')}</h2>
        {shown.length > 0 && (
          <span className="q-page-note">
            {t('ordersNote', { count: orders.length, isOneSupplier: String(isOneSupplier), currency })}
          </span>
        )}
        <div className={page['panel-actions']}>
          {orders.length > 0 && (
            <Button look="link" size="small" onClick={() => setOpen('share')}>
              {t('byShare')}
            </Button>
          )}
          <Button id={`${form.id}-orders`} look="link" size="small" onClick={() => setOpen('picker')}>
            {t('addOrders')}
          </Button>
        </div>
      </div>
      {orders.length === 0 ? (
        <p className={styles['no-orders']}>
          {t('noOrders')}
          {error !== undefined && <span className="q-field-error">{error}</span>}
        </p>
      ) : (
        <div className={styles['orders-scroll']}>
          <table className={styles['orders']}>
            <HeadRow titles={columns.map((name) => t(name))} actions={t('actions')} />
            <tbody>
              {orders.map(({ orderId }, place) => (
                <ApplicationOrderRow key={orderId} editor={editor} place={place} order={byId.get(orderId)} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t('total')}
                </th>
                <td>{currency}</td>
                <td>
                  <Money value={total('orderAmount')} />
                </td>
                <td>
                  <Money value={total('appliedAmount')} />
                </td>
                <td>
                  <Money value={total('remaining')} />
                </td>
                <td>
                  <Money value={requestedSum(orders)} />
                </td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <LeftOutOrders left={editor.left} />
      <Suspense>
        {open === 'picker' && <OrderPicker editor={editor} onClose={close} />}
        {open === 'share' && <ShareDialog editor={editor} orders={byId} onClose={close} />}
      </Suspense>
    </section>
  )
}
