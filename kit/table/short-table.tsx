import type { ReactNode } from 'react'
import { EmptyState } from '../page/empty-state.tsx'
import styles from './short-table.module.css'

export type ShortColumn<R> = {
  readonly title: string
  readonly cell: (row: R) => ReactNode
  /** Names its row. */
  readonly isRowHead?: boolean
  /** Figures stand right, so that their decimals stand under each other. */
  readonly isFigure?: boolean
  /** Buttons: the title is for screen readers, and the column stays visible while the table scrolls. */
  readonly isActions?: boolean
  /** What its cells come to, in a last row. */
  readonly total?: ReactNode
  /** A share of the table that does not depend on its texts: names that come later move nothing. */
  readonly share?: `${number}%`
}

type Props<R> = {
  readonly rows: readonly R[]
  readonly columns: readonly ShortColumn<R>[]
  readonly keyOf?: (row: R) => string
  /** What is said instead of a table without rows. */
  readonly empty?: string
}

const idOf = (row: unknown): string => (row as { readonly id: string }).id

/** A few rows inside a panel, without filters, pages and settings; a list of records is a DataTable. */
export function ShortTable<R extends { readonly id: string }>(props: Props<R>): ReactNode
export function ShortTable<R>(props: Props<R> & { readonly keyOf: (row: R) => string }): ReactNode
export function ShortTable<R>(props: Props<R>) {
  const { rows, columns, empty, keyOf = idOf } = props
  if (rows.length === 0 && empty !== undefined) return <EmptyState text={empty} />
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} data-wide={columns.length > 3 || undefined}>
        <thead>
          <tr>
            {columns.map(({ title, share, isFigure = false, isActions = false }) => (
              <th
                key={title}
                scope="col"
                data-figure={isFigure || undefined}
                data-actions={isActions || undefined}
                style={share && { width: share }}
              >
                {isActions ? <span className="visually-hidden">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, isRowHead, isFigure = false, isActions = false }) =>
                isRowHead ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={title}
                    data-title={title}
                    data-figure={isFigure || undefined}
                    data-actions={isActions || undefined}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ title, total, isFigure = false, isActions = false }) => (
                <td
                  key={title}
                  data-title={title}
                  data-figure={isFigure || undefined}
                  data-actions={isActions || undefined}
                >
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
