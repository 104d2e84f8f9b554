import { PlusOutlined } from '@ant-design/icons-svg'
import { labelLines } from '@quayside/contract/filings/label-line.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useGrid } from '@quayside/kit/lines-grid/grid-store.ts'
import { type Cells, type GridColumn, type GridRow, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fileIn } from './label-form.values.ts'
import { fieldsId, Product } from './label-product.tsx'
import styles from './labels.module.css'
import type { LabelFormState } from './use-label-form.ts'

type Props = { readonly editor: LabelFormState }

/** The products of the order, one card each: what is typed, and the three files that a label is made from. */
export function LabelProducts({ editor }: Props) {
  const t = useTranslations('labels.form')
  const { grid, rows, form } = editor
  const columns = useColumns()
  grid.useColumns(columns)
  // A form without products begins with an empty one, which is not yet part of the order.
  const [first] = useState(() => newRow())
  const shown = rows.length > 0 ? rows : [first]
  useLead(editor)
  const write = (row: GridRow, cells: Cells): void => {
    if (rows.length > 0) grid.amend(new Map([[row.id, cells]]))
    else grid.replace([{ id: row.id, cells }])
  }
  const missing = rows.length === 0 ? form.errors['lines'] : undefined
  return (
    <section className={styles['products']} aria-label={t('products')}>
      {missing !== undefined && <p className="q-field-error">{missing}</p>}
      {shown.map((row, place) => (
        <Product
          key={row.id}
          editor={editor}
          row={row}
          place={place}
          onWrite={(cells) => write(row, cells)}
          onRemove={rows.length > 1 ? () => grid.replace(rows.filter((each) => each !== row)) : undefined}
        />
      ))}
      <Button onClick={() => grid.replace([...shown, newRow()])}>
        <Icon drawing={PlusOutlined} /> {t('add')}
      </Button>
    </section>
  )
}

/** The list of errors and the comparison with a colleague's version name fields by their columns. */
function useColumns(): readonly GridColumn[] {
  const fields = useTranslations('labelFields.labelLine')
  return useMemo(
    () =>
      labelLines.columns.map(({ key, kind, width }) => ({
        key,
        title: fields(key),
        width,
        ...(kind === 'file' && { show: (cell: string) => fileIn(cell)?.name ?? cell }),
      })),
    [fields],
  )
}

/** An entry of the list of errors leads to its field. */
function useLead({ grid, form }: LabelFormState): void {
  const calls = useGrid(grid, (state) => state.calls)
  useEffect(() => {
    if (calls === 0) return
    const { rows, focus } = grid.get()
    const { [focus.row]: row } = rows
    const key = grid.columns()[focus.col]?.key
    if (!row || key === undefined) return
    const field = document.getElementById(`${fieldsId(form.id, row.id)}-${key}`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [calls, grid, form.id])
}
