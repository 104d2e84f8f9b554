import type { PaymentRecord } from '@quayside/contract/finance/payment-record.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { CurrencyCode } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Code, Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentLink, OrderLink } from '../../lib/finance/links.tsx'
import { useMovementName } from '../../lib/finance/movement-name.ts'
import styles from './finance.module.css'
import { UsesButton } from './payment-uses.tsx'

export function usePaymentRecordColumns(): readonly Column<PaymentRecord>[] {
  const t = useTranslations('financeScreens.records')
  const fields = useTranslations('financeFields.paymentRecord')
  const nameOf = useMovementName()
  return useMemo(() => {
    const { code, day, text } = columnsOf<PaymentRecord, typeof fields>(fields)
    return [
      day('occurredOn', { width: 112, isFirst: true }),
      {
        key: 'direction',
        title: fields('direction'),
        width: 76,
        widthInEnglish: 90,
        isState: true,
        isKept: true,
        cell: (row) => t(row.direction),
      },
      {
        key: 'event',
        title: fields('event'),
        width: 128,
        widthInEnglish: 190,
        isKept: true,
        onCard: 'title',
        cell: (row) => (
          <span className={styles['named']}>
            {nameOf({ event: row.event, itemKind: null, feeKind: '' })}
            {row.isReversed === 1 && <ToneTag tone="draft">{t('reversed')}</ToneTag>}
          </span>
        ),
      },
      {
        key: 'documentNo',
        title: fields('documentNo'),
        width: 136,
        onCard: 'note',
        // A voucher's own place is this list.
        cell: (row) =>
          row.documentKind === 'paymentApplication' ? (
            <DocumentLink document={row} />
          ) : (
            <Code>{row.documentNo}</Code>
          ),
      },
      text('counterparty', 170, { grows: true }),
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 134,
        onCard: 'aside',
        cell: (row) => <OrderLink id={row.orderId} number={row.orderNo} />,
      },
      {
        key: 'currency',
        title: fields('currency'),
        width: 64,
        widthInEnglish: 86,
        cell: (row) => <CurrencyCode>{row.currency}</CurrencyCode>,
      },
      amountColumn('amount', fields('amount'), 120, {
        isSortable: true,
        isKept: true,
        onCard: 'sum',
        figures: (rows) => rows.map((row) => formatAmount(row.amount as Amount)),
      }),
      amountColumn('unused', fields('unused'), 108, {
        onCard: 'note',
        figures: (rows) => rows.map((row) => formatAmount((row.unused ?? '0') as Amount)),
      }),
      {
        key: 'uses',
        title: fields('uses'),
        width: 128,
        isKept: true,
        cell: (row) =>
          row.direction === 'in' ? (
            <span className={styles['used']}>
              <UsesButton record={row} />
            </span>
          ) : (
            <Nothing />
          ),
      },
      text('basis', 180, { isHiddenAtFirst: true }),
      code('bankReference', 180, { isHiddenAtFirst: true }),
    ]
  }, [t, fields, nameOf])
}
