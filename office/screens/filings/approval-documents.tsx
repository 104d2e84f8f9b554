import {
  approvalDocumentState as states,
  approvalDocumentStateTone as tones,
} from '@quayside/contract/filings/approval.codes.ts'
import {
  type ApprovalDocument,
  type DocumentStep,
  mayStepDocument,
} from '@quayside/contract/filings/approval-document.ts'
import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { ToneTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import styles from './approval.module.css'
import { filesOf } from './files-of.ts'

type Props = { readonly approval: ApprovalReview }
type Decision = Exclude<DocumentStep, 'handIn'>
const decisions = ['acceptDocument', 'sendBackDocument', 'withdrawDocument'] as const
const words = {
  acceptDocument: 'accept',
  sendBackDocument: 'sendBack',
  withdrawDocument: 'withdraw',
} as const
type Asked = { readonly document: ApprovalDocument; readonly step: Decision }

/** What was asked for, what came, and what becomes of it. */
export function ApprovalDocuments({ approval }: Props) {
  const t = useTranslations('officeApproval')
  const codeText = useCodeText()
  const stepText = useStepText('approvalOrder')
  const goOn = useGoOn('approvalOrder', approval.id)
  const [asked, setAsked] = useState<Asked>()
  const { documents } = approval
  if (documents.length === 0) return null
  const may = (step: Decision, { state }: ApprovalDocument): boolean =>
    approval.nextSteps.some(({ name }) => name === step) && mayStepDocument(step, state)
  /** Gold is what the staff have to check. */
  const toneOf = (state: number) => {
    if (state === states.codes.handedIn) return 'waitsForYou'
    const key = states.keyOf(state) ?? 'asked'
    return tones[key] === 'waitsForYou' ? 'underway' : tones[key]
  }
  async function decide({ document, step }: Asked, reason: string): Promise<void> {
    const documentId = document.id
    if (step === 'sendBackDocument')
      await takeStep('approvalOrder', approval.id, step, { documentId, reason })
    else await takeStep('approvalOrder', approval.id, step, { documentId })
    await goOn({ isSettled: false })
  }
  return (
    <Panel title={t('asked', { count: documents.length })}>
      <ShortTable
        rows={documents}
        keyOf={({ id }) => id}
        columns={[
          { title: t('name'), isRowHead: true, cell: ({ name }) => name },
          {
            title: t('requirement'),
            cell: ({ note, reason }) => [note, reason].filter(Boolean).join(' · ') || <Nothing />,
          },
          { title: t('dueOn'), cell: ({ dueOn }) => <span className="q-number">{dueOn ?? '–'}</span> },
          {
            title: t('state'),
            cell: ({ state }) => <ToneTag tone={toneOf(state)}>{codeText(states, state)}</ToneTag>,
          },
          {
            title: t('files'),
            cell: ({ fileIds }) =>
              fileIds.length > 0 ? <FileList files={filesOf(approval, fileIds)} /> : <Nothing />,
          },
          { title: t('handedInAt'), cell: ({ handedInAt }) => <DateText value={handedInAt} hasTime /> },
          {
            title: t('decision'),
            isActions: true,
            cell: (document) => (
              <span className={styles['decisions']}>
                {decisions
                  .filter((step) => may(step, document))
                  .map((step) => (
                    <Button
                      key={step}
                      size="small"
                      aria-label={t(`${words[step]}Named`, { name: document.name })}
                      onClick={() => setAsked({ document, step })}
                    >
                      {t(words[step])}
                    </Button>
                  ))}
              </span>
            ),
          },
        ]}
      />
      {asked && (
        <StepDialog
          step={{ needs: asked.step === 'sendBackDocument' ? ['reason'] : [] }}
          text={{
            label: t(`${words[asked.step]}Named`, { name: asked.document.name }),
            confirm: stepText(asked.step).confirm,
          }}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => decide(asked, reason)}
        />
      )}
    </Panel>
  )
}
