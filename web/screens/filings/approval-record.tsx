import { approvalCategory } from '@quayside/contract/filings/approval.codes.ts'
import { type ApprovalOrderDetail, approvalAttachments } from '@quayside/contract/filings/approval-order.ts'
import {
  approvalOrderState as states,
  approvalOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details } from '@quayside/kit/record/details.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { StateTag, ToneTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { ApprovalDetails } from '@quayside/kit/records/filing-details.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import styles from './approval.module.css'
import { ApprovalActions } from './approval-actions.tsx'
import { AskedDocuments } from './approval-asked.tsx'
import { ApprovalChain } from './approval-chain.tsx'
import { HandInDialog } from './approval-hand-in.tsx'
import { ApprovalIngredients } from './approval-ingredients.tsx'
import { ApprovalSteps } from './approval-steps.tsx'
import { FilingQuote, isQuoteOpen } from './filing-quote.tsx'

/** A filing's page: who waits for whom, each step, what it is made of, and what has to be handed in. */
export function ApprovalRecord({ approval }: { approval: ApprovalOrderDetail }) {
  const t = useTranslations('approval.record')
  const codeText = useCodeText()
  const [asked, setAsked] = useState<string>()
  const mayHandIn = approval.nextSteps.some(({ name }) => name === 'handIn')
  const state = codeText(states, approval.state)
  const category = approval.category === null ? '' : codeText(approvalCategory, approval.category)
  const document = approval.documents.find(({ id }) => id === asked)
  const onHandIn = mayHandIn ? setAsked : undefined
  return (
    <RecordFrame
      title={{ number: approval.number }}
      state={
        approval.openDocuments > 0 ? (
          <ToneTag tone="waitsForYou">{t('waiting', { state })}</ToneTag>
        ) : (
          <StateTag list={states} tones={tones} value={approval.state} />
        )
      }
      parties={[category, approval.productName].filter(Boolean).join(' · ')}
      sum={approval.amount === null ? undefined : { currency: approval.currency, value: approval.amount }}
      actions={
        <>
          <ApprovalActions approval={approval} onHandIn={onHandIn} />
          {document && (
            <HandInDialog
              key={document.id}
              approvalId={approval.id}
              document={document}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      }
      notes={<RecordNote label={t('cancelled')} text={approval.reason} />}
      progress={
        <>
          {approval.state !== states.codes.cancelled && (
            <section className={`q-panel ${styles['way']}`}>
              <ApprovalChain approval={approval} />
              <ApprovalSteps approval={approval} />
            </section>
          )}
          <FilingQuote
            kind="approvalOrder"
            filing={approval}
            isMain={isQuoteOpen(approval) && !(mayHandIn && approval.openDocuments > 0)}
          />
        </>
      }
      aside={
        <>
          <AskedDocuments approval={approval} onHandIn={onHandIn} />
          <Files approval={approval} />
          <RecordHistory created={t('created')} machine="approvalOrder" entries={approval.timeline} />
        </>
      }
    >
      <Product approval={approval} />
      <ApprovalIngredients approval={approval} />
    </RecordFrame>
  )
}

type Props = { readonly approval: ApprovalOrderDetail }

function Product({ approval }: Props) {
  const countryName = useEntryNames('1001')
  return (
    <Panel>
      <Details>
        <ApprovalDetails approval={approval} countryName={countryName} />
      </Details>
    </Panel>
  )
}

/** What the customer attached to the filing itself. */
function Files({ approval }: Props) {
  const t = useTranslations('approval.record')
  const own = approval.attachments.filter(({ kind }) =>
    (approvalAttachments as readonly string[]).includes(kind),
  )
  if (own.length === 0) return null
  return (
    <Panel title={t('files')}>
      <FileList files={own.map(toStoredFile)} />
    </Panel>
  )
}
