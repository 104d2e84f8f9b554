import { type ReactNode, useId } from 'react'

type Props = {
  isTicked: boolean
  onChange: (isTicked: boolean) => void
  error?: string | undefined
  children: ReactNode
}

export function Tick({ isTicked, onChange, error, children }: Props) {
  const id = useId()
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
