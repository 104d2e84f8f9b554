import { useId } from 'react'
import styles from './segmented.module.css'

type Props<T extends string | number> = {
  readonly 'aria-label'?: string
  readonly size?: 'small'
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few values, all visible. */
export function Segmented<T extends string | number>({ size, value, options, onChange, ...rest }: Props<T>) {
  const name = useId()
  return (
    <div {...rest} role="radiogroup" className={styles['segmented']} data-size={size}>
      {options.map((option) => (
        <label key={option.value}>
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
