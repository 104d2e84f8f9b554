import { approvalPaper } from '@quayside/contract/filings/approval.codes.ts'
import { type ApprovalStop, approvalStops, papersOf } from '@quayside/contract/filings/approval-stops.ts'
import { approvalOrderState as states } from '@quayside/contract/filings/filing.codes.ts'
import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { ToneTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { FilesDialog } from '../../lib/files-dialog.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import styles from './approval.module.css'
import { filesOf } from './files-of.ts'

type Props = { readonly approval: ApprovalReview }

/** A day or a name, on one line. */
const Day = ({ value }: { value: string | null | undefined }) =>
  value ? <span className="q-number">{value}</span> : <Nothing />

/** Each step with its day, its papers, and how it compares with what was expected. */
export function ApprovalSteps({ approval }: Props) {
  const t = useTranslations('officeApproval')
  const codeText = useCodeText()
  const [added, setAdded] = useState<number>()
  const stops = approvalStops(approval, today()).filter(({ step }) => step !== undefined)
  const mayAdd = approval.nextSteps.some(({ name }) => name === 'addPapers')
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
            cell: (stop) => <Papers approval={approval} stop={stop} onAdd={mayAdd ? setAdded : undefined} />,
          },
          { title: t('by'), cell: ({ step }) => <Day value={step?.actorName} /> },
          { title: t('note'), cell: ({ step }) => step?.note || <Nothing /> },
        ]}
      />
      {added !== undefined && (
        <PapersDialog approval={approval} state={added} onClose={() => setAdded(undefined)} />
      )}
    </Panel>
  )
}

type PapersProps = Props & {
  readonly stop: ApprovalStop
  readonly onAdd: ((state: number) => void) | undefined
}

/** The papers of a step; one that the step needs and does not have is said. */
function Papers({ approval, stop, onAdd }: PapersProps) {
  const t = useTranslations('officeApproval')
  const codeText = useCodeText()
  const state = states.codes[stop.key]
  if (stop.key === 'draft') return <Nothing />
  const paper = codeText(approvalPaper, state)
  const fileIds = papersOf(approval, stop)
  return (
    <span className={styles['papers']}>
      {fileIds.length > 0 && <FileList files={filesOf(approval, fileIds)} />}
      {fileIds.length === 0 &&
        (stop.isPaperMissing ? (
          <ToneTag tone="refused">{t('paperMissing', { paper })}</ToneTag>
        ) : (
          <Nothing />
        ))}
      {onAdd && (
        <Button
          look="link"
          size="small"
          aria-label={t('addPaperNamed', { paper })}
          onClick={() => onAdd(state)}
        >
          {t('addPaper')}
        </Button>
      )}
    </span>
  )
}

type DialogProps = Props & { readonly state: number; readonly onClose: () => void }

/** Adds papers to a step that was reached. */
function PapersDialog({ approval: { id, number }, state, onClose }: DialogProps) {
  const codeText = useCodeText()
  const text = useStepText('approvalOrder')('addPapers')
  const goOn = useGoOn('approvalOrder', id)
  const paper = codeText(approvalPaper, state)
  return (
    <FilesDialog
      name={`office.approval.papers.${id}.${state}`}
      title={`${text.label} ${number}`}
      saveLabel={text.label}
      documents={[{ kind: 'paper', label: paper }]}
      attached={[]}
      upload={(file) => uploadTo('POST filing/online/approval/{id}/upload', file, {}, { id })}
      save={async ({ paper: fileIds }) => {
        await takeStep('approvalOrder', id, 'addPapers', { state, fileIds })
        await goOn({ isSettled: false })
      }}
      onClose={onClose}
    />
  )
}
