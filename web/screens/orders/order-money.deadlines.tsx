import {
  exportReceiptDays,
  payoutWorkingDays,
  supplierPaymentWorkingDays,
  vatInvoiceDays,
} from '@quayside/contract/kernel/commercial-terms.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import type { MoneyDeadline, OrderMoneyView } from '@quayside/contract/payments/order-money-view.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import { sumText } from '../../lib/finance/sums.ts'
import { Term } from '../../lib/finance/term.tsx'
import styles from './order-money.module.css'

type Of = { readonly money: OrderMoneyView }

const days = {
  exportReceipt: exportReceiptDays,
  supplierPayment: supplierPaymentWorkingDays,
  payout: payoutWorkingDays,
  vatInvoice: vatInvoiceDays,
  debt: 0,
} as const

/** What is still to be done by a day first, the nearest on top; what is done last. */
const inTurn = (deadlines: readonly MoneyDeadline[]): MoneyDeadline[] =>
  deadlines.toSorted(
    (a, b) => Number(a.isDone) - Number(b.isDone) || (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'),
  )

export function OrderMoneyDeadlines({ money }: Of) {
  const t = useTranslations('financeScreens.orderMoney')
  const nameOf = useMovementName()
  const nameOfDeadline = ({ name, documentNo, currency, amount }: MoneyDeadline): string => {
    if (name !== 'debt') return t(`deadline.${name}.name`)
    const item = money.items.find((each) => each.documentNo === documentNo && each.outstanding === amount)
    return t('deadline.debt.name', {
      item: item ? nameOf({ itemKind: item.kind, feeKind: item.feeKind }) : documentNo,
      sum: currency === null || amount === null ? '' : sumText(currency, amount),
    })
  }
  return (
    <Panel title={t('deadlines')}>
      {money.deadlines.length === 0 && <p className={styles['quiet']}>{t('noDeadlines')}</p>}
      <ul className={styles['deadlines']}>
        {inTurn(money.deadlines).map((deadline) => (
          <li
            key={`${deadline.name} ${deadline.documentNo} ${deadline.amount}`}
            data-done={deadline.isDone || undefined}
          >
            <div>
              <span>{nameOfDeadline(deadline)}</span>
              {deadline.isDone ? (
                t('done')
              ) : deadline.dueOn === null ? (
                t('calendarOpen')
              ) : (
                <Term daysPastDue={daysBetween(deadline.dueOn, today())} />
              )}
            </div>
            <div>
              <small>{t(`deadline.${deadline.name}.rule`, { days: days[deadline.name] })}</small>
              <small>
                <DateText value={deadline.dueOn} />
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
