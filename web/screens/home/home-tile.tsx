import type { ReactNode } from 'react'
import styles from './home-figures.module.css'

type Props = {
  readonly name: string
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly children: ReactNode
}

export const Tile = ({ name, value, note, children }: Props) => (
  // No region: panels below have the same names.
  <div role="group" className={`q-panel ${styles['figure']}`} aria-label={name}>
    <h2>{name}</h2>
    <b>
      {value}
      {note !== undefined && <small>{note}</small>}
    </b>
    <p>{children}</p>
  </div>
)
