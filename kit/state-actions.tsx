import type { MachineName } from '@quayside/contract/all-machines.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import Button from 'antd/es/button'
import Input from 'antd/es/input'
import { useId, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { Dialog } from './dialog.tsx'
import './form.css'
import './page.css'

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
  readonly onStep: (name: string, input: { note: string }) => Promise<unknown>
}

/** The one button row: what this user may do next, each saying what it will do before it does. */
export function StateActions({ machine, steps, main, onStep }: Props) {
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
          onClose={() => setAsked(undefined)}
          onConfirm={(note) => onStep(asked.name, { note })}
        />
      )}
    </>
  )
}

type DialogProps = {
  readonly step: Pick<NextStep, 'needs'>
  readonly text: StepText
  readonly onClose: () => void
  readonly onConfirm: (note: string) => Promise<unknown>
}

/** Says what will happen, asks for the reason where one is needed, and keeps the window open while it fails. */
export function StepDialog({ step, text, onClose, onConfirm }: DialogProps) {
  const t = useTranslations('kit.action')
  const id = useId()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const needsReason = step.needs.includes('reason')

  async function confirm(): Promise<void> {
    if (needsReason && note.trim() === '') return setMissing(true)
    setSending(true)
    try {
      await onConfirm(note.trim())
      onClose()
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
