import { Nothing } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import styles from './stock.module.css'

type Props = {
  readonly first: ReactNode
  readonly second: string
  /** The first line is a number or code. */
  readonly isCode?: boolean
  /** Colours the second line. */
  readonly tone?: 'refused' | 'near' | 'past'
}

/** What a cell says, and in small what belongs to it; both fit into a row. */
export const TwoLines = ({ first, second, isCode = false, tone }: Props) => (
  <span
    className={styles['two']}
    data-lines
    title={typeof first === 'string' ? `${first} ${second}`.trim() : undefined}
  >
    <span data-code={isCode || undefined}>{first === '' ? <Nothing /> : first}</span>
    {second !== '' && <small data-tone={tone}>{second}</small>}
  </span>
)
