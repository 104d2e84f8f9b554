import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { jobsOf, kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { BlockedStep } from '@quayside/contract/office/record.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import {
  type StepEntries,
  type StepInput,
  useAskedStep,
  useStepText,
} from '@quayside/kit/record/state-actions.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Key } from './key-hints.tsx'
import { usePageKeys } from './page-keys.ts'
import { useRoleNames } from './role-names.ts'
import styles from './step-bar.module.css'
import { stepOrder } from './step-order.ts'

type Props<E extends object> = {
  readonly kind: TaskKind
  readonly record: {
    readonly state: string
    readonly nextSteps: readonly NextStep[]
    readonly blockedSteps: readonly BlockedStep[]
  }
  readonly entries?: StepEntries<E>
  /** What can be done beside the machine. */
  readonly more?: ReactNode
  /** Whose work the rest is. */
  readonly notes?: readonly string[]
  /** Steps that are entered on the page itself, by name: what begins them. Nothing while one of them is under way. */
  readonly begin?: Readonly<Record<string, (() => void) | undefined>>
  readonly onStep: (name: string, input: StepInput<E>) => Promise<unknown>
}

/**
 * What the reader can do with the record now: the awaited step first, those that a rule stops with the rule, and at the
 * end what sends the record back.
 */
export function StepBar<E extends object>(props: Props<E>) {
  const { kind, record, entries, more, notes = [], begin = {}, onStep } = props

  const t = useTranslations('office.steps')
  const machine = kindOf(kind).machine.name as MachineName
  const textOf = useStepText(machine)
  const rolesText = useRoleNames()
  const { ask: askFor, question } = useAskedStep({ machine, entries, onStep })
  const awaited = jobsOf(kind).flatMap(({ steps }) => steps)
  const { main, forward, back } = stepOrder(kind, record, awaited)
  const stopped = record.blockedSteps.filter(({ reason }) => reason !== '')
  const others = record.blockedSteps.filter(({ reason, roles }) => reason === '' && roles.length > 0)
  // With nothing at its right, "You can now" would be an unfinished sentence.
  const label = record.nextSteps.length === 0 ? 'none' : forward.length === 0 ? 'noneWaits' : 'label'
  const isUnderWay = ({ name }: NextStep): boolean => name in begin && begin[name] === undefined
  const ask = (step: NextStep): void => (step.name in begin ? begin[step.name]?.() : askFor(step))
  usePageKeys(main && !isUnderWay(main) ? { Enter: () => ask(main) } : {})
  return (
    <div className={styles['bar']} role="group" aria-label={t('label')}>
      <span className={styles['label']}>{t(more ? 'label' : label)}</span>
      {forward.map((step) => (
        <Button
          key={step.name}
          {...(step === main && { look: 'signal' as const, 'aria-keyshortcuts': 'Enter' })}
          disabled={isUnderWay(step)}
          onClick={() => ask(step)}
        >
          {textOf(step.name).label}
          {step === main && <Key>↵</Key>}
        </Button>
      ))}
      {more}
      {[...Map.groupBy(stopped, ({ reason }) => reason)].map(([reason, steps]) => (
        <span key={reason} className={styles['stopped']}>
          {steps.map(({ name }) => (
            <Button key={name} disabled>
              {textOf(name).label}
            </Button>
          ))}
          {reason}
        </span>
      ))}
      <span className={styles['back']}>
        {[
          ...others.map(({ name, roles }) =>
            t('others', { step: textOf(name).label, roles: rolesText(roles) }),
          ),
          ...notes,
        ].map((note) => (
          <span key={note} className={styles['label']}>
            {note}
          </span>
        ))}
        {back.map((step) => (
          <Button key={step.name} onClick={() => ask(step)}>
            {textOf(step.name).label}
          </Button>
        ))}
      </span>
      {question}
    </div>
  )
}
