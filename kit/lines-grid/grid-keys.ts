import type { KeyboardEvent } from 'react'
import { type KeyTools, runGridCommand } from './grid-commands.ts'
import { shownAt } from './grid-state.ts'
import type { Grid } from './grid-store.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keys while no cell is edited. Returns whether the key was handled. */
export function runKey(event: KeyboardEvent, tools: KeyTools): boolean {
  const { grid, pageRows, isLeaving } = tools
  const { key, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  if (key === 'Tab') return isCommand || isLeaving.current ? false : stepOrLeave(grid, shiftKey)
  isLeaving.current = key === 'Escape'
  const arrow = arrows[key]
  if (arrow && !event.altKey) {
    const [rows, cols] = arrow
    if (isCommand) jump(grid, rows, cols, shiftKey)
    else grid.move(rows, cols, shiftKey)
    return true
  }
  if (arrow && key === 'ArrowDown') {
    tools.open()
    return true
  }
  if (isCommand) return runGridCommand(event, tools)
  const { row } = grid.get().focus
  switch (key) {
    case 'Enter':
      if (shiftKey) grid.move(-1, 0)
      else grid.move(1, 0)
      return true
    case 'F2':
      tools.open()
      return true
    case 'ContextMenu':
      tools.menu()
      return true
    case 'F10':
      if (!shiftKey) return false
      tools.menu()
      return true
    case 'Home':
      grid.move(0, -grid.columns().length, shiftKey)
      return true
    case 'End':
      grid.move(0, grid.columns().length, shiftKey)
      return true
    case 'PageUp':
    case 'PageDown':
      grid.move(key === 'PageUp' ? -pageRows : pageRows, 0, shiftKey)
      return true
    case 'Delete':
    case 'Backspace':
      grid.clear()
      return true
    case ' ':
      if (!shiftKey) return false
      grid.selectRows(grid.get().anchor.row, row)
      return true
    default:
      return false
  }
}

/** Past the first or the last cell Tab leaves the sheet, so that keyboard users can leave it. */
function stepOrLeave(grid: Grid, isBack: boolean): boolean {
  const { col } = grid.get().focus
  const row = shownAt(grid.get(), grid.get().focus.row)
  const isFirst = row === 0 && col === 0
  const isLast = row >= grid.shownRows() - 1 && col >= grid.columns().length - 1
  if (isBack ? isFirst : isLast) return false
  grid.step(isBack ? -1 : 1)
  return true
}

/** Ctrl with an arrow: to the end of the filled lines. */
function jump(grid: Grid, rows: number, cols: number, isExtending: boolean): void {
  const { focus, rows: lines } = grid.get()
  if (cols !== 0) return grid.move(0, cols * grid.columns().length, isExtending)
  const last = Math.max(0, lines.length - 1)
  grid.move(rows < 0 ? -focus.row : Math.max(0, last - focus.row), 0, isExtending)
}

/** Keys while a cell is edited. Returns whether the key was handled; all others edit the text. */
export function runEditKey(event: KeyboardEvent, grid: Grid): boolean {
  const { key, shiftKey, altKey } = event
  const mode = grid.get().editing?.mode
  if (key === 'Escape') {
    grid.cancel()
    return true
  }
  if (key === 'Enter' && !altKey) {
    grid.commit()
    grid.move(shiftKey ? -1 : 1, 0)
    return true
  }
  if (key === 'Tab') {
    grid.commit()
    grid.step(shiftKey ? -1 : 1)
    return true
  }
  const arrow = arrows[key]
  if (arrow && mode === 'typed') {
    grid.commit()
    grid.move(arrow[0], arrow[1])
    return true
  }
  return false
}
