import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { TextArea } from '../inputs/input.tsx'
import './form.css'
import { RequiredMark } from './field.tsx'

type Props = {
  readonly value: string
  /** The step was asked for without it. */
  readonly isAsked: boolean
  readonly onChange: (value: string) => void
}

export const hasReason = (value: string): boolean => value.trim() !== ''

/** Why a step is taken, where it needs a reason; the error goes away with the first word. */
export function ReasonField({ value, isAsked, onChange }: Props) {
  const t = useTranslations('kit.action')
  const id = useId()
  const isMissing = isAsked && !hasReason(value)
  return (
    <div className="q-field">
      <label htmlFor={id}>
        <RequiredMark />
        {t('reason')}
      </label>
      <TextArea
        id={id}
        value={value}
        maxLength={500}
        rows={3}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && (
        <div id={`${id}-error`} className="q-field-error" role="alert">
          {t('reasonMissing')}
        </div>
      )}
    </div>
  )
}
