import { taxBillKind, taxBillState, taxBillStateTone } from '@quayside/contract/customs/customs.codes.ts'
import { taxBillMachine } from '@quayside/contract/customs/tax-bill.states.ts'
import type { TaxBill } from '@quayside/contract/customs/tax-bill.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { markColumn } from '../../lib/documents/row-mark.tsx'
import { OrderLink } from '../../lib/finance/links.tsx'
import styles from './customs.module.css'

/** What being late costs; nothing while the bill is in time. */
export const LateCharge = ({ bill }: { bill: Pick<TaxBill, 'lateCharge'> }) =>
  isPositive(bill.lateCharge as Amount) ? (
    <span className={styles['late']}>
      <Money value={bill.lateCharge as Amount} />
    </span>
  ) : (
    <Nothing />
  )

export function useTaxBillColumns(): readonly Column<TaxBill>[] {
  const t = useTranslations('customsScreens.bills')
  const fields = useTranslations('declarationFields.taxBill')
  const next = useTranslations('kit.list')('nextStep')
  return useMemo(() => {
    const of = columnsOf<TaxBill, typeof fields>(fields)
    const day = (key: 'dueOn' | 'paidOn'): Column<TaxBill> => ({
      key,
      title: fields(key),
      width: 110,
      isSortable: true,
      onCard: 'note',
      cell: (row) => <DateText value={row[key]} />,
    })
    return [
      of.opener('number', 216),
      of.state('state', { list: taxBillState, tones: taxBillStateTone }, 110, { isKept: true }),
      markColumn('daysLate', next, ({ state, daysLate: days }) => (
        <NextStep
          machine={taxBillMachine}
          state={state}
          facts={{}}
          late={days === 0 ? '' : t('lateBy', { days })}
        />
      )),
      of.coded('kind', taxBillKind, 110, { widthInEnglish: 180, isKept: true, onCard: 'title' }),
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 140,
        isSortable: true,
        onCard: 'aside',
        cell: (row) => <OrderLink id={row.orderId} number={row.orderNo} />,
      },
      of.code('declarationNo', 176, { leastWidth: 176, grows: true }),
      amountColumn('amount', fields('amount'), 120, { isSortable: true, isKept: true, onCard: 'sum' }),
      of.day('issuedOn', { onCard: 'note' }),
      day('dueOn'),
      day('paidOn'),
      {
        key: 'lateCharge',
        title: fields('lateCharge'),
        width: 120,
        widthInEnglish: 160,
        align: 'right',
        cell: (row) => <LateCharge bill={row} />,
      },
      of.text('note', 160, { isHiddenAtFirst: true }),
      of.instant('createdAt', { isHiddenAtFirst: true, isSortable: false }),
    ]
  }, [t, fields, next])
}
