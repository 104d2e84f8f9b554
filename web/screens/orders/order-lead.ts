import type { OrderForm } from './use-order-form.ts'

/** To the field or, for a line, to the cell that a path names. */
export function leadTo(of: OrderForm, path: string, row?: string): void {
  if (row !== undefined) {
    const place = of.grid.get().rows.findIndex((each) => each.id === row)
    return of.grid.lead(Math.max(0, place), path)
  }
  if (path === 'lines' || path === 'orderAmount') return of.grid.lead(0, path === 'lines' ? 'model' : 'qty')
  const field = document.getElementById(`${of.form.id}-${path}`)
  field?.scrollIntoView({ block: 'center' })
  const input = field?.matches('input, textarea, button') ? field : field?.querySelector<HTMLElement>('input')
  input?.focus({ preventScroll: true })
}

/** Where these lines stand in the sheet now. */
export function placesOf(of: OrderForm, ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  if (ids.size > 0)
    for (const [place, row] of of.grid.get().rows.entries()) if (ids.has(row.id)) places.set(row.id, place)
  return places
}
