import {
  filingQuoteState,
  labelCategory,
  labelOrderState as states,
  labelOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import type { LabelOrder } from '@quayside/contract/filings/label-order.ts'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { markColumn, RowMark } from '../../lib/documents/row-mark.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

/** Labels that wait for the customer, why the order was returned or paused, or who acts next. */
function Reminder({ row }: { row: LabelOrder }) {
  const t = useTranslations('labels.list')
  const count = row.waitingCount
  if (count > 0) return <RowMark tone="waits">{t('waiting', { count })}</RowMark>
  return (
    <NextStep
      machine={labelOrderMachine}
      state={row.state}
      facts={{
        hasOpenVersion: false,
        isConfirmed: row.confirmedCount === row.lineCount,
        quote: filingQuoteState.keyOf(row.quoteState) ?? 'none',
      }}
      reason={row.reason}
    />
  )
}

export function useLabelColumns(): readonly Column<LabelOrder>[] {
  const t = useTranslations('labels.list')
  const fields = useTranslations('labelFields.labelOrder')
  return useMemo(() => {
    const { number, text, coded, state, day, instant } = columnsOf<LabelOrder, typeof fields>(fields)
    const isHiddenAtFirst = true
    return [
      number('number', 130, (row) => pageAddress('/labelOrder', { id: row.id })),
      state('state', { list: states, tones }, 100, { widthInEnglish: 116, isKept: true }),
      markColumn('waitingCount', t('remark'), (row) => <Reminder row={row} />),
      text('productNames', 260, { grows: true, onCard: 'title' }),
      coded('category', labelCategory, 100, { widthInEnglish: 120, onCard: 'note' }),
      {
        key: 'confirmedCount',
        title: t('progress'),
        width: 90,
        widthInEnglish: 110,
        align: 'right',
        onCard: 'sum',
        cell: ({ confirmedCount, lineCount }) => (
          <span className="q-number">
            {confirmedCount} / {lineCount}
          </span>
        ),
      },
      day('wantedOn'),
      instant('submittedAt', { onCard: 'aside' }),
      text('agentName', 180, { isUnderFirst: true }),
      text('contact', 100, { isHiddenAtFirst }),
      text('remarks', 180, { isHiddenAtFirst }),
      instant('completedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
      instant('updatedAt', { isHiddenAtFirst }),
    ]
  }, [t, fields])
}
