/** Frames to wait for a row that was out of sight to be rendered. */
const patience = 20

/** Puts the cursor into the quantity of a line, which may be far out of sight and not rendered yet. */
export function focusLine(
  scroller: HTMLElement | null,
  id: string,
  place: number,
  rowHeight: number,
  left = patience,
): void {
  const input = scroller?.querySelector<HTMLInputElement>(`input[data-line="${CSS.escape(id)}"]`)
  if (input) {
    input.focus()
    input.select()
    input.scrollIntoView({ block: 'nearest' })
    return
  }
  if (!scroller || left === 0) return
  if (left === patience) scroller.scrollTop = Math.max(0, (place - 3) * rowHeight)
  requestAnimationFrame(() => focusLine(scroller, id, place, rowHeight, left - 1))
}
