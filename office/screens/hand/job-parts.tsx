import type { ReactNode } from 'react'
import styles from './job-parts.module.css'

type Step = {
  readonly label: string
  readonly hint: string
  readonly isDisabled?: boolean
  readonly run: () => void
}
type FooterProps = {
  /** Says that the order is finished; nothing is left to do then. */
  readonly done: string | undefined
  /** Confirms the line or lot that is shown; undefined once all are done. */
  readonly confirm:
    | (Step & { readonly later: { readonly label: string; readonly run: () => void } })
    | undefined
  readonly finish: Step
}

/** The buttons at the thumb: confirm what is shown or put it off, at the end finish the order. */
export function JobFooter({ done, confirm, finish }: FooterProps) {
  if (done !== undefined) return <p className={styles['done']}>{done}</p>
  const step = confirm ?? finish
  return (
    <>
      {confirm && (
        <button type="button" className={styles['later']} onClick={confirm.later.run}>
          {confirm.later.label}
        </button>
      )}
      <button type="button" className={styles['main']} disabled={step.isDisabled} onClick={step.run}>
        <b>{step.label}</b>
        <small>{step.hint}</small>
      </button>
    </>
  )
}

type Mark = { readonly key: string; readonly isDone: boolean; readonly isHere: boolean }
const marksAtMost = 40

/** Whose goods, how far, and the field for codes. */
export function JobTop(props: {
  readonly who: string
  readonly progress: string
  readonly marks: readonly Mark[]
  readonly children: ReactNode
}) {
  const { who, progress, marks, children } = props
  return (
    <div className={styles['top']}>
      <p>
        <span>{who}</span>
        <span>{progress}</span>
      </p>
      <div className={styles['progress']} aria-hidden="true">
        {marks.slice(0, marksAtMost).map(({ key, isDone, isHere }) => (
          <i key={key} data-done={isDone || undefined} data-here={isHere || undefined} />
        ))}
      </div>
      {children}
    </div>
  )
}

type Row = {
  readonly key: string
  readonly code: string
  readonly text: string
  /** Done of all. */
  readonly figure: string
  readonly open: () => void
}

/** All lines or lots, to be opened by a touch. */
export function JobRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul className={styles['lines']} aria-label={label}>
      {rows.map(({ key, code, text, figure, open }) => (
        <li key={key}>
          <button type="button" onClick={open}>
            <code>{code}</code>
            <span>{text}</span>
            <b>{figure}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}

type Line = { readonly id: string; readonly palletNumber: string; readonly model: string }

/** What the label on the goods says. */
export const nameOf = ({ palletNumber, model }: Line): string => palletNumber || model

/** The lines of an inbound order, where it has several. */
export const LineRows = <L extends Line>({
  label,
  lines,
  figureOf,
  onOpen,
}: {
  label: string
  lines: readonly L[]
  figureOf: (line: L) => string
  onOpen: (line: L) => void
}) =>
  lines.length > 1 && (
    <JobRows
      label={label}
      rows={lines.map((line) => ({
        key: line.id,
        code: nameOf(line),
        text: line.model,
        figure: figureOf(line),
        open: () => onOpen(line),
      }))}
    />
  )

export const JobHint = ({ children }: { children: ReactNode }) => <p className={styles['hint']}>{children}</p>
