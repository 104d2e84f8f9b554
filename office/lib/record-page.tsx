import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { NextStep, TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { BlockedStep } from '@quayside/contract/office/record.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useRecordEvents } from '@quayside/kit/record/record-events.ts'
import { RecordHead } from '@quayside/kit/record/record-frame.tsx'
import { type StepEntries, type StepInput, useStepText } from '@quayside/kit/record/state-actions.tsx'
import { TimelinePanel } from '@quayside/kit/record/timeline.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { KindState } from './kind-state.tsx'
import { recordAddress, type ShownState } from './kinds.ts'
import { pageAddress } from './pages.ts'
import { QueuePlace } from './queue-place.tsx'
import { recordEvents } from './record-events.ts'
import styles from './record-page.module.css'
import { useRecordTitle } from './record-title.ts'
import { takeStep } from './records.ts'
import { StepBar } from './step-bar.tsx'
import { neighboursOf, taskSequence } from './task-sequence.ts'

type Props<E extends object> = {
  readonly kind: TaskKind
  readonly record: {
    readonly id: string
    readonly timeline: readonly TimelineEntry[]
    readonly nextSteps: readonly NextStep[]
    readonly blockedSteps: readonly BlockedStep[]
    readonly isWaiting?: boolean | undefined
    readonly number?: string | null
    readonly state?: number | string
    readonly companyId?: string
    readonly companyName?: string
  }
  /** Where the head is not the record's number, its state and its company. */
  readonly header?: Partial<
    Omit<ShownState, 'isWaiting'> & Pick<ComponentProps<typeof RecordHead>, 'title' | 'parties' | 'sum'>
  >
  /** What steps ask for besides a reason. */
  readonly entries?: StepEntries<E>
  /** Above and beside the steps: how far the record is, what can be done beside its machine, whose work the rest is. */
  readonly steps?: {
    readonly progress?: ReactNode
    readonly more?: ReactNode
    readonly notes?: readonly string[]
    /** Steps that are entered on the page itself. */
    readonly begin?: Readonly<Record<string, (() => void) | undefined>>
    /** What the timeline says of the record's own events beside its machine. */
    readonly events?: Readonly<Record<string, string>>
  }
  /** The wide left column, beside the documents. */
  readonly children: ReactNode
  readonly aside?: ReactNode
  /** `narrow`: the children are a wide table, and what stands beside them is short. */
  readonly layout?: 'narrow'
}

/** One record with what the reader can do; after a decision the next waiting record opens. */
export function RecordPage<E extends object>(props: Props<E>) {
  const { kind, record, header = {}, entries, steps, children, aside, layout } = props
  const { title = { number: record.number ?? '' }, parties = companyOf(record), sum } = header
  const { state = stateOf(kind, record.state) } = header
  const shown = { state, ...(header.label !== undefined && { label: header.label }) }
  const t = useTranslations('officeReview')
  const stepText = useStepText(kindOf(kind).machine.name as MachineName)
  const shared = useRecordEvents()
  const goOn = useGoOn(kind, record.id)
  useRecordTitle('number' in title ? title.number : title.name)

  async function run(name: string, { note: reason, entered }: StepInput<E>): Promise<void> {
    const needs = record.nextSteps.find((step) => step.name === name)?.needs ?? []
    // Besides a reason, a step needs what its entry asks for.
    const given = needs.map((field) => [field, field === 'reason' ? reason : entered[name as keyof E]])
    await takeStep(kind, record.id, name, Object.fromEntries(given))
    await goOn({ isSettled: name !== 'takeUp' })
  }

  return (
    <>
      <RecordHead
        title={title}
        state={<KindState kind={kind} {...shown} isWaiting={record.isWaiting} />}
        parties={parties}
        sum={sum}
        actions={<QueuePlace kind={kind} id={record.id} />}
      />
      <section className={`q-panel ${styles['record-steps']}`}>
        {steps?.progress}
        <StepBar
          kind={kind}
          record={{ ...record, state }}
          {...(entries && { entries })}
          more={steps?.more}
          notes={steps?.notes ?? []}
          begin={steps?.begin ?? {}}
          onStep={run}
        />
      </section>
      <div
        className={styles['record-page']}
        data-plain={aside === undefined || layout === 'narrow' || undefined}
      >
        <div>{children}</div>
        <div>
          {aside}
          <TimelinePanel
            entries={record.timeline}
            sideOf={(actor) => t(`by.${actor}`)}
            textOf={({ transition }) => {
              const event = recordEvents.find((each) => each === transition)
              return (
                steps?.events?.[transition] ??
                shared[transition] ??
                (event ? t(`events.${event}`) : stepText(transition).label)
              )
            }}
          />
        </div>
      </div>
    </>
  )
}

const stateOf = (kind: TaskKind, state: number | string = ''): string =>
  typeof state === 'string' ? state : (kindOf(kind).machine.states.keyOf(state) ?? '')

const companyOf = ({ companyId, companyName }: { companyId?: string; companyName?: string }) =>
  companyId !== undefined && <PageLink href={recordAddress('company', companyId)}>{companyName}</PageLink>

/** After a step: refetches the lists and, after a decision, opens the next record. */
export function useGoOn(kind: TaskKind, id: string) {
  const t = useTranslations('officeReview')
  const queue = useTranslations('office.queue')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: tasks } = useQuery(taskSequence)
  const before = useRef(tasks)
  before.current ??= tasks
  return async ({ isSettled }: { isSettled: boolean }): Promise<void> => {
    showToast({ kind: 'success', text: t('done') })
    await Promise.all([
      queries.invalidateQueries({ queryKey: [kind] }),
      queries.invalidateQueries({ queryKey: ['task'] }),
    ])
    if (!isSettled) return
    const { next } = neighboursOf(await queries.fetchQuery(taskSequence), { kind, id }, before.current)
    if (next) return navigate({ href: recordAddress(next.kind, next.id) })
    showToast({ kind: 'info', text: queue('nextNone') })
    await navigate({ href: pageAddress('/office') })
  }
}
