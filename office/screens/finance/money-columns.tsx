import { amount } from '@quayside/contract/kernel/money.ts'
import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { RecordRow } from '@quayside/contract/office/record.ts'
import { Code, DateText } from '@quayside/kit/cells.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useTranslations } from 'use-intl'
import { KindState } from '../../lib/kind-state.tsx'
import { recordAddress } from '../../lib/kinds.ts'

type Figured = RecordRow & { readonly currency: string; readonly amount: string }

/** The columns that every list of documents about money begins and ends with. */
export function useMoneyColumns<R extends Figured>(kind: TaskKind) {
  const t = useTranslations('officeReview')
  const finance = useTranslations('officeFinance')
  const number: Column<R> = {
    key: 'number',
    title: t('number'),
    width: 150,
    isFirst: true,
    cell: (row) => <Code href={recordAddress(kind, row.id)}>{row.number}</Code>,
  }
  const state: Column<R> = {
    key: 'state',
    title: t('state'),
    width: 130,
    widthInEnglish: 160,
    isState: true,
    cell: (row) => <KindState kind={kind} state={row.state} />,
  }
  const customer: Column<R> = {
    key: 'companyName',
    title: t('customer'),
    width: 220,
    grows: true,
    cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
  }
  const sum: Column<R> = {
    key: 'amount',
    title: finance('amount'),
    width: 150,
    align: 'right',
    cell: (row) => <Money value={amount(row.amount)} currency={row.currency} />,
  }
  const createdAt: Column<R> = {
    key: 'createdAt',
    title: t('createdAt'),
    width: 150,
    isSortable: true,
    cell: (row) => <DateText value={row.createdAt} hasTime />,
  }
  return { number, state, customer, sum, createdAt }
}
