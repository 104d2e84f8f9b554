import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { type ReactNode, useMemo, useState } from 'react'
import type { ListState } from '../list/list-query.ts'
import { useUserSetting } from '../page/user-setting.ts'

export type Row = { readonly id: string }

type Heading = { readonly key: string; readonly title: string; readonly isSortable?: boolean }

/** One column: rendered, sorted, hidden and exported by its key. */
export type Column<R> = {
  readonly key: string
  readonly title: string
  readonly width: number
  /** For languages whose texts need more width. */
  readonly widthInEnglish?: number
  /** Where not all columns have room: its text wraps to two lines. Otherwise made from the width. */
  readonly leastWidth?: number
  /** Shares the space that is left; columns of figures keep their width. */
  readonly grows?: boolean
  /** The cell's text: the column is never narrower than it and its total, because a truncated figure could be misread. */
  readonly figures?: (rows: readonly R[]) => readonly string[]
  readonly cell: (row: R) => ReactNode
  /** The address of the record's page, where the cell leads to it. */
  readonly addressOf?: (row: R) => string
  /** The columns of an export that it stands for, where it shows more than the one of its key. */
  readonly exports?: readonly string[]
  readonly align?: 'right'
  readonly isSortable?: boolean
  /** Fixed at the left, and cannot be hidden. */
  readonly isFirst?: boolean
  readonly isHiddenAtFirst?: boolean
  /** In rows of the usual height it is the second line of the first column and takes no width of its own. */
  readonly isUnderFirst?: boolean
  /** The same below another column, by its key: what is said of a figure stands under it. */
  readonly under?: string
  /** The columns that stand in this one, as the table puts them together. */
  readonly headings?: readonly Heading[]
  /** The record's state: beside its number on a phone. */
  readonly isState?: boolean
  /** Where the window is too narrow for all columns, those with this mark stay in view and the others scroll. */
  readonly isKept?: boolean
  /** While a row is shown beside the list, whose width it takes, those with this mark stay in view instead. */
  readonly isKeptBeside?: boolean
  /** Where it stands on a phone's card. A list whose columns name no place shows them as pairs of title and value. */
  readonly onCard?: CardPlace
}

/** An alert is a line of its own, `title` and `aside` share the next one, then the sum and a quiet note under it. */
export type CardPlace = 'alert' | 'title' | 'aside' | 'sum' | 'note'

export type Density = 'roomy' | 'compact'

/** The part of a TanStack Query result that a table needs. */
export type ListAnswer<R> = {
  readonly data:
    | { readonly rows: readonly R[]; readonly total: number; readonly sums?: Sums | null }
    | undefined
  readonly isPending: boolean
  readonly isError: boolean
  /** Why the last call failed. */
  readonly error?: unknown
  readonly isFetching: boolean
  /** The rows are those of the page or filter before, until the new ones are there. */
  readonly isPlaceholderData?: boolean
  readonly refetch: () => unknown
}

export type TableState<R extends Row> = {
  /** The name under which settings and views of the list are stored. */
  readonly name: string
  readonly list: ListState
  readonly answer: ListAnswer<R>
  readonly columns: readonly Column<R>[]
  readonly shown: readonly Column<R>[]
  readonly density: Density
  readonly selected: readonly R[]
  /** On a phone, rows are selected only while the user asked for it. */
  readonly isPicking: boolean
  setShown(keys: readonly string[] | undefined): void
  setDensity(density: Density): void
  /** These rows alone, or a change of the latest selection (`selection.ts`). */
  select(rows: readonly R[] | ((selected: readonly R[]) => readonly R[])): void
  pick(isPicking: boolean): void
}

/** Which columns a table shows and how high its rows are. */
export type ColumnChoice<R extends Row> = Pick<
  TableState<R>,
  'columns' | 'shown' | 'density' | 'setShown' | 'setDensity'
>

/** Where a choice of columns is kept; without columns the table shows its usual ones. */
export type KeptColumns = readonly [
  chosen: readonly string[] | null,
  keep: (keys: readonly string[] | null) => void,
]

/** The user's choice of columns, in their order, stored by this browser under `name` or where `kept` says. */
export function useColumnChoice<R extends Row>(
  name: string,
  columns: readonly Column<R>[],
  kept?: KeptColumns,
): ColumnChoice<R> {
  const ownColumns = useUserSetting<readonly string[] | null>(`columns.${name}`, null)
  const [chosen, setChosen] = kept ?? ownColumns
  const [density, setDensity] = useUserSetting<Density>(`density.${name}`, 'roomy')
  const shown = useMemo(() => {
    if (!chosen) return columns.filter((column) => column.isFirst === true || !column.isHiddenAtFirst)
    const first = columns.filter((column) => column.isFirst === true)
    const others = chosen.flatMap((key) => columns.find((column) => column.key === key) ?? [])
    return [...new Set([...first, ...others])]
  }, [columns, chosen])
  return { columns, shown, density, setShown: (keys) => setChosen(keys ?? null), setDensity }
}

/** Which rows are selected. */
export function useSelection<R extends Row>(): Pick<
  TableState<R>,
  'selected' | 'select' | 'isPicking' | 'pick'
> {
  const [selected, select] = useState<readonly R[]>([])
  const [isPicking, setPicking] = useState(false)
  const pick = (isNow: boolean): void => {
    setPicking(isNow)
    if (!isNow) select([])
  }
  return { selected, select, isPicking, pick }
}

type Shown = { readonly shown: readonly Pick<Column<never>, 'key' | 'exports'>[] }

/** The keys that an export asks for: those of the visible columns. */
export const exportedColumns = (table: Shown): string =>
  table.shown.flatMap(({ key, exports = [key] }) => exports).join(',')

export type ExportQuery<Q> = Omit<Q, 'pageNum' | 'pageSize'> & { ids?: string; columns: string }

/** The query of a list's export: filter and sorting, and ids where only those rows are wanted. */
export function exportQuery<Q extends object>(
  query: Q,
  table: Shown,
  rows: readonly Row[] = [],
): ExportQuery<Q> {
  const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = { pageNum: 1, pageSize: 1, ...query }
  const ids = rows.length > 0 ? { ids: rows.map((row) => row.id).join(',') } : {}
  return { ...filter, ...ids, columns: exportedColumns(table) }
}
