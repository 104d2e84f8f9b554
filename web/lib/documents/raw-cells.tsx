import type { Column } from '@quayside/kit/table/table.ts'
import styles from './raw-cells.module.css'

/** A cell of a draft that could not be read shows what was typed. */
export const withRawCells = <L extends { readonly rawCells: Readonly<Record<string, string>> }>(
  columns: readonly Column<L>[],
  unreadable: string,
): Column<L>[] =>
  columns.map((column) => ({
    ...column,
    cell: (line) => {
      const raw = line.rawCells[column.key]
      return raw === undefined ? (
        column.cell(line)
      ) : (
        <span className={styles['raw']} title={unreadable}>
          {raw}
          <span className="visually-hidden"> {unreadable}</span>
        </span>
      )
    },
  }))
