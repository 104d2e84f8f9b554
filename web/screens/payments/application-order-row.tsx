import { CloseOutlined } from '@ant-design/icons-svg'
import { type Amount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import { percentOf } from '@quayside/contract/payments/application-amounts.ts'
import type { PayableOrder } from '@quayside/contract/payments/application-form.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { AmountInput } from './amount-input.tsx'
import styles from './application-orders.module.css'
import type { ApplicationForm } from './use-application-form.ts'

export function ApplicationOrderRow(props: {
  editor: ApplicationForm
  place: number
  order: PayableOrder | undefined
}) {
  const { editor, place, order } = props
  const t = useTranslations('payments.form')
  const { form } = editor
  const { orders } = form.values
  const chosen = orders[place]
  if (!chosen) return null
  const path = `orders.${place}` as const
  const error = form.errors[`${path}.orderId`] ?? form.errors[`${path}.amount`]
  const id = `${form.id}-${path}.amount`
  const number = order?.orderNo ?? '…'
  const enter = (typed: string): void =>
    form.set(
      'orders',
      orders.map((each, other) => (other === place ? { ...each, amount: typed } : each)),
    )
  const isWhole = order !== undefined && order.remaining === chosen.amount
  const percent = order && !isWhole ? percentOf(order, chosen.amount) : undefined
  return (
    <>
      <tr data-error={error !== undefined || undefined}>
        <th scope="row">
          {order ? <PageLink href={pageAddress('/orderInfo', { id: order.id })}>{number}</PageLink> : number}
        </th>
        <td>{order && <CodeText list={orderKind} value={order.modelType} />}</td>
        <td>{order && <CodeText list={orderStateLabels} value={order.stateLabel} />}</td>
        <td>{order?.currency}</td>
        <td>
          <Money value={order?.orderAmount as Amount} />
        </td>
        <td>
          <Money value={order?.appliedAmount as Amount} />
        </td>
        <td>
          <Money value={order?.remaining as Amount} />
        </td>
        <td data-form={form.id} data-wrong={error !== undefined || undefined}>
          <AmountInput
            id={id}
            className={styles['request']}
            aria-label={t('requestOf', { number })}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            value={chosen.amount}
            set={enter}
          />
        </td>
        <td>
          {isWhole ? (
            <span>{t('whole')}</span>
          ) : (
            order && (
              <button
                type="button"
                className="q-text-button"
                title={t('takeWhole')}
                onClick={() => enter(order.remaining)}
              >
                {percent === undefined ? t('takeWhole') : t('percent', { percent })}
              </button>
            )
          )}
          <button
            type="button"
            className="q-text-button"
            id={`${form.id}-${path}.orderId`}
            aria-label={t('removeOrder', { number })}
            onClick={() =>
              form.set(
                'orders',
                orders.filter((_, other) => other !== place),
              )
            }
          >
            <Icon drawing={CloseOutlined} />
          </button>
        </td>
      </tr>
      {error !== undefined && (
        <tr>
          <td colSpan={9} id={`${id}-error`} className={styles['row-error']} role="alert">
            {error}
          </td>
        </tr>
      )}
    </>
  )
}
