import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { codeList } from '../codes.ts'
import { checkRequired, withUnreadable } from './line.rules.ts'
import { lineShapesOf } from './line-shapes.ts'

const colour = codeList('colour', { red: 0, blue: 1 })
const lines = lineShapesOf(
  [
    { key: 'model', kind: 'text', max: 10, isRequired: true, width: 100 },
    { key: 'colour', kind: 'code', codes: colour, isRequired: true, width: 60 },
    { key: 'origin', kind: 'entry', dictionary: 1001, width: 60 },
    { key: 'qty', kind: 'quantity', isRequired: true, width: 80 },
    { key: 'rate', kind: 'percent', values: [0, 13], width: 60 },
    { key: 'lots', kind: 'texts', max: 5, most: 2, width: 100 },
    { key: 'picture', kind: 'file', width: 100 },
  ],
  ['productId'],
)
const empty = {
  key: 'a',
  productId: null,
  model: '',
  colour: null,
  origin: '',
  qty: '',
  rate: null,
  lots: [],
  picture: null,
  rawCells: {},
}
const faultsOf = (schema: z.ZodMiniType, value: object): string[] =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('the lines of a document', () => {
  it('may be empty in a draft', () => {
    expect(lines.emptyLine('a')).toEqual(empty)
  })

  it('are refused at each cell that is not of its column’s type', () => {
    const wrong = {
      ...empty,
      model: 'x'.repeat(11),
      colour: 7,
      origin: 'de',
      qty: '-1',
      rate: 5,
      lots: ['123456'],
    }
    expect(faultsOf(lines.draft, wrong)).toEqual(['model', 'colour', 'origin', 'qty', 'rate', 'lots.0'])
    expect(faultsOf(lines.draft, { ...empty, rawCells: { qty: 'ten', other: 'x' } })).toHaveLength(1)
  })

  it('keep what could not be read, be it longer than its column allows, up to two thousand characters', () => {
    const lengthOf = (length: number) =>
      faultsOf(lines.draft, { ...empty, rawCells: { qty: 'x'.repeat(length) } }).length
    expect([lengthOf(0), lengthOf(1), lengthOf(2000), lengthOf(2001)]).toEqual([1, 0, 0, 1])
    const long = lineShapesOf([{ key: 'text', kind: 'text', max: 1500, width: 1 }])
    const cell = (length: number) =>
      faultsOf(long.draft, { key: 'a', rawCells: { text: 'x'.repeat(length) } }).length
    expect([cell(3000), cell(3001)]).toEqual([0, 1])
  })

  it('have names of a dictionary and lists as texts in a sheet', () => {
    const row = {
      model: 'M1',
      colour: 1,
      origin: 'Germany',
      qty: '2',
      rate: 13,
      lots: 'L1, L2',
      picture: null,
    }
    expect(lines.imported.parse(row)).toEqual(row)
    expect(faultsOf(lines.imported, { ...row, key: 'a' })).toHaveLength(1)
  })

  it('are sent again as they were read, without what became of them, a file by its id', () => {
    const file = {
      fileId: '5',
      kind: 'other',
      name: 'a.png',
      mime: 'image/png',
      bytes: 1,
      hasThumbnail: false,
      createdAt: '2026-01-01T00:00:00Z',
    }
    const read = { ...empty, id: '9', model: 'M1', colour: 1, picture: file, receivedQty: '3' }
    const draft = lines.toDraft(z.object({ ...lines.row, receivedQty: z.string() }).parse(read))
    expect(draft).toEqual({ ...empty, model: 'M1', colour: 1, picture: '5' })
    expect(lines.draft.parse(draft)).toEqual(draft)
  })
})

describe('a line that is submitted', () => {
  it('has its required cells, and numbers above zero', () => {
    expect(checkRequired(lines.columns, lines.emptyLine('a'), 2)).toEqual([
      { path: 'lines.2.model', code: 'field.required' },
      { path: 'lines.2.colour', code: 'field.required' },
      { path: 'lines.2.qty', code: 'field.required' },
    ])
    const line = { ...lines.emptyLine('a'), model: 'M1', colour: 0 as const, qty: '0' }
    expect(checkRequired(lines.columns, line, 0)).toEqual([
      { path: 'lines.0.qty', code: 'orderLine.notPositive' },
    ])
  })

  it('names an unreadable cell once, as unreadable', () => {
    const line = { ...lines.emptyLine('a'), model: 'M1', colour: 0 as const, rawCells: { qty: 'ten' } }
    expect(withUnreadable(line, 0, checkRequired(lines.columns, line, 0))).toEqual([
      { path: 'lines.0.qty', code: 'orderLine.unreadable', params: { text: 'ten' } },
    ])
  })
})
