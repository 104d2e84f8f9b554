import { useId } from 'react'

export type RadioChoice<T extends string | number> = {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** The choices of a radio group, each as a button with its label. */
export function RadioOptions<T extends string | number>({
  value,
  options,
  onChange,
  className,
}: RadioChoice<T> & { readonly className?: string | undefined }) {
  const name = useId()
  return options.map((option) => (
    <label key={option.value} className={className}>
      <input
        type="radio"
        name={name}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      <span>{option.label}</span>
    </label>
  ))
}
