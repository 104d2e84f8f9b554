import { type Difference, StaleDialog } from '@quayside/kit/stale-dialog.tsx'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.tsx'
import { textNames, valuesOf } from './order-form.values.ts'
import { cellKeys, filledRows, rowsOf } from './order-lines.ts'
import type { OrderForm } from './use-order-form.ts'

const mostLines = 30

/** Somebody saved first: their order beside one's own, field by field and line by line. */
export function OrderStale({ of }: { of: OrderForm }) {
  const t = useTranslations('orderForm')
  const columns = useTranslations('orderFields.orderLine') as unknown as (key: string) => string
  const labelOf = useFieldLabel()
  const { stale } = of
  if (!stale) return null
  const theirs = valuesOf(stale.current)
  const fields = textNames
    .filter((name) => of.form.values[name] !== theirs[name])
    .map((name) => ({ label: labelOf(name), mine: of.form.values[name], theirs: theirs[name] }))
  return (
    <StaleDialog
      changedBy={stale.changedBy}
      changedAt={stale.changedAt}
      differences={[...fields, ...lineDifferences()]}
      onKeepMine={of.keepMine}
      onTakeTheirs={of.takeTheirs}
      onClose={of.closeStale}
    />
  )

  function lineDifferences(): Difference[] {
    const mine = filledRows(of.rows)
    const latest = new Map(rowsOf(stale?.current.lines ?? []).map((row) => [row.id, row]))
    const found: Difference[] = []
    for (const [place, row] of mine.entries()) {
      const other = latest.get(row.id)
      latest.delete(row.id)
      for (const key of other ? cellKeys : []) {
        const [a, b] = [row.cells[key] ?? '', other?.cells[key] ?? '']
        if (a !== b && key !== 'productId')
          found.push({ label: t('lineField', { row: place + 1, column: columns(key) }), mine: a, theirs: b })
      }
      if (!other)
        found.push({ label: t('lineOnly', { row: place + 1 }), mine: row.cells['model'] ?? '', theirs: '' })
    }
    for (const row of latest.values())
      found.push({ label: t('lineTheirs'), mine: '', theirs: row.cells['model'] ?? '' })
    return found.slice(0, mostLines)
  }
}
