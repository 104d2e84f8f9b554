import { type Amount, formatAmount, isPositive, isZero } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import {
  fxPaymentState,
  fxPaymentStateTone,
  paymentState,
  paymentStateTone,
  writeOffState,
  writeOffStateTone,
} from '@quayside/contract/orders/order-money.codes.ts'
import type { OrderMoneyView } from '@quayside/contract/payments/order-money-view.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Progress } from '@quayside/kit/record/progress.tsx'
import { QuietState } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PayPanel } from '../../lib/finance/pay-panel.tsx'
import { sumText } from '../../lib/finance/sums.ts'
import { api } from '../../lib/session/api.ts'
import { OrderApplications } from './order-money.applications.tsx'
import { OrderMoneyDeadlines } from './order-money.deadlines.tsx'
import { OrderItems } from './order-money.items.tsx'
import styles from './order-money.module.css'
import { OrderReceipts } from './order-money.receipts.tsx'

/** The money of one order: its states with their proof, applications, what is owed and settled, receipts, deadlines. */
export function OrderMoney({ order, children }: { order: OrderDetail; children: ReactNode }) {
  const t = useTranslations('kit.list')
  const answer = useQuery({
    queryKey: ['ledger', 'order', order.id],
    queryFn: ({ signal }) =>
      api('GET finance/online/orderMoney/{id}', { params: { id: order.id } }, { signal, isQuiet: true }),
  })
  if (answer.isPending) return <TableSkeleton label={t('loading')} />
  if (!answer.data)
    return (
      <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
    )
  const money = answer.data
  return (
    <>
      <MoneyStates money={money} isExport={order.modelType === orderKind.codes.export} />
      <div className={`q-record ${styles['money']}`}>
        <div>
          <OrderApplications money={money} />
          <OrderItems money={money} />
          {children}
        </div>
        <div>
          <PayPanel orderId={order.id} />
          <OrderReceipts money={money} />
          <OrderMoneyDeadlines money={money} />
        </div>
      </div>
    </>
  )
}

const share = (part: string, whole: string): number =>
  isZero(whole as Amount) ? 0 : Math.min(1, Number(part) / Number(whole))
const fraction = (part: string, whole: string): string =>
  `${formatAmount(part as Amount)} / ${formatAmount(whole as Amount)}`

type StateProps = {
  readonly title: string
  readonly tag: ReactNode
  readonly currency: string
  /** Nothing where there is no amount yet. */
  readonly progress: { readonly part: string; readonly whole: string } | undefined
  readonly note: string
}

const MoneyState = ({ title, tag, currency, progress, note }: StateProps) => (
  <section aria-label={title}>
    <div>
      <span>{title}</span>
      {tag}
      <span className={`q-number ${styles['fraction']}`}>
        {progress ? (
          <>
            <small>{`${currency} `}</small>
            {fraction(progress.part, progress.whole)}
          </>
        ) : (
          <Nothing />
        )}
      </span>
    </div>
    <Progress share={progress ? share(progress.part, progress.whole) : 0} label={title} />
    <small>{note}</small>
  </section>
)

function MoneyStates({ money, isExport }: { money: OrderMoneyView; isExport: boolean }) {
  const t = useTranslations('financeScreens.orderMoney')
  const { currency, orderAmount, paidAmount, appliedAmount } = money
  const live = money.applications.filter(
    ({ state }) =>
      state !== paymentApplicationState.codes.cancelled && state !== paymentApplicationState.codes.rejected,
  )
  const paidByApplications = live
    .filter(({ state }) => state === paymentApplicationState.codes.paid)
    .reduce((all, { appliedHere }) => all + Number(appliedHere), 0)
  // Debts in RMB are the usual case; other currencies stand in the table below.
  const [owed] = money.sums
  return (
    <div className={styles['states']}>
      <MoneyState
        title={t('payment')}
        tag={<QuietState list={paymentState} tones={paymentStateTone} value={money.paymentState} />}
        currency={currency}
        progress={{ part: paidAmount, whole: orderAmount }}
        note={t(isExport ? 'receiptNote' : 'paymentNote')}
      />
      <MoneyState
        title={t('fx')}
        tag={<QuietState list={fxPaymentState} tones={fxPaymentStateTone} value={money.fxPaymentState} />}
        currency={currency}
        progress={
          isPositive(appliedAmount as Amount)
            ? { part: paidByApplications.toFixed(2), whole: orderAmount }
            : undefined
        }
        note={t('fxNote', { count: live.length })}
      />
      <MoneyState
        title={t('writeOff')}
        tag={<QuietState list={writeOffState} tones={writeOffStateTone} value={money.writeOffState} />}
        currency={owed?.currency ?? ''}
        progress={owed && { part: owed.settled, whole: owed.amount }}
        note={owed ? t('writeOffNote', { sum: sumText(owed.currency, owed.outstanding) }) : t('nothingOwed')}
      />
    </div>
  )
}
