import { type Amount, amount, formatAmount, isPositive } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  bankFeeBearer,
  paymentApplicationStateTone,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import { paymentApplicationMachine } from '@quayside/contract/payments/payment-application.states.ts'
import type { PaymentApplicationRow as Row } from '@quayside/contract/payments/payment-application.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money, RateCell } from '@quayside/kit/record/money.tsx'
import { moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { RowMark } from '../../lib/documents/row-mark.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

/** Why an application ended, what the provider looks at, or who acts next. */
function Remark({ row }: { row: Row }) {
  const t = useTranslations('payments.list')
  const isLive = row.state !== states.codes.cancelled && row.state !== states.codes.rejected
  const over = amount(row.overLimitBy)
  if (row.reason !== '') return <RowMark tone="refused">{row.reason}</RowMark>
  // Before its release the company itself acts; afterwards the provider looks at what is unusual.
  const isReviewed = isLive && row.state !== states.codes.toRelease
  if (isReviewed && isPositive(over))
    return <RowMark tone="underway">{t('overLimit', { amount: formatAmount(over) })}</RowMark>
  if (isReviewed && isYes(row.isAccountRecent)) return <RowMark tone="underway">{t('recentAccount')}</RowMark>
  return (
    <NextStep machine={paymentApplicationMachine} state={row.state} facts={{ areOrdersApproved: true }} />
  )
}

/** The first of its orders, and how many there are; all of them stand on its page. */
function Orders({ row: { orderNos, orderIds } }: { row: Row }) {
  const t = useTranslations('payments.list')
  const [id] = orderIds
  const first = orderNos[0] ?? ''
  const link =
    id === undefined ? first : <PageLink href={pageAddress('/orderInfo', { id })}>{first}</PageLink>
  return (
    <span className="q-code" title={orderNos.join(', ')}>
      {orderNos.length > 1 ? t.rich('andMore', { first: () => link, count: orderNos.length }) : link}
    </span>
  )
}

const Method = ({ value }: { value: string }) => <Text>{useEntryNames('1015')(value)}</Text>

const figuresOf = (rows: readonly Row[], key: 'amount' | 'rmbAmount'): string[] =>
  rows.map((row) => `${key === 'amount' ? row.currency : 'RMB'} ${formatAmount(row[key] as Amount)}`)

export function useApplicationColumns(): readonly Column<Row>[] {
  const t = useTranslations('payments.list')
  const fields = useTranslations('paymentFields.paymentApplication')
  return useMemo(() => {
    const { number, text, coded, state, day, instant, masked } = columnsOf<Row, typeof fields>(fields)
    const money = (key: 'amount' | 'rmbAmount', onCard: 'sum' | 'note'): Column<Row> => ({
      key,
      title: fields(key),
      width: 136,
      align: 'right',
      isSortable: true,
      isKept: key === 'amount',
      onCard,
      figures: (rows) => figuresOf(rows, key),
      cell: (row) => <Money value={row[key] as Amount} currency={key === 'amount' ? row.currency : 'RMB'} />,
    })
    return [
      number('number', 130, (row) => pageAddress('/paymentInfo', { id: row.id })),
      state('state', { list: states, tones: paymentApplicationStateTone }, 118, {
        widthInEnglish: 142,
        isSortable: true,
        isKept: true,
      }),
      {
        key: 'reason',
        title: t('remark'),
        width: 136,
        grows: true,
        isKept: true,
        onCard: 'alert',
        cell: (row) => <Remark row={row} />,
      },
      text('supplierName', 190, { grows: true, isSortable: true, isUnderFirst: true, onCard: 'title' }),
      {
        key: 'orderNos',
        title: fields('orderNos'),
        width: 128,
        cell: (row) => <Orders row={row} />,
      },
      money('amount', 'sum'),
      money('rmbAmount', 'note'),
      { ...day('createdAt', { onCard: 'aside' }), title: t('appliedOn') },
      day('paidOn'),
      text('appliedByName', 92),
      text('bankName', 170, { isHiddenAtFirst: true }),
      text('accountName', 170, { isHiddenAtFirst: true }),
      masked('accountNumber', 120, { isHiddenAtFirst: true }),
      text('currency', 70, { isHiddenAtFirst: true, isSortable: true }),
      {
        key: 'rate',
        title: fields('rate'),
        width: 100,
        align: 'right',
        isHiddenAtFirst: true,
        cell: (row) => <RateCell value={row.rate as Amount} />,
      },
      day('rateDate', { isHiddenAtFirst: true, isSortable: false }),
      {
        key: 'paymentMethod',
        title: fields('paymentMethod'),
        width: 140,
        isHiddenAtFirst: true,
        cell: (row) => <Method value={row.paymentMethod} />,
      },
      coded('bankFeeBearer', bankFeeBearer, 110, { isHiddenAtFirst: true }),
      day('receivedInFullOn', { isHiddenAtFirst: true, isSortable: false }),
      moneyColumn('bankCharge', fields('bankCharge'), 120, { isHiddenAtFirst: true }),
      text('remark', 160, { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [t, fields])
}
