import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

type Props = {
  readonly id?: string
  readonly checked: boolean
  readonly 'aria-label'?: string
  readonly disabled?: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly children: ReactNode
}

export function Checkbox({ onChange, children, ...rest }: Props) {
  return (
    <label className={styles['choice']}>
      <input {...rest} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}

type GroupProps<T extends string> = {
  readonly className?: string
  readonly value: readonly T[]
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (chosen: T[]) => void
}

/** Any number of a few values. */
export function CheckboxGroup<T extends string>({ className = '', value, options, onChange }: GroupProps<T>) {
  return (
    <div className={`${styles['group']} ${className}`}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...value, option.value] : value.filter((each) => each !== option.value))
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  )
}
