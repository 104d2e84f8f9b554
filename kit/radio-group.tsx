import { useId } from 'react'
import styles from './checkbox.module.css'

type Props<T extends string | number> = {
  readonly id?: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly 'aria-labelledby'?: string
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly onChange: (value: T) => void
}

/** One of a few values, as radio buttons. */
export function RadioGroup<T extends string | number>({ value, options, onChange, ...rest }: Props<T>) {
  const name = useId()
  return (
    // Focusable, because a form focuses its first wrong field.
    <div {...rest} role="radiogroup" tabIndex={-1} className={styles['group']}>
      {options.map((option) => (
        <label key={option.value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
