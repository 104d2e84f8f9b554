import type { Debt } from '@quayside/contract/finance/debt.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { CurrencyCode, Money } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentLink, OrderLink } from '../../lib/finance/links.tsx'
import { useBasis, useMovementName } from '../../lib/finance/movement-name.ts'
import { Term } from '../../lib/finance/term.tsx'
import styles from './finance.module.css'

export function useDebtColumns(): readonly Column<Debt>[] {
  const t = useTranslations('financeScreens.debts')
  const fields = useTranslations('financeFields.debt')
  const nameOf = useMovementName()
  const basisOf = useBasis()
  return useMemo(() => {
    const { day } = columnsOf<Debt, typeof fields>(fields)
    const money = (
      key: 'amount' | 'settled' | 'outstanding',
      more?: Partial<Column<Debt>>,
    ): Column<Debt> => ({
      key,
      title: fields(key),
      width: 108,
      align: 'right',
      figures: (rows) => rows.map((row) => formatAmount(row[key] as Amount)),
      cell: (row) => <Money value={row[key] as Amount} />,
      ...more,
    })
    return [
      day('dueOn', { width: 112, isFirst: true }),
      {
        key: 'daysPastDue',
        title: t('term'),
        width: 96,
        widthInEnglish: 122,
        leastWidth: 122,
        isState: true,
        isKept: true,
        cell: (row) => <Term daysPastDue={row.daysPastDue} />,
      },
      {
        key: 'kind',
        title: fields('kind'),
        width: 168,
        widthInEnglish: 176,
        isKept: true,
        onCard: 'title',
        cell: (row) => (
          <span className={styles['named']}>
            {nameOf({ itemKind: row.kind, feeKind: row.feeKind })}
            {row.disputeId !== null && <ToneTag tone="underway">{t('dispute')}</ToneTag>}
          </span>
        ),
      },
      {
        key: 'basis',
        title: fields('basis'),
        width: 120,
        widthInEnglish: 160,
        grows: true,
        cell: (row) => <Text>{basisOf(row.basis, row.feeKind)}</Text>,
      },
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 134,
        onCard: 'aside',
        cell: (row) => <OrderLink id={row.orderId} number={row.orderNo} />,
      },
      {
        key: 'documentNo',
        title: fields('documentNo'),
        width: 134,
        onCard: 'note',
        cell: (row) => <DocumentLink document={row} />,
      },
      {
        key: 'currency',
        title: fields('currency'),
        width: 64,
        widthInEnglish: 86,
        isSortable: true,
        cell: (row) => <CurrencyCode>{row.currency}</CurrencyCode>,
      },
      money('amount', { isSortable: true }),
      money('settled', { isHiddenAtFirst: true }),
      money('outstanding', {
        isSortable: true,
        isKept: true,
        onCard: 'sum',
        cell: (row) => (
          <b>
            <Money value={row.outstanding as Amount} />
          </b>
        ),
      }),
      day('incurredOn', { width: 112, isHiddenAtFirst: true }),
    ]
  }, [t, fields, nameOf, basisOf])
}
