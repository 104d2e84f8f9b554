import {
  approvalCategory,
  approvalParty,
  approvalPartyTone,
} from '@quayside/contract/filings/approval.codes.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import type { ApprovalOrder } from '@quayside/contract/filings/approval-order.ts'
import {
  filingQuoteState,
  approvalOrderState as states,
  approvalOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { today } from '@quayside/kit/page/today.ts'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { markColumn, RowMark } from '../../lib/documents/row-mark.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

/** What the customer has to hand in, how late the step is, or who acts next. */
function Reminder({ row }: { row: ApprovalOrder }) {
  const t = useTranslations('approval.list')
  const fields = useTranslations('approvalFields.approvalOrder')
  const codeText = useCodeText()
  const { openDocuments: count, documentDueOn: day, expectedOn } = row
  if (count > 0)
    return (
      <RowMark tone="waits">
        {day === null ? t('toHandInSoon', { count }) : t('toHandIn', { count, day })}
      </RowMark>
    )
  const quote = filingQuoteState.keyOf(row.quoteState) ?? 'none'
  const facts = { hasOpenDocuments: false, hasHandedIn: false, quote }
  if (quote === 'quoted')
    return <NextStep machine={approvalOrderMachine} state={row.state} facts={facts} reason={row.reason} />
  if (quote === 'declined' && row.reason === '')
    return (
      <RowMark tone="underway">{`${fields('quoteState')} · ${codeText(filingQuoteState, row.quoteState)}`}</RowMark>
    )
  if (isYes(row.isLate) && expectedOn !== null)
    return <RowMark tone="refused">{t('late', { days: daysBetween(expectedOn, today()) })}</RowMark>
  if (row.waitsFor === approvalParty.codes.authority)
    return <RowMark tone="underway">{codeText(approvalParty, row.waitsFor)}</RowMark>
  return <NextStep machine={approvalOrderMachine} state={row.state} facts={facts} reason={row.reason} />
}

export function useApprovalColumns(): readonly Column<ApprovalOrder>[] {
  const t = useTranslations('approval.list')
  const fields = useTranslations('approvalFields.approvalOrder')
  const countryName = useEntryNames('1001')
  return useMemo(() => {
    const { number, text, coded, state, day, instant, figure, code } = columnsOf<
      ApprovalOrder,
      typeof fields
    >(fields)
    const isHiddenAtFirst = true
    return [
      number('number', 136, (row) => pageAddress('/approvalOrder', { id: row.id })),
      state('state', { list: states, tones }, 168, { widthInEnglish: 220, isKept: true }),
      markColumn('openDocuments', t('remark'), (row) => <Reminder row={row} />),
      text('productName', 170, { grows: true, onCard: 'title' }),
      {
        key: 'waitsFor',
        title: fields('waitsFor'),
        width: 108,
        cell: ({ waitsFor }) =>
          waitsFor === approvalParty.codes.none ? (
            <Nothing />
          ) : (
            <StateTag list={approvalParty} tones={approvalPartyTone} value={waitsFor} />
          ),
      },
      day('expectedOn', { onCard: 'aside' }),
      coded('category', approvalCategory, 160, { widthInEnglish: 230, onCard: 'note' }),
      text('manufacturer', 160, { isUnderFirst: true }),
      text('specification', 120, { isHiddenAtFirst }),
      {
        key: 'origin',
        title: fields('origin'),
        width: 90,
        isHiddenAtFirst,
        cell: ({ origin }) => <Text>{origin && countryName(origin)}</Text>,
      },
      day('documentDueOn', { isHiddenAtFirst }),
      figure('ingredientCount', 80, { isHiddenAtFirst }),
      code('certificateNumber', 150, { isHiddenAtFirst }),
      day('certificateUntil', { isHiddenAtFirst }),
      instant('submittedAt', { isHiddenAtFirst }),
      instant('completedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
    ]
  }, [t, fields, countryName])
}
