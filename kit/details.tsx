import type { ReactNode } from 'react'
import './details.css'

/** The fields of a record, read-only. */
export const Details = ({ children }: { children: ReactNode }) => <dl className="q-details">{children}</dl>

export const Detail = ({
  label,
  isWide,
  children,
}: {
  label: string
  isWide?: boolean
  children: ReactNode
}) => (
  <div data-wide={isWide}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
