import type { MachineName } from '@quayside/contract/all-machines.ts'
import { awaitedStep } from '@quayside/contract/kernel/awaited-step.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { markColumn, RowMark } from './row-mark.tsx'

type Props<S extends string, F> = {
  readonly machine: Machine<S, F> & { readonly name: MachineName }
  readonly state: number
  readonly facts: F
  /** Why the provider gave it back or ended it: told instead. */
  readonly reason?: string
  /** How late it is: told before it. */
  readonly late?: string
}

/** What is to be done next with a listed document, and by whom; coloured where that is the customer. */
export function NextStep<S extends string, F>(props: Props<S, F>) {
  const { machine, state, facts, reason = '', late = '' } = props
  const t = useTranslations('kit.list.waitsFor')
  const stepText = useStepText(machine.name)
  const next = awaitedStep(machine, { from: stateKey(machine, state), facts })
  // Where nothing can be done about it any more, it is no alarm.
  if (reason !== '') return <RowMark tone={next ? 'refused' : 'underway'}>{reason}</RowMark>
  if (!next) return late === '' ? <Nothing /> : <RowMark tone="refused">{late}</RowMark>
  const text = t(next.actor, { step: stepText(next.name).label })
  if (late !== '') return <RowMark tone="refused">{`${late} · ${text}`}</RowMark>
  return <RowMark tone={next.actor === 'customer' ? 'waits' : 'underway'}>{text}</RowMark>
}

/** The column of it, for documents with a reason. */
export const nextStepColumn = <
  S extends string,
  F,
  R extends { readonly state: number; readonly reason: string },
>(
  machine: Props<S, F>['machine'],
  title: string,
  factsOf: (row: R) => F,
): Column<R> =>
  markColumn('reason', title, (row) => (
    <NextStep machine={machine} state={row.state} facts={factsOf(row)} reason={row.reason} />
  ))
