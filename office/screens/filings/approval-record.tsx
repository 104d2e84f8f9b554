import { approvalAttachments } from '@quayside/contract/filings/approval-order.ts'
import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details } from '@quayside/kit/record/details.tsx'
import { ApprovalDetails } from '@quayside/kit/records/filing-details.tsx'
import { FilingQuotePanel } from '@quayside/kit/records/filing-quote.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { ApprovalDocuments } from './approval-documents.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { QuoteDialog } from './quote-dialog.tsx'
import { isWayStep, StepForm, type WayStep } from './step-form.tsx'

export const ApprovalRecord = () => (
  <RecordQuery kind="approvalOrder">
    {(approval) => <Approval key={approval.id} approval={approval} />}
  </RecordQuery>
)

/** Steps that are taken at one document, or at one step of the way. */
const ofParts = new Set(['acceptDocument', 'sendBackDocument', 'withdrawDocument', 'addPapers'])

function Approval({ approval }: { approval: ApprovalReview }) {
  const t = useTranslations('officeApproval')
  const fields = useTranslations('approvalFields.approvalOrder')
  const [entered, setEntered] = useState<WayStep>()
  const [isAsking, setAsking] = useState(false)
  const [isQuoting, setQuoting] = useState(false)
  const mayAsk = approval.nextSteps.some(({ name }) => name === 'askDocuments')
  const own = approval.attachments.filter(({ kind }) =>
    (approvalAttachments as readonly string[]).includes(kind),
  )
  // Documents have their own buttons, and asking for them stands beside the steps of the way.
  const shown = {
    ...approval,
    nextSteps: approval.nextSteps.filter(({ name }) => !ofParts.has(name) && name !== 'askDocuments'),
    blockedSteps: approval.blockedSteps.filter(({ name }) => !ofParts.has(name)),
  }
  return (
    <RecordPage
      kind="approvalOrder"
      record={shown}
      steps={{
        begin: {
          ...Object.fromEntries(
            shown.nextSteps.flatMap(({ name }) => (isWayStep(name) ? [[name, () => setEntered(name)]] : [])),
          ),
          quoteFee: () => setQuoting(true),
        },
        ...(mayAsk && { more: <Button onClick={() => setAsking(true)}>{t('ask')}</Button> }),
      }}
      layout="narrow"
      {...(own.length > 0 && {
        aside: (
          <Panel title={fields('attachments')}>
            <FileList files={own.map(toStoredFile)} />
          </Panel>
        ),
      })}
    >
      <ApprovalDocuments approval={approval} />
      <ApprovalSteps approval={approval} />
      <FilingQuotePanel kind="approvalOrder" filing={approval} side="provider" />
      <Product approval={approval} />
      <Ingredients approval={approval} />
      {entered && <StepForm approval={approval} step={entered} onClose={() => setEntered(undefined)} />}
      {isQuoting && <QuoteDialog kind="approvalOrder" filing={approval} onClose={() => setQuoting(false)} />}
      {isAsking && <AskDialog approval={approval} onClose={() => setAsking(false)} />}
    </RecordPage>
  )
}

type Props = { readonly approval: ApprovalReview }

function Product({ approval }: Props) {
  const t = useTranslations('officeApproval')
  const countryName = useEntryNames('1001')
  return (
    <Panel title={t('product')}>
      <Details>
        <ApprovalDetails approval={approval} countryName={countryName} />
      </Details>
    </Panel>
  )
}

function Ingredients({ approval }: Props) {
  const t = useTranslations('officeApproval')
  const fields = useTranslations('approvalFields.approvalIngredient')
  return (
    <Panel title={`${t('ingredients')} · ${t('total', { sum: showNumber(approval.percentTotal) })}`}>
      <ShortTable
        rows={approval.lines}
        keyOf={({ id }) => id}
        columns={[
          { title: fields('name'), isRowHead: true, cell: ({ name }) => name },
          { title: fields('inciName'), cell: ({ inciName }) => inciName || '–' },
          { title: fields('casNumber'), cell: ({ casNumber }) => casNumber || '–' },
          { title: fields('additiveNumber'), cell: ({ additiveNumber }) => additiveNumber || '–' },
          { title: fields('purpose'), cell: ({ purpose }) => purpose },
          {
            title: fields('percentage'),
            isFigure: true,
            cell: ({ percentage }) => showNumber(percentage, 2),
          },
        ]}
      />
    </Panel>
  )
}
