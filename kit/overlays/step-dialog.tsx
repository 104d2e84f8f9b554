import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { refusedFieldsOf } from '../form/form.ts'
import { hasReason, ReasonField } from '../form/reason-field.tsx'
import type { EntryFault, StepEntry, StepText } from '../record/step-entry.ts'
import { Dialog } from './dialog.tsx'

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
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const needsReason = step.needs.includes('reason')
  const [entered, setEntered] = useState(entry?.initial)
  const [faults, setFaults] = useState<readonly EntryFault[]>([])

  async function confirm(): Promise<void> {
    if (needsReason && !hasReason(note)) return setAsked(true)
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
      // 'Cancel' beside 'Cancel order' would be two answers to one question.
      cancelLabel={t('close')}
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
      {needsReason && <ReasonField value={note} isAsked={isAsked} onChange={setNote} />}
    </Dialog>
  )
}
