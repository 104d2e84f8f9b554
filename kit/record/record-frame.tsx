import type { ReactNode } from 'react'
import { RecordTools } from '../page/context.tsx'
import { CopyButton } from '../table/cells.tsx'
import { Money } from './money.tsx'
import styles from './record-frame.module.css'
import '../page/page.css'
import './details.css'

type HeadProps = {
  /** A number, in the monospaced face and copied with a click; a record without one has a name. */
  readonly title: { readonly number: string } | { readonly name: string }
  readonly state?: ReactNode
  /** Who has to do with it, or what it is about. */
  readonly parties?: ReactNode
  readonly sum?: { readonly currency: string; readonly value: string } | undefined
  readonly actions?: ReactNode
}

/** The line that every record begins with: number, state, parties, sum, and what can be done. */
export function RecordHead({ title, state, parties, sum, actions }: HeadProps) {
  const number = 'number' in title ? title.number : undefined
  return (
    <header className={`q-page-header ${styles['head']}`}>
      <h1 data-code={number !== undefined || undefined}>{'number' in title ? title.number : title.name}</h1>
      {number !== undefined && <CopyButton text={number} />}
      {state}
      {parties && <span className={styles['parties']}>{parties}</span>}
      {sum && (
        <span className={styles['sum']}>
          <Money value={sum.value} currency={sum.currency} />
        </span>
      )}
      <div className={`q-page-actions ${styles['actions']}`}>
        <RecordTools />
        {actions}
      </div>
    </header>
  )
}

type Props = HeadProps & {
  /** Why it came back, or what waits for the reader. */
  readonly notes?: ReactNode
  /** How far it is. */
  readonly progress?: ReactNode
  /** The short column at the right. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame of every record's page. */
export function RecordFrame({ notes, progress, aside, children, ...head }: Props) {
  return (
    <>
      <RecordHead {...head} />
      {notes}
      {progress}
      {aside === undefined ? children : <RecordColumns aside={aside}>{children}</RecordColumns>}
    </>
  )
}

/** The parts of a record in a wide and a short column; below each other where there is no room. */
export const RecordColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={`q-record ${styles['columns']}`}>
    <div>{children}</div>
    <div>{aside}</div>
  </div>
)
