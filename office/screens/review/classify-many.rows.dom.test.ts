import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { expect, it } from 'vitest'
import { filledFrom } from './classify-many.rows.ts'

const columns = [
  { key: 'known.number', title: '', width: 1 },
  { key: 'hsCode', title: '', width: 1, parse: (typed: string) => typed.replaceAll('.', '') },
  { key: 'vatRate', title: '', width: 1 },
  { key: 'note', title: '', width: 1 },
]
const answer = (values: Record<string, string>) => ({ row: 2, values, errors: [] })

it('fills the lines of a file’s requests, keeps what it leaves empty, and counts other requests', () => {
  const rows = [
    newRow({ id: '1', number: 'CR1', hsCode: '', vatRate: '13' }),
    newRow({ id: '2', number: 'CR2', hsCode: '' }),
  ]
  const result = filledFrom(rows, columns, [
    answer({ number: 'CR1', hsCode: '8542.311110', vatRate: '', answerNote: 'As last year' }),
    answer({ number: 'CR9', hsCode: '8542311110' }),
  ])
  expect(result).toMatchObject({ filled: 1, left: 1 })
  expect(result.rows[0]?.cells).toEqual({
    id: '1',
    number: 'CR1',
    hsCode: '8542311110',
    vatRate: '13',
    note: 'As last year',
  })
  expect(result.rows[1]).toBe(rows[1])
})
