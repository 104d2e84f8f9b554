import type { PointerEvent, ReactNode } from 'react'
import { RecordTools } from '../page/context.tsx'
import { CopyButton } from '../table/cells.tsx'
import { BesideActions, useBeside } from './beside.tsx'
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

/** Names that have no room end with an ellipsis: what is pointed at says them whole. */
const nameWhole = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
  currentTarget.title = currentTarget.textContent
}

/** The line that every record begins with: number, state, parties, sum, and what can be done. */
export function RecordHead({ title, state, parties, sum, actions }: HeadProps) {
  const number = 'number' in title ? title.number : undefined
  return (
    <header className={`q-page-header ${styles['head']}`}>
      <h1 data-code={number !== undefined || undefined}>{'number' in title ? title.number : title.name}</h1>
      {number !== undefined && <CopyButton text={number} />}
      {state}
      {parties && (
        <span className={styles['parties']} onPointerEnter={nameWhole}>
          {parties}
        </span>
      )}
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
  /** What of its parts stands beside a list under how far it is; otherwise the short column, or all of them. */
  readonly brief?: ReactNode
  readonly children: ReactNode
}

/** The frame of every record's page; beside its list the same record shows what tells it from the others. */
export function RecordFrame(props: Props) {
  const { notes, progress, aside, brief, children, ...head } = props
  if (useBeside())
    return (
      <BesideFrame {...head}>
        {notes}
        {progress}
        {brief ?? aside ?? children}
      </BesideFrame>
    )
  return (
    <>
      <RecordHead {...head} />
      {notes}
      {progress}
      {aside === undefined ? children : <RecordColumns aside={aside}>{children}</RecordColumns>}
    </>
  )
}

/** Number and state stand in the row and above: parties and sum, the parts, and the buttons at the foot. */
const BesideFrame = ({ parties, sum, actions, children }: HeadProps & { children: ReactNode }) => (
  <>
    {(parties ?? sum) !== undefined && (
      <div className="q-peek-title">
        <span>{parties}</span>
        {sum && <Money value={sum.value} currency={sum.currency} />}
      </div>
    )}
    {children}
    <BesideActions>{actions}</BesideActions>
  </>
)

/** The parts of a record in a wide and a short column; below each other where there is no room. */
export const RecordColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={`q-record ${styles['columns']}`}>
    <div>{children}</div>
    <div>{aside}</div>
  </div>
)
