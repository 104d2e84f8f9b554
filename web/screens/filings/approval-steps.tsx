import { approvalPaper } from '@quayside/contract/filings/approval.codes.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { type ApprovalStop, approvalStops, papersOf } from '@quayside/contract/filings/approval-stops.ts'
import { approvalOrderState as states } from '@quayside/contract/filings/filing.codes.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { today } from '@quayside/kit/page/today.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './approval.module.css'
import { FileLinks } from './approval-files.tsx'

type Props = { readonly approval: ApprovalOrderDetail }

/** Every step with its day, its documents, what was expected, and who took it. */
export function ApprovalSteps({ approval }: Props) {
  const t = useTranslations('approval.steps')
  const codeText = useCodeText()
  const stops = approvalStops(approval, today())
  return (
    <Stages
      label={t('label')}
      stages={stops.map((stop) => ({
        key: stop.key,
        label: `${states.codes[stop.key]} ${codeText(states, states.codes[stop.key])}`,
        is: stop.is,
        note: <StopNote approval={approval} stop={stop} />,
      }))}
    />
  )
}

function StopNote({ approval, stop }: Props & { stop: ApprovalStop }) {
  const t = useTranslations('approval.steps')
  const { is, step, expectedOn, daysLate } = stop
  return (
    <span className={styles['stop']}>
      {step && (
        <time dateTime={step.reachedOn}>
          {is === 'here' ? dayText(step.reachedOn, expectedOn) : step.reachedOn}
        </time>
      )}
      <Paper approval={approval} stop={stop} />
      {expectedOn !== null && (
        <span data-late={(daysLate !== null && daysLate > 0) || undefined}>{expected(expectedOn)}</span>
      )}
      {step && step.actorName !== '' && <span>{step.actorName}</span>}
    </span>
  )

  function dayText(reachedOn: string, end: string | null): string {
    if (end === null) return reachedOn
    return t('day', { day: daysBetween(reachedOn, today()) + 1, days: daysBetween(reachedOn, end) })
  }
  function expected(on: string): ReactNode {
    // The year of a step that was reached is that of its own day.
    const day = is === 'passed' ? on.slice(5) : on
    const [before, after] = expectedText(day).split(day)
    return (
      <>
        {before}
        <time dateTime={on}>{day}</time>
        {after}
      </>
    )
  }
  function expectedText(day: string): string {
    const days = Math.abs(daysLate ?? 0)
    if (is === 'ahead') return t('expected', { day })
    if (is === 'here')
      return daysLate !== null && daysLate > 0 ? t('overdue', { day, days }) : t('ends', { day })
    if (daysLate === null) return t('expected', { day })
    if (daysLate === 0) return t('onTime', { day })
    return daysLate > 0 ? t('late', { day, days }) : t('early', { day, days })
  }
}

/** The step's paper under its name; before the step and without it, which paper it will be. */
function Paper({ approval, stop }: Props & { stop: ApprovalStop }) {
  const t = useTranslations('approval.steps')
  const codeText = useCodeText()
  if (stop.key === 'draft') return <span>–</span>
  const paper = codeText(approvalPaper, states.codes[stop.key])
  const fileIds = papersOf(approval, stop)
  if (fileIds.length > 0) return <FileLinks approval={approval} fileIds={fileIds} name={paper} />
  if (stop.isPaperMissing) return <span data-late>{t('paperMissing', { paper })}</span>
  return <span>{stop.is === 'ahead' ? paper : '–'}</span>
}
