import {
  approvalDocumentState as states,
  approvalDocumentStateTone as tones,
} from '@quayside/contract/filings/approval.codes.ts'
import { type ApprovalDocument, mayStepDocument } from '@quayside/contract/filings/approval-document.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './approval.module.css'
import { FileLinks } from './approval-files.tsx'

type Props = {
  readonly approval: ApprovalOrderDetail
  /** Absent where the reader may not hand in. */
  readonly onHandIn: ((documentId: string) => void) | undefined
}

const isOpen = ({ state }: ApprovalDocument): boolean => mayStepDocument('handIn', state)
const dueFirst = (a: ApprovalDocument, b: ApprovalDocument): number =>
  (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999')

/** What the provider asked for: what is missing first, then what was handed in. */
export function AskedDocuments({ approval, onHandIn }: Props) {
  const t = useTranslations('approval.asked')
  const { documents } = approval
  if (documents.length === 0) return null
  const open = documents.filter(isOpen).toSorted(dueFirst)
  const rest = documents.filter((document) => !isOpen(document)).toReversed()
  const given = documents.filter(
    ({ state }) => state === states.codes.handedIn || state === states.codes.accepted,
  ).length
  return (
    <section className={`q-panel ${styles['asked']}`}>
      <header>
        <h2>{t('title')}</h2>
        <small>{t('count', { all: documents.length, given })}</small>
      </header>
      <ul>
        {[...open, ...rest].map((document) => (
          <li key={document.id} data-open={isOpen(document) || undefined}>
            <div>
              <b>{document.name}</b>
              <FileLinks approval={approval} fileIds={document.fileIds} />
              <small>
                <When document={document} />
              </small>
            </div>
            {isOpen(document) && onHandIn ? (
              <Button
                aria-label={t('handInNamed', { name: document.name })}
                onClick={() => onHandIn(document.id)}
              >
                {t('handIn')}
              </Button>
            ) : (
              <StateTag list={states} tones={tones} value={document.state} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How long is left, or what became of it. */
function When({ document }: { document: ApprovalDocument }) {
  const t = useTranslations('approval.asked')
  const left = useTranslations('approval.chain')
  const instant = useInstant()
  const dayOf = (value: string): string => instant(value, false)
  const { state, dueOn, note, reason, handedInAt, decidedAt, askedAt } = document
  if (isOpen(document)) {
    const days = dueOn === null ? undefined : daysBetween(today(), dueOn)
    const parts = [
      dueOn === null ? t('askedOn', { day: dayOf(askedAt) }) : t('by', { day: dueOn }),
      note,
      state === states.codes.sentBack ? t('sentBack', { reason }) : '',
    ].filter(Boolean)
    return (
      <>
        {days !== undefined && (
          <b>
            {days === 0
              ? left('today')
              : days > 0
                ? left('left', { days })
                : left('overdue', { days: -days })}
          </b>
        )}
        {days !== undefined && ' · '}
        {parts.join(' · ')}
      </>
    )
  }
  if (state === states.codes.accepted) return t('acceptedOn', { day: dayOf(decidedAt ?? askedAt) })
  if (state === states.codes.withdrawn) return t('withdrawnOn', { day: dayOf(decidedAt ?? askedAt) })
  return t('handedInOn', { day: dayOf(handedInAt ?? askedAt) })
}
