import type { Decimal } from '@quayside/contract/kernel/money.ts'
import type { ReactNode } from 'react'
import { Panel } from '../page/panel.tsx'
import styles from './figures.module.css'
import { Money } from './money.tsx'
import { WholeParts } from './whole-parts.tsx'

/** The sums above a list, side by side. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <Panel>
    <dl className={styles['figures']}>{children}</dl>
  </Panel>
)

type FigureProps = {
  readonly label: string
  /** Undefined until it is known: the figure keeps its place. */
  readonly amount: Decimal | undefined
  readonly note: string
  readonly isLate?: boolean
}

/** An amount in RMB, and what it is made of. */
export const Figure = ({ label, amount, note, isLate = false }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd data-late={isLate || undefined}>
      {amount === undefined ? '\u00a0' : <Money value={amount} currency="RMB" />}
      <span>{note === '' ? '\u00a0' : <WholeParts>{note}</WholeParts>}</span>
    </dd>
  </div>
)
