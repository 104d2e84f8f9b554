import {
  labelOrderState as states,
  labelOrderStateTone as tones,
} from '@quayside/contract/filings/filing.codes.ts'
import type { LabelOrderDetail } from '@quayside/contract/filings/label-order.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { RecordColumns, RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { LabelOrderDetails } from '@quayside/kit/records/filing-details.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { AskProvider } from '../../lib/consultations/ask-provider.tsx'
import { DocumentActions } from '../../lib/documents/document-actions.tsx'
import { FilingQuote, isQuoteOpen } from './filing-quote.tsx'
import { hasWaitingVersion, LabelProduct } from './label-record.product.tsx'
import styles from './labels.module.css'

type Props = { readonly label: LabelOrderDetail }

/** A label order's page: how far it is, the versions of each label, and what waits for an answer. */
export function LabelRecord({ label }: Props) {
  const t = useTranslations('labels.record')
  const { waitingCount: count } = label
  const isSuspended = label.state === states.codes.suspended
  // One button of the page is filled: to submit it, to answer the price, or to confirm the first version that waits.
  const isQuoted = isQuoteOpen(label)
  const waiting = isQuoted ? undefined : label.lines.find(hasWaitingVersion)?.key
  return (
    <RecordFrame
      title={{ number: label.number }}
      state={<StateTag list={states} tones={tones} value={label.state} />}
      parties={label.productNames}
      sum={label.amount === null ? undefined : { currency: label.currency, value: label.amount }}
      actions={<Actions label={label} />}
      notes={
        <>
          <RecordNote
            label={t(isSuspended ? 'suspended' : 'returned')}
            text={label.reason}
            isWaiting={isSuspended}
          />
          {count > 0 && <RecordNote text={t('waiting', { count })} isWaiting />}
        </>
      }
      progress={<Progress label={label} />}
    >
      <FilingQuote kind="labelOrder" filing={label} isMain={isQuoted} />
      {label.lines.map((line, place) => (
        <LabelProduct key={line.key} label={label} line={line} place={place} isMain={line.key === waiting} />
      ))}
      <div className={styles['more']}>
        <RecordColumns
          aside={<RecordHistory created={t('created')} machine="labelOrder" entries={label.timeline} />}
        >
          <Basics label={label} />
        </RecordColumns>
      </div>
    </RecordFrame>
  )
}

function Actions({ label }: Props) {
  const t = useTranslations('labels.record')
  const { number, productNames: name } = label
  return (
    <DocumentActions entity="labelOrder" document={label} texts={t} steps={['submit']}>
      <AskProvider about={{ subject: 'filing', number, name }} />
    </DocumentActions>
  )
}

const stages = ['submitted', 'made', 'confirmed', 'completed'] as const

/** How many of the products have come how far. */
function Progress({ label }: Props) {
  const t = useTranslations('labels.record')
  const { state, lines, lineCount, confirmedCount } = label
  if (state === states.codes.draft || state === states.codes.returned) return null
  const made = lines.filter(({ versions }) => versions.length > 0).length
  const isCompleted = state === states.codes.completed
  const reached = isCompleted ? 4 : confirmedCount === lineCount ? 3 : made === lineCount ? 2 : 1
  const notes = {
    submitted: <DateText value={label.submittedAt} hasTime />,
    made: `${made} / ${lineCount}`,
    confirmed: `${confirmedCount} / ${lineCount}`,
    completed: <DateText value={label.completedAt} hasTime />,
  }
  return (
    <section className={`q-panel ${styles['progress']}`}>
      <Stages
        label={t('progress')}
        stages={stages.map((stage, place) => ({
          key: stage,
          label: t(`stages.${stage}`),
          is: place < reached ? 'passed' : place === reached ? 'here' : 'ahead',
          note: stage === 'completed' && !isCompleted ? undefined : notes[stage],
        }))}
      />
    </section>
  )
}

function Basics({ label }: Props) {
  const t = useTranslations('labels.record')
  const fields = useTranslations('labelFields.labelOrder')
  return (
    <Panel title={t('basics')}>
      <Details>
        <LabelOrderDetails label={label} />
        <TextDetail label={fields('remarks')} value={label.remarks} isWide />
      </Details>
    </Panel>
  )
}
