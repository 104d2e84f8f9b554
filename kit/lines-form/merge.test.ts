import { describe, expect, it } from 'vitest'
import { type Content, differencesOf, merged } from './merge.ts'

type Values = { contractNo: string; remarks: string }
const content = (
  values: Partial<Values>,
  rows: Readonly<Record<string, Record<string, string>>>,
): Content<Values> => ({
  values: { contractNo: '', remarks: '', ...values },
  rows: Object.entries(rows).map(([id, cells]) => ({ id, cells })),
})
const columns = { keys: ['model', 'qty', 'price'], numbers: new Set(['qty', 'price']) }

const base = content(
  { contractNo: 'HT-1' },
  { a: { model: 'A', qty: '1' }, b: { model: 'B' }, c: { model: 'C' } },
)
const mine = content(
  { contractNo: 'HT-MINE' },
  { a: { model: 'A', qty: '2' }, b: { model: 'B' }, own: { model: 'NEW' } },
)
const theirs = content(
  { contractNo: 'HT-THEIRS', remarks: 'urgent' },
  { a: { model: 'A', qty: '1', price: '5' }, c: { model: 'C' }, other: { model: 'OTHER' } },
)
const found = differencesOf(base, mine, theirs, columns)
const byDefault = new Set(found.flatMap(({ key, isTheirs }) => (isTheirs ? [key] : [])))

describe('two versions of a form with lines', () => {
  it('are compared field by field, cell by cell and row by row', () => {
    expect(found.map(({ key }) => key).toSorted()).toEqual([
      'cell a price',
      'cell a qty',
      'contractNo',
      'remarks',
      'row b',
      'row c',
      'row other',
      'row own',
    ])
  })

  it('keep what each side alone changed, and one’s own where both did', () => {
    expect([...byDefault].toSorted()).toEqual(['cell a price', 'remarks', 'row b', 'row other'])
    expect(merged(mine, theirs, found, byDefault)).toEqual(
      content(
        { contractNo: 'HT-MINE', remarks: 'urgent' },
        { a: { model: 'A', qty: '2', price: '5' }, own: { model: 'NEW' }, other: { model: 'OTHER' } },
      ),
    )
  })

  it('become theirs where all of theirs is taken, and stay one’s own where nothing is', () => {
    expect(merged(mine, theirs, found, new Set(found.map(({ key }) => key)))).toBe(theirs)
    expect(merged(mine, theirs, found, new Set())).toEqual(mine)
  })

  it('do not differ by the zeros at the end of a number, but by those of a model', () => {
    const typed = content({}, { a: { model: '1.1', qty: '3.2', price: '5' }, b: { model: 'B', qty: '10' } })
    const saved = content(
      {},
      { a: { model: '1.10', qty: '3.200', price: '5.000000' }, b: { model: 'B', qty: '100' } },
    )
    const keys = differencesOf(typed, typed, saved, columns).map(({ key }) => key)
    expect(keys).toEqual(['cell a model', 'cell b qty'])
  })

  it('take a single field', () => {
    expect(merged(mine, theirs, found, new Set(['contractNo']))).toEqual({
      ...mine,
      values: { contractNo: 'HT-THEIRS', remarks: '' },
    })
  })
})
