import { type ComponentProps, type ReactNode, useId } from 'react'
import { useNamedError } from '../form/use-named-error.ts'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Beside the label: `optional`. */
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** A button at the end of the input. */
  adornment?: ReactNode
  /** Below the input: content beyond a hint. */
  below?: ReactNode
}

/** One labelled input of a page before log-in, which loads no other widgets; its error stays below it until it is corrected. */
export function Field({ label, mark, hint, error: found, adornment, below, ...input }: Props) {
  const id = useId()
  const error = useNamedError()(found, label)
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {mark !== undefined && <span className="field-mark">{mark}</span>}
      </label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {adornment}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {below}
    </div>
  )
}
