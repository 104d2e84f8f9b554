import type { LineColumns } from '@quayside/contract/kernel/lines/line-column.ts'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { lineTableColumns } from '@quayside/kit/table/line-columns.tsx'
import type { Column, ListAnswer } from '@quayside/kit/table/table.ts'
import { noop } from './part.tsx'

export type SampleLine = { id: string; name: string; amount: string }
export const sampleLines: SampleLine[] = ['128460', '-56200.5', '0'].map((value, place) => ({
  id: String(place + 1),
  name: `SP-${place + 1}`,
  amount: value,
}))
export const answered: ListAnswer<SampleLine> = {
  data: {
    rows: sampleLines,
    total: 4_321,
    sums: { counted: 4_300, columns: { amount: [{ currency: 'USD', amount: '72259.50' }] } },
  },
  isPending: false,
  isError: false,
  isFetching: false,
  refetch: noop,
}
export const filterNames = ['keyword', 'dayBegin', 'dayEnd'] as const
export const options = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
]

const titles = { name: 'Number', amount: 'Amount' } as const
const { opener } = columnsOf<SampleLine, (key: keyof typeof titles) => string>((key) => titles[key])
export const columns: readonly Column<SampleLine>[] = [
  opener('name', 200),
  amountColumn('amount', 'Amount', 140),
]

const lines = [
  { key: 'name', kind: 'text', max: 20, width: 200 },
  { key: 'amount', kind: 'signedMoney', width: 140 },
] as const satisfies LineColumns
/** The same as lines of a document, drawn from their declaration. */
export const lineColumns: readonly Column<SampleLine>[] = lineTableColumns<typeof lines, SampleLine>(lines, {
  titleOf: (key) => titles[key],
  nameOf: (_dictionary, value) => value,
})
