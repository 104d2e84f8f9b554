import { type ReactNode, useEffect, useRef } from 'react'
import styles from './stages.module.css'

type Stage = {
  readonly key: string
  readonly label: string
  readonly is: 'passed' | 'here' | 'ahead'
  /** When it was reached, or how far it is. */
  readonly note?: ReactNode
}

/** How far a record is: past stages, the current one, and those ahead. */
export function Stages({ label, stages }: { label: string; stages: readonly Stage[] }) {
  const list = useRef<HTMLOListElement>(null)
  const here = stages.find(({ is }) => is === 'here')?.key
  // On a narrow screen the stages scroll: the current one is in view.
  useEffect(() => {
    const current = here === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3
  }, [here])
  return (
    <ol ref={list} className={styles['stages']} aria-label={label}>
      {stages.map((stage) => (
        <li key={stage.key} data-is={stage.is} aria-current={stage.is === 'here' ? 'step' : undefined}>
          <b>{stage.label}</b>
          <span>{stage.note}</span>
        </li>
      ))}
    </ol>
  )
}
