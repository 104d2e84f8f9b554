import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { FieldError } from '@quayside/contract/kernel/envelope.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { refusedFieldsOf } from './form.ts'
import { TextArea } from './input.tsx'
import './form.css'
import './page.css'

type StepText = { readonly label: string; readonly confirm: string }

/** The texts of a transition's button and confirmation, in the user's language. */
export function useStepText(machine: MachineName): (name: string) => StepText {
  const { machines } = useMessages() as unknown as Pick<Messages, 'machines'>
  const texts = machines[machine] as Readonly<Record<string, StepText | undefined>>
  return (name) => texts[name] ?? { label: name, confirm: '' }
}

/** The problems of an entry: found by its own check, or refused by the server. */
export type EntryFault = Finding | FieldError

/** What a step asks for besides a reason: initial values, check and fields. */
export type StepEntry<T> = {
  readonly initial: T
  readonly check: (entered: T) => readonly Finding[]
  readonly draw: (entry: {
    readonly entered: T
    readonly faults: readonly EntryFault[]
    readonly onChange: (entered: T) => void
  }) => ReactNode
}
/** The entries of a record's steps, by the step's name. */
export type StepEntries<E extends object> = { readonly [K in keyof E]: StepEntry<E[K]> }
/** The input of a step: a reason where it needs one, and its entry under the step's name. */
export type StepInput<E extends object = object> = { readonly note: string; readonly entered: Partial<E> }

type Asked<E extends object> = {
  readonly machine: MachineName
  readonly entries?: StepEntries<E> | undefined
  readonly onStep: (name: string, input: StepInput<E>) => Promise<unknown>
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

/** Asks before a step, with what the step needs: `ask` opens the question, `question` is drawn beside the buttons. */
export function useAskedStep<E extends object>({ machine, entries, onStep }: Asked<E>) {
  const textOf = useStepText(machine)
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

type DialogProps<T> = {
  readonly step: Pick<NextStep, 'needs'>
  readonly text: StepText
  readonly entry?: StepEntry<T> | undefined
  readonly onClose: () => void
  readonly onConfirm: (note: string, entered: T | undefined) => Promise<unknown>
}

/** Says what the step does, asks for a reason and for its entry, and stays open when the step fails. */
export function StepDialog<T>({ step, text, entry, onClose, onConfirm }: DialogProps<T>) {
  const t = useTranslations('kit.action')
  const id = useId()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const needsReason = step.needs.includes('reason')
  const [entered, setEntered] = useState(entry?.initial)
  const [faults, setFaults] = useState<readonly EntryFault[]>([])

  async function confirm(): Promise<void> {
    if (needsReason && note.trim() === '') return setMissing(true)
    const found = entry?.check(entered as T) ?? []
    setFaults(found)
    if (found.length > 0) return
    setSending(true)
    try {
      await onConfirm(note.trim(), entered)
      onClose()
    } catch (error) {
      setFaults(refusedFieldsOf(error))
      throw error
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      // The second click of a double click would take the question away again.
      isSticky
      cancelLabel={t('cancel')}
      title={text.label}
      action={{
        label: text.label,
        isBusy: isSending,
        isFocused: !needsReason && !entry,
        run: () => void confirm().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <p>{text.confirm}</p>
      {entry && (
        <Suspense>
          {entry.draw({
            entered: entered as T,
            faults,
            onChange(next) {
              setEntered(next)
              setFaults([])
            },
          })}
        </Suspense>
      )}
      {needsReason && (
        <div className="q-field">
          <label htmlFor={id}>{t('reason')}</label>
          <TextArea
            id={id}
            value={note}
            maxLength={500}
            rows={3}
            aria-invalid={isMissing}
            onChange={(event) => setNote(event.target.value)}
          />
          {isMissing && <div className="q-field-error">{t('reasonMissing')}</div>}
        </div>
      )}
    </Dialog>
  )
}
