import { type RadioChoice, RadioOptions } from './radio-options.tsx'
import styles from './segmented.module.css'

type Props<T extends string | number> = RadioChoice<T> & {
  readonly 'aria-label'?: string
  readonly size?: 'small'
}

/** One of a few values, all visible. */
export const Segmented = <T extends string | number>({
  size,
  value,
  options,
  onChange,
  ...rest
}: Props<T>) => (
  <div {...rest} role="radiogroup" className={styles['segmented']} data-size={size}>
    <RadioOptions value={value} options={options} onChange={onChange} />
  </div>
)
