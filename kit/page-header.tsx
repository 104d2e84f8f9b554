import type { ReactNode } from 'react'
import './page.css'

type Props = { title: string; state?: ReactNode; note?: ReactNode; actions?: ReactNode }

/** One line: title, state, a secondary note, actions. */
export function PageHeader({ title, state, note, actions }: Props) {
  return (
    <header className="q-page-header">
      <h1>{title}</h1>
      {state}
      {note !== undefined && <span className="q-page-note">{note}</span>}
      {actions !== undefined && <div className="q-page-actions">{actions}</div>}
    </header>
  )
}
