import { amount } from '@quayside/contract/kernel/money.ts'
import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { RecordRow } from '@quayside/contract/office/record.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { useRecordColumns } from '../../lib/record-columns.tsx'

type Figured = RecordRow & { readonly currency: string; readonly amount: string }

/** The columns that every list of documents about money begins and ends with. */
export function useMoneyColumns<R extends Figured>(kind: TaskKind) {
  const finance = useTranslations('officeFinance')
  const sum: Column<R> = {
    key: 'amount',
    title: finance('amount'),
    width: 150,
    align: 'right',
    cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
  }
  return { ...useRecordColumns<R>(kind), sum }
}
