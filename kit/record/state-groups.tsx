import type { CodeList, CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Tone } from '@quayside/contract/kernel/tone.ts'
import type { ReactNode } from 'react'
import { Nothing } from '../table/cells.tsx'
import styles from './state-groups.module.css'
import { QuietState } from './state-tag.tsx'

type Fact = {
  readonly name: string
  readonly list: CodeList
  readonly value: CodeValue | null
  readonly tone: Tone
}
type Group = {
  readonly key: string
  readonly title: string
  /** The answer in one line. */
  readonly lead?: ReactNode
  readonly sums?: readonly { readonly label: string; readonly value: ReactNode }[]
  readonly facts: readonly Fact[]
}

/** The states beside a record's own, side by side in groups. */
export const StateGroups = ({
  groups,
  labelOf,
}: {
  groups: readonly Group[]
  labelOf: (name: string) => string
}) => (
  <section className={`q-panel ${styles['groups']}`}>
    {groups.map(({ key, title, lead, sums = [], facts }) => (
      <div key={key}>
        <h2>{title}</h2>
        {lead && <div className={styles['lead']}>{lead}</div>}
        <dl>
          {sums.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {facts.map(({ name, list, value, tone }) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>{value === null ? <Nothing /> : <QuietState list={list} tone={tone} value={value} />}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
)
