import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { toggled } from './selection.ts'
import type { CardPlace, Column, Row, TableState } from './table.ts'
import './row-actions.css'
import './table-cards.css'
import { RowTick } from './table-rows.tsx'

/** More fields would make a card longer than the screen; the record has them all. */
const fieldsOfCard = 6

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly rows: readonly R[]
  readonly label: string
  readonly isSelectable: boolean
  readonly actions: ((row: R) => ReactNode) | undefined
  readonly totals: Readonly<Record<string, ReactNode>> | undefined
  readonly totalsLabel: ReactNode
}

/** The rows on a phone: one card each, headed by number and state, instead of a table that scrolls sideways. */
export default function TableCards<R extends Row>(props: Props<R>) {
  const { table, rows, label, isSelectable, actions, totals, totalsLabel } = props
  const t = useTranslations('kit.list')
  const id = useId()
  const { selected, shown } = table
  const chosen = new Set(selected.map((row) => row.id))
  const leads = shown.filter((column) => column.isFirst)
  const states = shown.filter((column) => column.isState)
  const others = shown.filter((column) => !column.isFirst && !column.isState)
  const isPlaced = others.some((column) => column.onCard)
  const at = (place: CardPlace) => others.filter((column) => column.onCard === place)
  const toggle = (row: Row): void => table.select(toggled(row as R))
  return (
    <ul className="q-cards" aria-label={label} data-selectable={isSelectable || undefined}>
      {rows.map((row) => (
        <li key={row.id} data-selected={chosen.has(row.id) || undefined}>
          <div className="q-card-head">
            {isSelectable && table.isPicking && (
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
          {isPlaced ? (
            <>
              {at('alert').map((column) => (
                <div key={column.key} className="q-card-alert">
                  {column.cell(row)}
                </div>
              ))}
              <div className="q-card-line">
                {at('title').map((column) => cellOf(column, row))}
                {at('aside').map((column) => cellOf(column, row))}
              </div>
              <div className="q-card-foot">
                <div>
                  <div className="q-card-sum">
                    {at('sum').map((column, _place, sums) => (
                      <span key={column.key}>
                        {/* Of several sums a card shows the one that it has, which its name tells apart. */}
                        {sums.length > 1 && <small>{column.title} </small>}
                        {column.cell(row)}
                      </span>
                    ))}
                  </div>
                  <div className="q-card-note">
                    {at('note').map((column) => (
                      <span key={column.key}>
                        {column.align === 'right' && `${column.title} `}
                        {column.cell(row)}
                      </span>
                    ))}
                  </div>
                </div>
                {actions && <div className="q-row-actions">{actions(row)}</div>}
              </div>
            </>
          ) : (
            <>
              <dl>
                {others.slice(0, fieldsOfCard).map((column) => (
                  <div key={column.key}>
                    <dt>{column.title}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
              {actions && <div className="q-row-actions">{actions(row)}</div>}
            </>
          )}
        </li>
      ))}
      {totals && (
        <li className="q-card-totals">
          {totalsLabel}
          <dl>
            {shown
              .filter((column) => totals[column.key] !== undefined)
              .map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{totals[column.key]}</dd>
                </div>
              ))}
          </dl>
        </li>
      )}
    </ul>
  )
}

const cellOf = <R extends Row>(column: Column<R>, row: R) => <span key={column.key}>{column.cell(row)}</span>
