import { TextArea } from '@quayside/kit/inputs/input.tsx'
import { useId } from 'react'

type Props = {
  readonly label: string
  readonly text: string | null
  readonly onChange: (next: string | null) => void
}

export function ContentText({ label, text, onChange }: Props) {
  const id = useId()
  const isOptional = text === null
  return (
    <div className="q-field">
      <label htmlFor={id}>{label}</label>
      <TextArea
        id={id}
        value={text ?? ''}
        rows={1}
        maxRows={6}
        onChange={(event) => onChange(isOptional && event.target.value === '' ? null : event.target.value)}
      />
    </div>
  )
}
