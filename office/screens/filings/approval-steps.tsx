import { approvalStops } from '@quayside/contract/filings/approval-step.ts'
import { approvalOrderState as states } from '@quayside/contract/filings/filing.codes.ts'
import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { Nothing } from '@quayside/kit/cells.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { ToneTag, useCodeText } from '@quayside/kit/state-tag.tsx'
import { today } from '@quayside/kit/today.ts'
import { useTranslations } from 'use-intl'
import { filesOf } from './files-of.ts'

/** A day or a name, on one line. */
const Day = ({ value }: { value: string | null | undefined }) =>
  value ? <span className="q-number">{value}</span> : <Nothing />

/** Each step with its day, its documents, and how it compares with what was expected. */
export function ApprovalSteps({ approval }: { approval: ApprovalReview }) {
  const t = useTranslations('officeApproval')
  const codeText = useCodeText()
  const stops = approvalStops(approval, today()).filter(({ step }) => step !== undefined)
  const difference = (days: number | null) => {
    if (days === null) return <Nothing />
    if (days === 0) return t('onTime')
    return days > 0 ? <ToneTag tone="refused">{t('late', { days })}</ToneTag> : t('early', { days: -days })
  }
  return (
    <Panel title={t('steps')}>
      <ShortTable
        rows={stops}
        keyOf={({ key }) => key}
        columns={[
          {
            title: t('step'),
            isRowHead: true,
            cell: ({ key }) => `${states.codes[key]} ${codeText(states, states.codes[key])}`,
          },
          { title: t('reachedOn'), cell: ({ step }) => <Day value={step?.reachedOn} /> },
          { title: t('expectedOn'), cell: ({ step }) => <Day value={step?.expectedOn} /> },
          {
            title: t('difference'),
            // The current step is late only once its day has gone by.
            cell: ({ is, daysLate }) =>
              is === 'here' && (daysLate ?? 0) <= 0 ? <Nothing /> : difference(daysLate),
          },
          {
            title: t('document'),
            cell: ({ step }) =>
              step && step.fileIds.length > 0 ? (
                <FileList files={filesOf(approval, step.fileIds)} />
              ) : (
                <Nothing />
              ),
          },
          { title: t('by'), cell: ({ step }) => <Day value={step?.actorName} /> },
          { title: t('note'), cell: ({ step }) => step?.note || <Nothing /> },
        ]}
      />
    </Panel>
  )
}
