import type { Amount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { PayableOrder } from '@quayside/contract/payments/application-form.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { PickDialog, usePicked } from '@quayside/kit/overlays/pick-dialog.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './application-orders.module.css'
import type { ApplicationForm } from './use-application-form.ts'

const shownAtOnce = 50

/** Orders with something left to apply for, of the currency and supplier chosen so far. */
export default function OrderPicker({ editor, onClose }: { editor: ApplicationForm; onClose: () => void }) {
  const t = useTranslations('payments.picker')
  const form = useTranslations('payments.form')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const { chosen, has, toggle } = usePicked<PayableOrder>()
  const { currency } = editor
  const { supplierId } = editor.form.values
  const found = useQuery({
    queryKey: ['order', 'payable', keyword, currency, supplierId],
    queryFn: () =>
      api(
        'GET finance/online/paymentApplication/payableOrders',
        {
          query: {
            pageNum: 1,
            pageSize: shownAtOnce,
            ...(keyword !== '' && { keyword }),
            ...(currency !== '' && { currency: currency }),
            ...(supplierId !== '' && { supplierId }),
          },
        },
        { isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
  const isThere = (order: PayableOrder): boolean =>
    editor.form.values.orders.some(({ orderId }) => orderId === order.id)
  const rows = (found.data?.rows ?? []).filter((order) => !isThere(order))
  const take = (): void => {
    editor.add(chosen)
    onClose()
  }
  return (
    <PickDialog
      title={t('title')}
      width={860}
      take={t('take', { count: chosen.length })}
      isEmpty={chosen.length === 0}
      search={{ label: t('search'), typed, onType: setTyped }}
      onTake={take}
      onClose={onClose}
    >
      <p className={styles['picker-note']}>
        {currency === '' && supplierId === '' ? t('noteAll') : t('noteSame', { currency: currency || '–' })}
      </p>
      {found.isError ? (
        <LoadFailed text={failureText(found.error) ?? t('none')} onRetry={() => void found.refetch()} />
      ) : (
        <div className="q-rows" aria-busy={found.isFetching}>
          <table>
            <thead>
              <tr>
                <th scope="col">{form('orderNo')}</th>
                <th scope="col">{form('kind')}</th>
                <th scope="col">{t('supplier')}</th>
                <th scope="col">{t('orderDate')}</th>
                <th scope="col" className={styles['figure']}>
                  {form('orderAmount')}
                </th>
                <th scope="col" className={styles['figure']}>
                  {form('remaining')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((order) => (
                <tr key={order.id}>
                  <td>
                    <Checkbox checked={has(order)} onChange={() => toggle(order)}>
                      <span className="q-code">{order.orderNo}</span>
                    </Checkbox>
                  </td>
                  <td>
                    <CodeText list={orderKind} value={order.modelType} />
                  </td>
                  <td className={styles['picker-supplier']} title={order.supplierName}>
                    {order.supplierName || '–'}
                  </td>
                  <td>{order.orderDate}</td>
                  <td className={styles['figure']}>
                    <Money value={order.orderAmount as Amount} currency={order.currency} />
                  </td>
                  <td className={styles['figure']}>
                    <Money value={order.remaining as Amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length === 0 && !found.isFetching && <p className={styles['picker-none']}>{t('none')}</p>}
        </div>
      )}
    </PickDialog>
  )
}
