import { type GridRow, type Place, type Range, rangeOf } from './grid-types.ts'

type Moment = { readonly rows: readonly GridRow[]; readonly focus: Place; readonly anchor: Place }

/** `typed` began by typing over the cell: arrows leave it. `opened` began with F2 or a double click: they move in it. */
export type Editing = { readonly text: string; readonly mode: 'typed' | 'opened'; readonly before?: string }

export type GridState = Moment & {
  readonly editing: Editing | undefined
  /** The indexes of the rows that a filter leaves visible; absent without one. */
  readonly kept?: readonly number[] | undefined
  /** Raised when a cell is selected from outside: the sheet then takes the focus. */
  readonly calls: number
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
}

const mostSteps = 100
const start: Place = { row: 0, col: 0 }

export const emptyState = (rows: readonly GridRow[] = []): GridState => ({
  rows,
  focus: start,
  anchor: start,
  editing: undefined,
  calls: 0,
  past: [],
  future: [],
})

export const selectionOf = (state: GridState): Range => rangeOf(state.focus, state.anchor)

const momentOf = ({ rows, focus, anchor }: GridState): Moment => ({ rows, focus, anchor })

/** The state after a change, which can be undone; a change without effect adds no step. */
export function changed(
  state: GridState,
  rows: readonly GridRow[],
  selection: { focus?: Place; anchor?: Place } = {},
): GridState {
  const focus = selection.focus ?? state.focus
  const next = { ...state, focus, anchor: selection.anchor ?? selection.focus ?? state.anchor }
  const isSame = rows.length === state.rows.length && rows.every((row, place) => row === state.rows[place])
  if (isSame) return next
  return { ...next, rows, past: [...state.past.slice(1 - mostSteps), momentOf(state)], future: [] }
}

export function undone(state: GridState): GridState {
  const before = state.past.at(-1)
  if (!before) return state
  return {
    ...state,
    ...before,
    past: state.past.slice(0, -1),
    future: [momentOf(state), ...state.future],
  }
}

export function redone(state: GridState): GridState {
  const [after, ...future] = state.future
  if (!after) return state
  return { ...state, ...after, past: [...state.past, momentOf(state)], future }
}

export type Bounds = { readonly rows: number; readonly cols: number }

export function selected(state: GridState, to: Place, bounds: Bounds, isExtending = false): GridState {
  const focus = {
    row: Math.max(0, Math.min(to.row, bounds.rows - 1)),
    col: Math.max(0, Math.min(to.col, bounds.cols - 1)),
  }
  return { ...state, focus, anchor: isExtending ? state.anchor : focus }
}

/** Tab at the end of a row moves to the next row. */
export function stepped(state: GridState, by: 1 | -1, bounds: Bounds): GridState {
  const { row, col } = state.focus
  const next = col + by
  if (next >= 0 && next < bounds.cols) return selected(state, { row, col: next }, bounds)
  const edge = by === 1 ? 0 : bounds.cols - 1
  return selected(state, { row: row + by, col: edge }, bounds)
}

/** Where a row stands among those in sight, and the row that stands there. */
export const shownAt = ({ kept }: GridState, row: number): number => (kept ? kept.indexOf(row) : row)
const rowAt = ({ kept }: GridState, shown: number): number => kept?.[shown] ?? shown

/** A movement over the rows in sight. Between two of them others may be hidden, so that only one row is selected. */
export function amongShown(state: GridState, move: (shown: GridState) => GridState): GridState {
  if (!state.kept) return move(state)
  const at = (place: Place): Place => ({ ...place, row: Math.max(0, shownAt(state, place.row)) })
  const moved = move({ ...state, focus: at(state.focus), anchor: at(state.anchor) })
  const row = rowAt(state, moved.focus.row)
  return { ...moved, focus: { ...moved.focus, row }, anchor: { ...moved.anchor, row } }
}
