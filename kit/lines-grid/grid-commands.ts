import type { KeyboardEvent } from 'react'
import type { Grid } from './grid-store.ts'

export type KeyTools = {
  readonly grid: Grid
  /** The number of visible rows. */
  readonly pageRows: number
  readonly open: () => void
  readonly find: () => void
  readonly replace: () => void
  /** Opens the menu of all actions. */
  readonly menu: () => void
  /** Shows that the maximum of rows is reached. */
  readonly full: () => void
  /** Escape was pressed: the next Tab leaves the sheet. */
  readonly isLeaving: { current: boolean }
}

export function runGridCommand(event: KeyboardEvent, { grid, find, replace, full }: KeyTools): boolean {
  const { row, col } = grid.get().focus
  switch (event.key.toLowerCase()) {
    case 'a':
      grid.selectAll()
      return true
    case 'z':
      if (event.shiftKey) grid.redo()
      else grid.undo()
      return true
    case 'y':
      grid.redo()
      return true
    case 'd':
      if (!event.shiftKey) grid.fillDown()
      else if (!grid.duplicate()) full()
      return true
    case 'f':
      find()
      return true
    case 'h':
      replace()
      return true
    case 'home':
      grid.move(-row, -col, event.shiftKey)
      return true
    case 'end':
      grid.move(grid.get().rows.length - 1 - row, grid.columns().length, event.shiftKey)
      return true
    case '+':
    case '=':
      if (!grid.insert('above')) full()
      return true
    case '-':
      grid.remove()
      return true
    default:
      return false
  }
}
