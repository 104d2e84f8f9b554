import { amount } from '@quayside/contract/kernel/money.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { amountColumn, moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnswerOf } from '../../lib/api.ts'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { orderColumn } from '../../lib/record-columns.tsx'
import { useBasis, useDebtName } from '../../lib/use-debt-name.ts'

type Row = AnswerOf<'GET finance/online/debt/list'>['rows'][number]

const DebtName = ({ debt }: { debt: Row }) => <Text>{useDebtName()(debt)}</Text>
const Basis = ({ debt }: { debt: Row }) => <Text>{useBasis()(debt.basis, debt.feeKind)}</Text>

export function useDebtColumns(): readonly Column<Row>[] {
  const t = useTranslations('officeFinance')
  const fields = useTranslations('financeFields.debt')
  return useMemo(() => {
    const { day } = columnsOf<Row, typeof fields>(fields)
    return [
      {
        key: 'documentNo',
        title: fields('documentNo'),
        width: 150,
        isFirst: true,
        cell: (row) => (
          <DocumentNumber number={row.documentNo} record={{ kind: row.documentKind, id: row.documentId }} />
        ),
      },
      day('dueOn'),
      {
        key: 'days',
        title: t('debts.days'),
        width: 120,
        widthInEnglish: 150,
        cell: (row) =>
          row.daysPastDue > 0 ? (
            <ToneTag tone="refused">{t('bank.overdue', { days: row.daysPastDue })}</ToneTag>
          ) : (
            t('debts.left', { days: -row.daysPastDue })
          ),
      },
      {
        key: 'companyName',
        title: t('company'),
        width: 220,
        grows: true,
        cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
      },
      {
        key: 'kind',
        title: fields('kind'),
        width: 120,
        cell: (row) => <DebtName debt={row} />,
      },
      { key: 'basis', title: fields('basis'), width: 180, cell: (row) => <Basis debt={row} /> },
      orderColumn(fields('orderNo')),
      moneyColumn('amount', fields('amount'), 140, { isSortable: true }),
      amountColumn('settled', fields('settled'), 120),
      {
        key: 'outstanding',
        title: fields('outstanding'),
        width: 130,
        align: 'right',
        isSortable: true,
        cell: (row) => (
          <b>
            <Money value={amount(row.outstanding)} />
          </b>
        ),
      },
    ]
  }, [t, fields])
}
