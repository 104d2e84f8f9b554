import { createGrid } from '@quayside/kit/lines-grid/grid-store.ts'
import { type GridColumn, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { LinesGrid } from '@quayside/kit/lines-grid/lines-grid.tsx'
import { Part } from './part.tsx'

const columns: readonly GridColumn[] = [
  { key: 'model', title: 'Model', width: 180, isPinned: true, isRequired: true, isCode: true },
  {
    key: 'unit',
    title: 'Unit',
    width: 110,
    choices: [
      { value: 'pcs', label: 'piece' },
      { value: 'kg', label: 'kilogram' },
    ],
  },
  { key: 'qty', title: 'Quantity', width: 120, align: 'right' },
  { key: 'price', title: 'Price', width: 120, align: 'right' },
  {
    key: 'total',
    title: 'Total',
    width: 130,
    align: 'right',
    compute: ({ qty = '', price = '' }) => {
      const total = Number(qty) * Number(price)
      return qty === '' || Number.isNaN(total) ? '' : total.toFixed(2)
    },
    total: (rows) => `${rows.length} rows`,
  },
]

const grid = createGrid(1_000)
grid.load([
  newRow({ model: 'RC0603FR-0710KL', unit: 'pcs', qty: '4000', price: '0.02' }),
  newRow({ model: '', unit: 'pcs', qty: 'many', price: '1' }),
])

const forgetful = { kept: {}, keep: () => undefined }

export const GridPart = () => (
  <Part name="LinesGrid">
    <LinesGrid
      grid={grid}
      columns={columns}
      label="Lines"
      name="kit"
      sheets={forgetful}
      marksOf={({ cells }) => ({
        ...(cells['model'] === '' && { model: { text: 'Required', tone: 'wrong' as const } }),
        ...(cells['qty'] === 'many' && { qty: { text: 'Not a number', tone: 'notice' as const } }),
      })}
    />
  </Part>
)
