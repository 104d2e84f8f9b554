import { useSyncExternalStore } from 'react'
import {
  clearRange,
  duplicateRows,
  fillDown,
  fillFrom,
  insertRows,
  removeRows,
  repeatToFill,
  setCell,
  writeBlock,
} from './grid-edit.ts'
import { type Replacement, replaceAll } from './grid-replace.ts'
import {
  amongShown,
  type Bounds,
  changed,
  type Editing,
  emptyState,
  type GridState,
  redone,
  selected,
  selectionOf,
  shownAt,
  stepped,
  undone,
} from './grid-state.ts'
import { type Cells, type GridColumn, type GridRow, keptText, type Place, type Range } from './grid-types.ts'
import { sortRows } from './sort-rows.ts'

/** There is always an empty row at the end, and a minimum of rows. */
const leastShown = 6

export type Grid = ReturnType<typeof createGrid>

/** Lines are kept outside React, so that a keystroke in ten thousand rows compares, copies and renders only its own. */
export function createGrid(mostRows: number) {
  let state: GridState = emptyState()
  let columns: readonly GridColumn[] = []
  const listeners = new Set<() => void>()

  function set(next: GridState): void {
    if (next === state) return
    // Places that a filter kept say nothing about other rows.
    const isOther = next.kept && next.kept === state.kept && next.rows.length !== state.rows.length
    state = isOther ? { ...next, kept: undefined } : next
    for (const listener of listeners) listener()
  }
  const shownRows = (): number =>
    state.kept?.length ?? Math.min(mostRows, Math.max(state.rows.length + 1, leastShown))
  const all = (): GridState => (state.kept ? { ...state, kept: undefined } : state)
  const bounds = (): Bounds => ({ rows: shownRows(), cols: columns.length })
  const column = (place: number): GridColumn | undefined => columns[place]
  const apply = (rows: readonly GridRow[], selection?: { focus?: Place; anchor?: Place }): void =>
    set(changed({ ...state, editing: undefined }, rows, selection))
  const range = (): Range => selectionOf(state)

  /** Ends the editing and writes the text to its cell. */
  function commit(fills?: Cells): void {
    const { editing, focus } = state
    const target = column(focus.col)
    if (!editing || !target) return
    apply(setCell(state.rows, target, focus.row, editing.text, fills))
  }

  /** A row that a filter hides comes into sight with all the others. */
  function select(to: Place, isExtending = false): void {
    const isHidden = shownAt(state, to.row) < 0
    const from = { ...(isHidden ? all() : state), editing: undefined }
    const within = { rows: Math.max(shownRows(), state.rows.length), cols: columns.length }
    const next = selected(from, to, within, isExtending)
    set(next.kept ? { ...next, anchor: { ...next.anchor, row: next.focus.row } } : next)
  }

  return {
    mostRows,
    get: (): GridState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    columns: () => columns,
    useColumns(next: readonly GridColumn[]): void {
      columns = next
    },
    shownRows,
    /** Sets the record's rows; steps before cannot be undone. */
    load: (rows: readonly GridRow[]): void => set({ ...emptyState(rows), calls: state.calls }),
    /** Rows from elsewhere, as one step that can be undone. False: too many rows. */
    replace(rows: readonly GridRow[]): boolean {
      if (rows.length > mostRows) return false
      apply(rows)
      return true
    },

    /** Only these rows stay in sight, until rows come, go or change their order; without any, all do. */
    keep(rows: readonly number[] | undefined): void {
      const next = { ...state, editing: undefined, kept: rows }
      const [first = 0] = rows ?? []
      set(rows ? { ...next, focus: { row: first, col: 0 }, anchor: { row: first, col: 0 } } : next)
    },
    select,
    move: (rows: number, cols: number, isExtending = false): void =>
      set(
        amongShown(state, (shown) => {
          const { row, col } = shown.focus
          return selected(shown, { row: row + rows, col: col + cols }, bounds(), isExtending)
        }),
      ),
    step: (by: 1 | -1): void => set(amongShown(state, (shown) => stepped(shown, by, bounds()))),
    selectAll: (): void =>
      set({
        ...all(),
        focus: { row: 0, col: 0 },
        anchor: { row: Math.max(0, state.rows.length - 1), col: columns.length - 1 },
      }),
    selectRows: (from: number, to: number): void =>
      set({
        ...state,
        anchor: { row: state.kept ? to : from, col: columns.length - 1 },
        focus: { row: to, col: 0 },
      }),
    selectColumn: (col: number): void =>
      set({ ...all(), focus: { row: 0, col }, anchor: { row: Math.max(0, state.rows.length - 1), col } }),

    /** Selects a cell from the list of errors. */
    lead(row: number, key: string): void {
      const col = Math.max(
        0,
        columns.findIndex((each) => each.key === key),
      )
      select({ row, col })
      set({ ...state, calls: state.calls + 1 })
    },
    /** Whether the cell can be edited. */
    edit(editing: Editing): boolean {
      if (column(state.focus.col)?.compute) return false
      set({ ...state, anchor: state.focus, editing })
      return true
    },
    openText: (): string => {
      const target = column(state.focus.col)
      const text = target ? keptText(state.rows[state.focus.row], target) : ''
      return target?.choices && target.show && text !== '' ? target.show(text) : text
    },
    commit,
    /** Writes what was chosen from a list. */
    choose(value: string, fills?: Cells): void {
      if (state.editing) set({ ...state, editing: { ...state.editing, text: value } })
      commit(fills)
    },
    cancel: (): void => set({ ...state, editing: undefined }),

    clear: (): void => apply(clearRange(state.rows, columns, range())),
    // What stands above or between may be hidden.
    fillDown: (): void => (state.kept ? undefined : apply(fillDown(state.rows, columns, range()))),
    fillTo(row: number): void {
      if (state.kept) return
      const source = range()
      const target = { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
      if (target.bottom >= mostRows) return
      const filled = fillFrom(state.rows, columns, source, target)
      apply(filled, {
        anchor: { row: target.top, col: source.left },
        focus: { row: target.bottom, col: source.right },
      })
    },
    insert(where: 'above' | 'below'): boolean {
      const { top, bottom } = range()
      const count = bottom - top + 1
      if (state.rows.length + count > mostRows) return false
      const at = where === 'above' ? top : bottom + 1
      apply(insertRows(state.rows, at, count), {
        anchor: { row: at, col: state.anchor.col },
        focus: { row: at + count - 1, col: state.focus.col },
      })
      return true
    },
    duplicate(): boolean {
      const { top, bottom } = range()
      const count = Math.min(bottom, state.rows.length - 1) - top + 1
      if (count < 1 || state.rows.length + count > mostRows) return count < 1
      apply(duplicateRows(state.rows, range()), {
        anchor: { row: top + count, col: state.anchor.col },
        focus: { row: top + 2 * count - 1, col: state.focus.col },
      })
      return true
    },
    remove(): void {
      const { top } = range()
      const place = { row: top, col: state.focus.col }
      apply(removeRows(state.rows, range()), { focus: place })
      set(selected(state, place, bounds()))
    },
    sort: (col: number, direction: 'asc' | 'desc'): void => {
      const target = column(col)
      if (!target) return
      set(all())
      apply(sortRows(state.rows, target, direction))
    },
    /** As a spreadsheet pastes: from the selection's corner, one block into many where it fits. False: too many rows. */
    paste(block: readonly (readonly string[])[]): boolean {
      const { top, left } = range()
      const filled = repeatToFill(block, range())
      if (top + filled.length > mostRows) return false
      if (filled.length > 1) set(all())
      const width = Math.max(...filled.map((texts) => texts.length))
      const rows = writeBlock(state.rows, top, filled, columns.slice(left, left + width))
      const right = Math.min(left + width, columns.length) - 1
      // The active cell stays, and with it the scroll position.
      apply(rows, { focus: { row: top, col: left }, anchor: { row: top + filled.length - 1, col: right } })
      return true
    },
    /** Writes each pasted column to the column mapped to it. False: too many rows. */
    pasteMapped(block: readonly (readonly string[])[], keys: readonly string[]): boolean {
      const { top } = range()
      if (top + block.length > mostRows) return false
      set(all())
      const targets = keys.map((key) => columns.find((each) => each.key === key))
      apply(writeBlock(state.rows, top, block, targets), {
        focus: { row: top, col: 0 },
        anchor: { row: top + block.length - 1, col: columns.length - 1 },
      })
      return true
    },
    /** Replaces all matches in one step that can be undone; returns the number of changed cells. */
    replaceAll(wanted: Replacement): number {
      const { rows, count } = replaceAll(state.rows, columns, wanted)
      apply(rows)
      return count
    },
    /** Writes cells of several rows, by id, in one step that can be undone; a cell that is being edited stays open. */
    amend(changes: ReadonlyMap<string, Cells>): void {
      const rows = state.rows.map((row) => {
        const cells = changes.get(row.id)
        return cells ? { id: row.id, cells: { ...row.cells, ...cells } } : row
      })
      set(changed(state, rows))
    },
    undo: (): void => set(undone({ ...all(), editing: undefined })),
    redo: (): void => set(redone({ ...all(), editing: undefined })),
  }
}

export function useGrid<T>(grid: Grid, pick: (state: GridState) => T): T {
  return useSyncExternalStore(grid.subscribe, () => pick(grid.get()))
}
