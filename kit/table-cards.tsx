import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Column, Row, TableState } from './table.ts'
import { RowTick } from './table-rows.tsx'

/** More fields would make a card longer than the screen; the record has them all. */
const fieldsOfCard = 6

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly rows: readonly R[]
  readonly label: string
  readonly isSelectable: boolean
  readonly actions: ((row: R) => ReactNode) | undefined
}

/** The rows on a phone: one card each, headed by number and state, instead of a table that scrolls sideways. */
export function TableCards<R extends Row>({ table, rows, label, isSelectable, actions }: Props<R>) {
  const t = useTranslations('kit.list')
  const id = useId()
  const { selected } = table
  const chosen = new Set(selected.map((row) => row.id))
  const leads = table.shown.filter((column) => column.isFirst)
  const states = table.shown.filter((column) => column.isState)
  const fields = table.shown.filter((column) => !column.isFirst && !column.isState).slice(0, fieldsOfCard)
  const toggle = (row: Row): void =>
    table.select(
      chosen.has(row.id) ? selected.filter((other) => other.id !== row.id) : [...selected, row as R],
    )
  return (
    <ul className="q-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} data-selected={chosen.has(row.id) || undefined}>
          <div className="q-card-head">
            {isSelectable && (
              <RowTick
                row={row}
                label={t('selectRow')}
                nameId={`${id}-${row.id}`}
                isChosen={chosen.has(row.id)}
                onToggle={toggle}
              />
            )}
            <div id={`${id}-${row.id}`}>{leads.map((column) => cellOf(column, row))}</div>
            {states.map((column) => cellOf(column, row))}
          </div>
          <dl>
            {fields.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {actions && <div className="q-row-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  )
}

const cellOf = <R extends Row>(column: Column<R>, row: R) => <span key={column.key}>{column.cell(row)}</span>
