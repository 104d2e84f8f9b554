import type { MouseEvent } from 'react'
import type { Grid } from './grid-store.ts'
import type { Place } from './grid-types.ts'

/** The cell under the pointer; its number at the left counts as column -1. */
function placeAt(target: Element | null): Place | undefined {
  const row = target?.closest<HTMLElement>('[data-row]')
  if (!row) return undefined
  const cell = target?.closest<HTMLElement>('[data-col]')
  return { row: Number(row.dataset['row']), col: cell ? Number(cell.dataset['col']) : -1 }
}

const edge = 24
const stride = 24

/** Selecting, whole rows by their numbers, and filling by the handle; beyond the edge the sheet scrolls along. */
export function startDrag(
  event: MouseEvent,
  grid: Grid,
  scroller: HTMLElement,
  focusInput: () => void,
): void {
  const target = event.target as Element
  const place = placeAt(target)
  if (!place || event.button > 0) return
  event.preventDefault()
  focusInput()
  const isFilling = target.hasAttribute('data-fill')
  const isRows = place.col < 0
  const began = grid.get().anchor
  if (isRows) grid.selectRows(event.shiftKey ? began.row : place.row, place.row)
  else if (!isFilling) grid.select(place, event.shiftKey)

  const from = place.row
  let last = place
  const move = (moved: globalThis.MouseEvent): void => {
    const view = scroller.getBoundingClientRect()
    if (moved.clientY > view.bottom - edge) scroller.scrollTop += stride
    else if (moved.clientY < view.top + edge) scroller.scrollTop -= stride
    if (moved.clientX > view.right - edge) scroller.scrollLeft += stride
    else if (moved.clientX < view.left + edge) scroller.scrollLeft -= stride
    const over = placeAt(document.elementFromPoint(moved.clientX, moved.clientY))
    if (!over || (over.row === last.row && over.col === last.col)) return
    last = over
    if (isFilling) return
    if (isRows) grid.selectRows(from, over.row)
    else if (over.col >= 0) grid.select(over, true)
  }
  const end = (): void => {
    removeEventListener('mousemove', move)
    removeEventListener('mouseup', end)
    if (isFilling && last.row !== from) grid.fillTo(last.row)
  }
  addEventListener('mousemove', move)
  addEventListener('mouseup', end)
}
