import type { MachineName } from '@quayside/contract/all-machines.ts'
import { type Lot, Lots } from '@quayside/contract/kernel/lots.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import Button from 'antd/es/button'
import Input from 'antd/es/input'
import { lazy, Suspense, useId, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { Dialog } from './dialog.tsx'
import { refusedFieldsOf } from './form.ts'
import type { LotFault } from './lots-field.tsx'
import { findingsOf } from './plain/findings-of.ts'
import './form.css'
import './page.css'

const LotsField = lazy(() => import('./lots-field.tsx'))
const noLot: Lot = { lotNumber: '', qty: '' }

/** What the server has against a lot, by its place. */
const faultsOf = (error: unknown): LotFault[] =>
  refusedFieldsOf(error).map((fault) => ({ ...fault, path: fault.path.replace(/^lots\./, '') }))

type StepText = { readonly label: string; readonly confirm: string }

/** The button and the confirmation of a transition, in the user's language. */
export function useStepText(machine: MachineName): (name: string) => StepText {
  const { machines } = useMessages() as unknown as Pick<Messages, 'machines'>
  const texts = machines[machine] as Readonly<Record<string, StepText | undefined>>
  return (name) => texts[name] ?? { label: name, confirm: '' }
}

type Props = {
  readonly machine: MachineName
  readonly steps: readonly NextStep[]
  /** The one that matters most, in the signal colour. */
  readonly main?: string
  /** Said in the window of a step besides what it does, such as how much there is to bind. */
  readonly hintOf?: (name: string) => string | undefined
  readonly onStep: (name: string, input: StepEntry) => Promise<unknown>
}

/** The one button row: what this user may do next, each saying what it will do before it does. */
export function StateActions({ machine, steps, main, hintOf, onStep }: Props) {
  const textOf = useStepText(machine)
  const [asked, setAsked] = useState<NextStep>()
  // At the end of its row, where every screen has what matters most.
  const row = [...steps.filter(({ name }) => name !== main), ...steps.filter(({ name }) => name === main)]
  return (
    <>
      {row.map((step) => (
        <Button
          key={step.name}
          className={step.name === main ? 'q-signal' : ''}
          onClick={() => setAsked(step)}
        >
          {textOf(step.name).label}
        </Button>
      ))}
      {asked && (
        <StepDialog
          step={asked}
          text={textOf(asked.name)}
          hint={hintOf?.(asked.name)}
          onClose={() => setAsked(undefined)}
          onConfirm={(note, lots) => onStep(asked.name, { note, lots })}
        />
      )}
    </>
  )
}

/** What a step was given: a reason where it needs one, lots where stored goods are bound. */
export type StepEntry = { readonly note: string; readonly lots: Lots }

type DialogProps = {
  readonly step: Pick<NextStep, 'needs'>
  readonly text: StepText
  readonly hint?: string | undefined
  readonly onClose: () => void
  readonly onConfirm: (note: string, lots: Lots) => Promise<unknown>
}

/** Says what will happen, asks for the reason or the lots where they are needed, and stays open while it fails. */
export function StepDialog({ step, text, hint, onClose, onConfirm }: DialogProps) {
  const t = useTranslations('kit.action')
  const id = useId()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const needsReason = step.needs.includes('reason')
  const needsLots = step.needs.includes('lots')
  const [lots, setLots] = useState<Lots>([noLot])
  const [wrong, setWrong] = useState<readonly LotFault[]>([])

  async function confirm(): Promise<void> {
    if (needsReason && note.trim() === '') return setMissing(true)
    const found = needsLots ? findingsOf(Lots, lots) : []
    setWrong(found)
    if (found.length > 0) return
    setSending(true)
    try {
      await onConfirm(note.trim(), lots)
      onClose()
    } catch (error) {
      setWrong(faultsOf(error))
      throw error
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      title={text.label}
      okText={text.label}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={() => void confirm().catch(() => undefined)}
      onCancel={onClose}
    >
      <p>{text.confirm}</p>
      {hint !== undefined && <p className="q-page-note">{hint}</p>}
      {needsLots && (
        <Suspense>
          <LotsField
            lots={lots}
            faults={wrong}
            onChange={(next) => {
              setLots([...next])
              setWrong([])
            }}
          />
        </Suspense>
      )}
      {needsReason && (
        <div className="q-field">
          <label htmlFor={id}>{t('reason')}</label>
          <Input.TextArea
            id={id}
            value={note}
            maxLength={500}
            autoSize={{ minRows: 3 }}
            status={isMissing ? 'error' : ''}
            onChange={(event) => setNote(event.target.value)}
          />
          {isMissing && <div className="q-field-error">{t('reasonMissing')}</div>}
        </div>
      )}
    </Dialog>
  )
}
