import type { ReactNode } from 'react'
import { Code, Text } from '../table/cells.tsx'
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
  <div data-wide={isWide || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type ValueProps = {
  readonly label: string
  readonly value: string | null | undefined
  readonly isWide?: boolean
}

export const TextDetail = ({ value, ...detail }: ValueProps) => (
  <Detail {...detail}>
    <Text>{value}</Text>
  </Detail>
)

/** A number or code, which can be copied. */
export const CodeDetail = ({ value, ...detail }: ValueProps) => (
  <Detail {...detail}>
    <Code>{value}</Code>
  </Detail>
)
