import type { OrderForm } from './use-order-form.ts'

/** To the field or the cell that a path names; `row` is the line's place in the sheet. */
export function leadTo(of: OrderForm, path: string, row?: number): void {
  if (row !== undefined) return of.grid.lead(row, path)
  if (path === 'lines' || path === 'orderAmount') return of.grid.lead(0, path === 'lines' ? 'model' : 'qty')
  const field = document.getElementById(`${of.form.id}-${path}`)
  field?.scrollIntoView({ block: 'center' })
  const input = field?.matches('input, textarea, button') ? field : field?.querySelector<HTMLElement>('input')
  input?.focus({ preventScroll: true })
}
