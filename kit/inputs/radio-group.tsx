import styles from './checkbox.module.css'
import { type RadioChoice, RadioOptions } from './radio-options.tsx'

type Props<T extends string | number> = RadioChoice<T> & {
  readonly id?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
}

/** One of a few values, as radio buttons. */
export const RadioGroup = <T extends string | number>({ value, options, onChange, ...rest }: Props<T>) => (
  // Focusable, because a form focuses its first wrong field.
  <div {...rest} role="radiogroup" tabIndex={-1} className={styles['group']}>
    <RadioOptions value={value} options={options} onChange={onChange} className={styles['choice']} />
  </div>
)
