import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { NextStep, TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import { Button } from '@quayside/kit/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { StateActions, type StepEntries, type StepInput, useStepText } from '@quayside/kit/state-actions.tsx'
import { Timeline } from '@quayside/kit/timeline.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../lib/pages.ts'
import { KindState } from './kind-state.tsx'
import { kinds, recordAddress } from './kinds.ts'
import { findNextTask } from './next-task.ts'
import styles from './record-page.module.css'
import { takeStep } from './records.ts'

type Props<E extends object> = {
  readonly kind: TaskKind
  readonly record: {
    readonly id: string
    readonly timeline: readonly TimelineEntry[]
    readonly nextSteps: readonly NextStep[]
  }
  readonly title: string
  readonly state: string
  readonly note?: ReactNode
  /** What steps ask for besides a reason. */
  readonly entries?: StepEntries<E>
  /** The wide left column, beside the documents. */
  readonly children: ReactNode
  readonly aside?: ReactNode
}

/** The events of a record that are not steps of its machine. */
const events = [
  'create',
  'save',
  'remove',
  'ship',
  'priceAudit',
  'declarationState',
  'archiveState',
  'paymentState',
  'shippingState',
  'signContract',
] as const

/** One record with the provider's steps; after a decision the next waiting record opens. */
export function RecordPage<E extends object>(props: Props<E>) {
  const { kind, record, title, state, note, entries, children, aside } = props
  const machine = kindOf(kind).machine.name as MachineName
  const { main } = kinds[kind]
  const t = useTranslations('officeReview')
  const queue = useTranslations('office.queue')
  const stepText = useStepText(machine)
  const goOn = useGoOn(kind, record.id)

  async function run(name: string, { note: reason, entered }: StepInput<E>): Promise<void> {
    const needs = record.nextSteps.find((step) => step.name === name)?.needs ?? []
    // Besides a reason, a step needs what its entry asks for.
    const given = needs.map((field) => [field, field === 'reason' ? reason : entered[name as keyof E]])
    await takeStep(kind, record.id, name, Object.fromEntries(given))
    await goOn({ isSettled: name !== 'takeUp' })
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      if (event.key === 'n' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey)
        void goOn({ isSettled: true, isSkipped: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [goOn])

  return (
    <>
      <PageHeader
        title={title}
        state={<KindState kind={kind} state={state} />}
        note={note}
        actions={
          <>
            <Button onClick={() => void goOn({ isSettled: true, isSkipped: true })}>{queue('next')}</Button>
            <StateActions
              machine={machine}
              steps={record.nextSteps}
              {...(main !== undefined && { main })}
              {...(entries && { entries })}
              onStep={run}
            />
          </>
        }
      />
      <div className={styles['record-page']} data-plain={aside === undefined || undefined}>
        <div>{children}</div>
        <div>
          {aside}
          <section className="q-panel">
            <div className="q-panel-body">
              <h2>{t('timeline')}</h2>
              <Timeline
                entries={record.timeline}
                sideOf={(actor) => t(`by.${actor}`)}
                textOf={({ transition }) => {
                  const event = events.find((each) => each === transition)
                  return event ? t(`events.${event}`) : stepText(transition).label
                }}
              />
            </div>
          </section>
        </div>
      </div>
    </>
  )
}

/** After a step: refetches the lists and, after a decision, opens the next record. */
export function useGoOn(kind: TaskKind, id: string) {
  const t = useTranslations('officeReview')
  const queue = useTranslations('office.queue')
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async ({
    isSettled,
    isSkipped = false,
  }: {
    isSettled: boolean
    isSkipped?: boolean
  }): Promise<void> => {
    if (!isSkipped) {
      showToast({ kind: 'success', text: t('done') })
      await Promise.all([
        queries.invalidateQueries({ queryKey: [kind] }),
        queries.invalidateQueries({ queryKey: ['task'] }),
      ])
    }
    if (!isSettled) return
    const next = await findNextTask(kind, id)
    if (next) return navigate({ href: recordAddress(next.kind, next.id) })
    if (isSkipped) showToast({ kind: 'info', text: queue('nextNone') })
    await navigate({ href: pageAddress('/office') })
  }
}
