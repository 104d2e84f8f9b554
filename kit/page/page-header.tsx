import type { ReactNode } from 'react'
import './page.css'

type Props = {
  readonly title: string
  readonly state?: ReactNode
  readonly note?: ReactNode
  /** The saved views of a list. */
  readonly views?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string
}

/** One line: title, state, a secondary note, actions. */
export function PageHeader({ title, state, note, views, actions, className = '' }: Props) {
  return (
    <header className={`q-page-header ${className}`}>
      <h1>{title}</h1>
      {state}
      {note !== undefined && <span className="q-page-note">{note}</span>}
      {views}
      {actions !== undefined && <div className="q-page-actions">{actions}</div>}
    </header>
  )
}
