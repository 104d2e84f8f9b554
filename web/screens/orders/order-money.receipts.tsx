import type { PaymentRecord } from '@quayside/contract/finance/payment-record.ts'
import { type Amount, isPositive, sum } from '@quayside/contract/kernel/money.ts'
import type { OrderMoneyView } from '@quayside/contract/payments/order-money-view.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useTranslations } from 'use-intl'
import { DocumentLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import styles from './order-money.module.css'

type Of = { readonly money: OrderMoneyView }

/** Money that came in for the order, and what of it went where. */
export function OrderReceipts({ money }: Of) {
  const t = useTranslations('financeScreens.orderMoney')
  return (
    <Panel title={t('receipts')}>
      {money.receipts.length === 0 && <p className={styles['quiet']}>{t('noReceipts')}</p>}
      {money.receipts.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} orderId={money.orderId} />
      ))}
    </Panel>
  )
}

function Receipt({ receipt, orderId }: { receipt: PaymentRecord; orderId: string }) {
  const t = useTranslations('financeScreens.orderMoney')
  const records = useTranslations('financeScreens.records')
  const nameOf = useMovementName()
  const here = receipt.uses.filter((use) => use.orderId === orderId)
  const elsewhere = sum(
    receipt.uses.filter((use) => use.orderId !== orderId).map(({ amount }) => amount as Amount),
  )
  return (
    <div className={styles['receipt']}>
      <div>
        <DocumentLink document={receipt} />
        <b>
          <Money value={receipt.amount as Amount} currency={receipt.currency} />
        </b>
      </div>
      <small>{t('receivedOn', { day: receipt.occurredOn })}</small>
      <dl>
        {here.map((use) => (
          <div key={use.id}>
            <dt>{nameOf(use)}</dt>
            <dd>
              <Money value={use.amount as Amount} />
            </dd>
          </div>
        ))}
        {isPositive(elsewhere) && (
          <div>
            <dt>{t('otherOrders')}</dt>
            <dd>
              <Money value={elsewhere} />
            </dd>
          </div>
        )}
        {receipt.unused !== null && (
          <div data-rest>
            <dt>{records('unused')}</dt>
            <dd>
              <Money value={receipt.unused as Amount} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
