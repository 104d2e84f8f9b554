import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { useState } from 'react'
import { Button } from '../inputs/button.tsx'
import { StepDialog } from '../overlays/step-dialog.tsx'
import { usePhrases } from '../page/phrases.ts'
import type { RecordAction } from './record-actions.tsx'
import type { StepEntry, StepText } from './step-entry.ts'
import '../page/page.css'

/** The texts of a transition's button and confirmation, in the user's language. */
export function useStepText(machine: MachineName): (name: string) => StepText {
  const machines = usePhrases('machines')
  const texts = machines[machine] as Readonly<Record<string, StepText | undefined>>
  return (name) => texts[name] ?? { label: name, confirm: '' }
}

/** The entries of a record's steps, by the step's name. */
export type StepEntries<E extends object> = { readonly [K in keyof E]: StepEntry<E[K]> }
/** The input of a step: a reason where it needs one, and its entry under the step's name. */
export type StepInput<E extends object = object> = { readonly note: string; readonly entered: Partial<E> }

type Asked<E extends object> = {
  readonly machine: MachineName
  readonly entries?: StepEntries<E> | undefined
  readonly onStep: (name: string, input: StepInput<E>) => Promise<unknown>
  /** The sum that a step moves: its button and that of its question name it. */
  readonly sums?: Readonly<Partial<Record<string, string>>>
}
type Props<E extends object> = Asked<E> & {
  readonly steps: readonly NextStep[]
  /** The most important step, in the signal colour. */
  readonly main?: string
}

/** A button for each step that this user may take now, each with a confirmation. */
export function StateActions<E extends object>({ machine, steps, main, entries, onStep }: Props<E>) {
  const textOf = useStepText(machine)
  const { ask, question } = useAskedStep({ machine, entries, onStep })
  // The most important button is the last of its row on every screen.
  const row = [...steps.filter(({ name }) => name !== main), ...steps.filter(({ name }) => name === main)]
  return (
    <>
      {row.map((step) => (
        <Button
          key={step.name}
          {...(step.name === main && { look: 'signal' as const })}
          onClick={() => ask(step)}
        >
          {textOf(step.name).label}
        </Button>
      ))}
      {question}
    </>
  )
}

type StepActions<E extends object> = Asked<E> & {
  readonly steps: readonly NextStep[]
  /** Those that may be the main action of the page. */
  readonly mains?: readonly string[]
}

/** The steps that this user may take now as actions of a record's head, and the question that is open. */
export function useStepActions<E extends object>(props: StepActions<E>) {
  const { machine, steps, mains = [], sums, ...asked } = props
  const textOf = useTextWithSum(machine, sums)
  const { ask, question } = useAskedStep({ machine, ...asked, ...(sums && { sums }) })
  const actions = steps
    .toSorted((a, b) => mains.indexOf(a.name) - mains.indexOf(b.name))
    .map(
      (step): RecordAction => ({
        key: step.name,
        label: textOf(step.name).label,
        place: mains.includes(step.name) ? 'main' : 'step',
        run: () => ask(step),
      }),
    )
  return { actions, question }
}

function useTextWithSum(machine: MachineName, sums: Asked<object>['sums']): (name: string) => StepText {
  const textOf = useStepText(machine)
  return (name) => {
    const text = textOf(name)
    const { [name]: sum } = sums ?? {}
    return sum === undefined || sum === '' ? text : { ...text, label: `${text.label} ${sum}` }
  }
}

/** Asks before a step, with what the step needs: `ask` opens the question, `question` is drawn beside the buttons. */
export function useAskedStep<E extends object>({ machine, entries, onStep, sums }: Asked<E>) {
  const textOf = useTextWithSum(machine, sums)
  // The step is taken with the record as it stood when it was asked for: what changes under the open question, such as
  // a price, was not agreed to.
  const [asked, setAsked] = useState<{ step: NextStep; run: typeof onStep }>()
  const step = asked?.step
  const question = asked && step && (
    <StepDialog
      step={step}
      text={textOf(step.name)}
      entry={entries?.[step.name as keyof E] as StepEntry<unknown> | undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={(note, entered) =>
        asked.run(step.name, {
          note,
          entered: (entered === undefined ? {} : { [step.name]: entered }) as Partial<E>,
        })
      }
    />
  )
  return { ask: (next: NextStep): void => setAsked({ step: next, run: onStep }), question }
}
