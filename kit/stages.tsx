import type { ReactNode } from 'react'
import styles from './stages.module.css'

type Stage = {
  readonly key: string
  readonly label: string
  readonly is: 'passed' | 'here' | 'ahead'
  /** When it was reached, or how far it is. */
  readonly note?: ReactNode
}

/** How far a record is: past stages, the current one, and those ahead. */
export const Stages = ({ label, stages }: { label: string; stages: readonly Stage[] }) => (
  <ol className={styles['stages']} aria-label={label}>
    {stages.map((stage) => (
      <li key={stage.key} data-is={stage.is} aria-current={stage.is === 'here' ? 'step' : undefined}>
        <b>{stage.label}</b>
        <span>{stage.note}</span>
      </li>
    ))}
  </ol>
)
