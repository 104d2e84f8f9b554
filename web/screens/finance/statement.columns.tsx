import { ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import type { StatementLine } from '@quayside/contract/finance/statement.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Balance, Side } from '../../lib/finance/balance.tsx'
import { DocumentLink, OrderLink } from '../../lib/finance/links.tsx'
import { useBasis, useMovementName } from '../../lib/finance/movement-name.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

/** The opening balance stands as the first row of a period. */
export type StatementRow = StatementLine & { readonly isOpening?: true }

const figures = (key: 'debit' | 'credit' | 'balance') => (rows: readonly StatementRow[]) =>
  rows.map((row) => formatAmount(row[key] as Amount))

export function useStatementColumns(): readonly Column<StatementRow>[] {
  const t = useTranslations('financeScreens')
  const fields = useTranslations('financeFields.statement')
  const nameOf = useMovementName()
  const basisOf = useBasis()
  return useMemo(() => {
    const { day } = columnsOf<StatementRow, typeof fields>(fields)
    return [
      day('occurredOn', { width: 104, isFirst: true, isSortable: false }),
      {
        key: 'event',
        title: fields('event'),
        width: 128,
        widthInEnglish: 160,
        isKept: true,
        onCard: 'title',
        cell: (row) => <Text>{row.isOpening ? t('statement.openingRow') : nameOf(row)}</Text>,
      },
      {
        key: 'basis',
        title: t('statement.basis'),
        width: 200,
        grows: true,
        cell: (row) => <Text>{basisText(row, basisOf(row.basis, row.feeKind), t)}</Text>,
      },
      {
        key: 'documentNo',
        title: fields('documentNo'),
        width: 134,
        onCard: 'note',
        cell: (row) => (row.isOpening ? <Nothing /> : <DocumentLink document={row} />),
      },
      {
        key: 'orderNo',
        title: t('statement.order'),
        width: 134,
        onCard: 'aside',
        cell: (row) => <OrderOf row={row} />,
      },
      {
        key: 'debit',
        title: fields('debit'),
        width: 116,
        align: 'right',
        isKept: true,
        onCard: 'sum',
        figures: figures('debit'),
        cell: (row) => <Side value={row.debit} />,
      },
      {
        key: 'credit',
        title: fields('credit'),
        width: 116,
        align: 'right',
        isKept: true,
        onCard: 'sum',
        figures: figures('credit'),
        cell: (row) => <Side value={row.credit} />,
      },
      {
        key: 'balance',
        title: fields('balance'),
        width: 176,
        align: 'right',
        isKept: true,
        onCard: 'note',
        cell: (row) => (
          <b>
            <Balance value={row.balance} />
          </b>
        ),
      },
    ]
  }, [t, fields, nameOf, basisOf])
}

const basisText = (
  row: StatementRow,
  basis: string,
  t: ReturnType<typeof useTranslations<'financeScreens'>>,
): string => {
  if (row.event !== ledgerEvent.codes.reversal || row.reversedDocumentNo === null) return basis
  const back = t('statement.takesBack', { number: row.reversedDocumentNo })
  return basis === '' ? back : `${basis} · ${back}`
}

/** Money that was used for several orders leads to what it was used for. */
function OrderOf({ row }: { row: StatementRow }) {
  const t = useTranslations('financeScreens')
  if (row.orderId !== null || row.orderCount === 0) return <OrderLink id={row.orderId} number={row.orderNo} />
  return (
    <PageLink href={pageAddress('/paymentRecord', { keyword: row.documentNo })}>
      {t('orders', { count: row.orderCount })}
    </PageLink>
  )
}
